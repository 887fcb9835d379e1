"""check: what a student waits for, `python check.py` against bare pytest on the visible tests."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.room import CLASS, ROOT, RULES, Bench, Measured, in_turn, seconds

RUNS = 3


def measure(_: Bench, rounds: int) -> list[Measured]:
    """Seconds of both on an assignment that is solved."""
    with tempfile.TemporaryDirectory() as place:
        folder = shutil.copytree(ROOT / "assignments" / RULES, Path(place) / RULES)
        shutil.copytree(CLASS / "right-reference" / RULES, folder, dirs_exist_ok=True)

        def timed(*words: str) -> float:
            command = (sys.executable, *words)
            run = lambda: subprocess.run(command, cwd=folder, capture_output=True, check=True)  # noqa: E731
            return seconds(lambda: [run() for _ in range(RUNS)]) / RUNS

        check, bare = in_turn(
            rounds, lambda: timed("check.py"), lambda: timed("-m", "pytest", "-q", "tests")
        )
    return [Measured("check", check, bare, "check.py / bare pytest on the visible tests")]
