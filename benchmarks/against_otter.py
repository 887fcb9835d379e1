"""otter: `otter run`, Otter's way to grade one submission on this machine, against ours."""

import tempfile
from contextlib import closing
from itertools import islice
from pathlib import Path

from benchmarks.notebooks import CHECKS, notebook, test_of
from benchmarks.ours import local
from benchmarks.room import Bench, Measured, in_turn, peers, run, seconds, sources, students

MOST = 2  # submissions a round; each takes seconds

# Otter hands a test the names that the notebook defined and that the test asks for.
TEST = """OK_FORMAT = False

from otter.test_files import test_case

name = "{name}"
points = 2

{cases}
"""
CASE = """@test_case()
def test_{seed}(env):
    exec({code!r}, dict(env))
"""


def measure(bench: Bench, rounds: int) -> list[Measured]:
    """Seconds per submission of Otter and of one grader process."""
    folders = list(islice(students(), min(bench.submissions, MOST)))
    with tempfile.TemporaryDirectory() as name, closing(local(bench, 1)) as ours:
        place = Path(name)
        _tests(place / "tests")
        otter = str(peers() / "otter")
        run(otter, "generate", "-t", "tests", "-o", "tests.zip", "--no-environment", cwd=place)
        for number, folder in enumerate(folders):
            (place / f"s{number}.ipynb").write_text(notebook(sources(folder)))

        def local_run() -> float:
            took = [
                seconds(
                    lambda n=number: run(otter, "run", f"s{n}.ipynb", "-a", "tests.zip", cwd=place)
                )
                for number in range(len(folders))
            ]
            return sum(took) / len(took)

        theirs, whole = in_turn(rounds, local_run, ours.seconds)
    return [Measured("otter", theirs, whole, "otter run / ours")]


def _tests(folder: Path) -> None:
    folder.mkdir()
    for exercise in CHECKS:
        cases = "\n\n".join(CASE.format(seed=seed, code=test_of(exercise, seed)) for seed in (1, 2))
        (folder / f"{exercise}.py").write_text(TEST.format(name=exercise, cases=cases))
