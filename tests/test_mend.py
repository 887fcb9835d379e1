"""A submitted notebook keeps what a student may write, and gets all else from the release."""

import copy
import json
from typing import Any

import pytest

from autograder.nbgrader_bridge.clean import clean
from autograder.nbgrader_bridge.mend import Mended, Notebook, mend

PNG = {"image/png": "aGVsbG8="}


def cell(name: str, kind: str = "code", source: str = "", **ours: Any) -> dict[str, Any]:
    """A cell that nbgrader knows."""
    marks = {"grade_id": name, "grade": False, "solution": True, "locked": False} | ours
    made = {"cell_type": kind, "metadata": {"nbgrader": marks}, "source": source or f"# {name}"}
    return made | ({"outputs": [], "execution_count": None} if kind == "code" else {})


def release() -> Notebook:
    """A story, an answer in code, its grade cell, and a written answer."""
    story = {"cell_type": "markdown", "metadata": {}, "source": ["# The ", "story"]}
    cells = [
        story,
        cell("answer"),
        cell("grade", grade=True, solution=False, locked=True, points=3),
        cell("essay", "markdown", grade=True, points=2),
    ]
    return {"cells": cells, "metadata": {"kernelspec": {"name": "python3"}}, "nbformat": 4}


def mended(notebook: Notebook) -> Mended:
    """A notebook put right against the release."""
    return mend(json.dumps(notebook).encode(), release(), "hw.ipynb")


def sources(found: Mended) -> list[str]:
    return [each["source"] for each in found.notebook["cells"]]


def names(found: Mended) -> list[str | None]:
    ours = [each["metadata"].get("nbgrader") for each in found.notebook["cells"]]
    return [each["grade_id"] if each else None for each in ours]


def test_an_untouched_notebook_stays_as_it_is() -> None:
    found = mended(release())
    assert sources(found) == ["# The story", "# answer", "# grade", "# essay"]
    assert (found.notes, found.unread) == ({}, "")


def test_locked_text_and_metadata_come_from_the_release() -> None:
    notebook = release()
    notebook["cells"][2] |= {"source": "3.0", "cell_type": "markdown"}
    notebook["cells"][2]["metadata"]["nbgrader"] |= {"points": 1e9, "solution": True}
    notebook["metadata"] = {"title": "<script>", "widgets": {}}
    found = mended(notebook)
    assert found.notebook["cells"][2]["source"] == "# grade"
    assert found.notebook["cells"][2]["metadata"] == release()["cells"][2]["metadata"]
    assert found.notebook["metadata"] == release()["metadata"]


def test_missing_cells_come_back_in_their_places() -> None:
    notebook = release()
    del notebook["cells"][1:3]
    found = mended(notebook)
    assert names(found) == ["answer", "grade", None, "essay"]
    assert list(found.notes) == ["answer", "grade"]
    assert names(mended(release() | {"cells": []})) == ["answer", "grade", "essay"]


def test_of_copies_the_last_changed_one_counts_and_others_stay_to_read() -> None:
    notebook = release()
    essay = notebook["cells"][3]
    copies = [{**copy.deepcopy(essay), "source": text} for text in ("First.", "Second.", "# essay")]
    notebook["cells"] += copies
    found = mended(notebook)
    kept = {name: text for name, text in zip(names(found), sources(found), strict=True) if name}
    assert kept["essay"] == "Second."
    assert sources(found).count("First.") == 1
    assert "duplicated" in found.notes["essay"][0]


def test_cells_of_their_own_lose_outputs_names_and_raw_html() -> None:
    notebook = release()
    output = {"output_type": "display_data", "data": {"text/html": "<b>"}, "metadata": {}}
    notebook["cells"] += [
        cell("unknown", source="1 < 2 <b>") | {"outputs": [output], "execution_count": 3},
        {"cell_type": "raw", "metadata": {"raw_mimetype": "text/html"}, "source": "<b>x"},
        {"cell_type": "heading", "source": "x"},
        "not a cell",
    ]
    own = mended(notebook).notebook["cells"][4:]
    assert [each["metadata"] for each in own] == [{}, {}]
    assert own[0]["outputs"] == []
    assert own[0]["source"] == "1 < 2 <b>"
    assert (own[1]["cell_type"], own[1]["source"]) == ("markdown", "    < b>x")


def test_only_pictures_that_are_shown_come_along() -> None:
    notebook = release()
    svg = {"image/svg+xml": "PHN2Zz4="}
    notebook["cells"][3] |= {
        "source": "![](attachment:a.png) ![](attachment:b.svg)",
        "attachments": {"a.png": PNG | svg, "b.svg": svg, "c.png": PNG},
    }
    assert mended(notebook).notebook["cells"][3]["attachments"] == {"a.png": PNG}


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("z < 0 and a<b", "z < 0 and a< b"),
        ("<script>x</script>", "< script>x< /script>"),
        ("<!-- --><?x?>", "< !-- -->< ?x?>"),
        ("[a](javascript:x)", "[a] (javascript :x)"),
        ("[a](java&#115;cript:x)", "[a] (java& #115;cript:x)"),
        ("[a](https://x.org) ![b](attachment:b.png)", "[a](https://x.org) ![b](attachment:b.png)"),
        ("$\\href{x}{y} \\frac{1}{2}$", "$\\ href{x}{y} \\frac{1}{2}$"),
        ("[a]: data:text/html,x", "[a]: data :text/html,x"),
        ("a\x00\x1b\u202eb", "ab"),
        ("A and B, R&D & C; the data: 3", "A and B, R& D & C; the data: 3"),
    ],
)
def test_markdown_keeps_text_and_loses_what_could_act(text: str, left: str) -> None:
    assert clean(text) == left
