"""pytest: one bare pytest process for each submission, on the same probes and without a jail."""

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import closing
from itertools import islice
from pathlib import Path

from benchmarks.ours import local
from benchmarks.room import ROOT, RULES, Bench, Measured, in_turn, seconds, students

SUITES = ROOT / "autograder" / "hidden" / RULES
MOST = 12  # processes a round; each takes as long as the others


def measure(bench: Bench, rounds: int) -> list[Measured]:
    """Seconds per submission of bare pytest and of one grader process."""
    folders = list(islice(students(), min(bench.submissions, MOST)))
    with tempfile.TemporaryDirectory() as place, closing(local(bench, 1)) as ours:
        suites = shutil.copytree(SUITES, Path(place) / "suites")
        shutil.copy(Path(__file__).with_name("bare_conftest.py"), suites / "conftest.py")

        def bare() -> float:
            return seconds(lambda: [_bare(suites, folder) for folder in folders]) / len(folders)

        theirs, whole = in_turn(rounds, bare, ours.seconds)
    return [Measured("pytest", theirs, whole, "a bare pytest process, no jail / ours")]


def _bare(suites: Path, folder: Path) -> None:
    words = ("-q", "--import-mode=importlib", "-p", "no:cacheprovider", "--rootdir", str(suites))
    environment = {**os.environ, "SUBMISSION": str(folder), "GRADER": str(ROOT / "autograder")}
    environment |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *words, str(suites)],
        env=environment,
        capture_output=True,
        check=False,
    )
    if ended.returncode not in (0, 1):
        raise RuntimeError(ended.stdout.decode()[-2000:])
