"""What check.py names mistakes from: an exercise's table without what only the grader needs.

Numbers and names only. A smallest case comes with its words and what it takes to draw it, so that
the kit needs no more than to see whether a file does there what the mistake does.
"""

import json
from typing import Any

from autograder.diagnose.counterexample import tell
from autograder.diagnose.table_file import Case, encode_value, load
from autograder.diagnose.tables import TABLE, Bench

TOLD = ("id", "title", "explanation", "hint", "wrong", "ways", "company", "cores")
RUN = ("name", "steps", "reads", "wrong")


def open_table(bench: Bench) -> dict[str, Any]:
    """The table of an exercise as it stands in mistakes.json."""
    path = bench.folder / TABLE
    table = json.loads(path.read_bytes())
    mistakes = [
        {
            **{key: raw[key] for key in TOLD},
            "smallest": _case(bench, raw["smallest"], case),
        }
        for raw, case in zip(
            table["mistakes"], (each.smallest for each in load(path).mistakes), strict=True
        )
    ]
    return {"entries": table["entries"], "right": table["right"], "mistakes": mistakes}


def _case(bench: Bench, raw: dict[str, Any], case: Case | None) -> dict[str, Any] | None:
    """The smallest case as the kit reads it; none that would never end where it is run."""
    if case is None or case.wrong.kind == "timeout":
        return None
    told = tell(case.entry, case.wrong, case.right, bench.picture(case.entry))
    return {
        **{key: raw[key] for key in RUN},
        "got": told.got,
        "want": told.want,
        "drawing": {key: encode_value(each) for key, each in told.drawing.items()},
    }
