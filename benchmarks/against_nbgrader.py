"""nbgrader_1 and nbgrader_2: stock `nbgrader autograde` against one and two grader processes.

Its time per submission is what a larger class takes longer than a single submission, so that
starting it does not count, as ours is measured with warm processes.
"""

import tempfile
from contextlib import closing
from itertools import islice
from pathlib import Path

from benchmarks.notebooks import notebook
from benchmarks.ours import local
from benchmarks.room import Bench, Measured, in_turn, peers, run, seconds, sources, students

NAME = "rules"
MOST = 12  # submissions a round; each takes as long as the others
SETTINGS = """c = get_config()
c.CourseDirectory.course_id = "bench"
c.ExecutePreprocessor.timeout = 60
"""


def measure(bench: Bench, rounds: int) -> list[Measured]:
    """Seconds per submission of nbgrader, and of one and two grader processes."""
    count = max(3, min(bench.submissions, MOST))
    with (
        tempfile.TemporaryDirectory() as place,
        closing(local(bench, 1)) as one,
        closing(local(bench, 2)) as two,
    ):
        names = _course(Path(place), count)
        autograde = (str(peers() / "nbgrader"), "autograde", NAME, "--force", "--create")

        def theirs(*words: str) -> float:
            return seconds(lambda: run(*autograde, *words, cwd=Path(place)))

        def stock_seconds() -> float:
            return (theirs() - theirs(f"--student={names[0]}")) / (count - 1)

        stock, alone, both = in_turn(rounds, stock_seconds, one.seconds, two.seconds)
    told = "stock nbgrader autograde / ours"
    return [
        Measured("nbgrader_1", stock, alone, f"{told}, 1 process"),
        Measured("nbgrader_2", stock, both, f"{told}, 2 processes"),
    ]


def _course(place: Path, count: int) -> list[str]:
    """A course folder with a released notebook and that many submissions; the students."""
    (place / "nbgrader_config.py").write_text(SETTINGS)
    folders = list(islice(students(), count))
    names = [f"s{number:05}" for number in range(count)]
    right = notebook(sources(folders[0]))
    handed_in = [notebook(sources(folder)) for folder in folders]
    for folder, text in [("source", right)] + [
        (f"submitted/{name}", text) for name, text in zip(names, handed_in, strict=True)
    ]:
        path = place / folder / NAME / f"{NAME}.ipynb"
        path.parent.mkdir(parents=True)
        path.write_text(text)
    run(str(peers() / "nbgrader"), "generate_assignment", NAME, cwd=place)
    return names
