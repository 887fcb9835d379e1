"""The real command, stopped by Ctrl-C or a kill: clean reports, nothing left running."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from autograder import cli
from autograder.course import Course
from autograder.key import VARIABLE
from autograder.report import load
from tests.conftest import ROOT
from tests.lab import KEY, hand_in, suite_of
from tests.tiny_course import ASSIGNMENT

PATIENCE_S = 60.0  # on a busy machine; what is awaited comes within a few seconds

# A suite at which the grader itself hangs where the student's file says so.
SLOW = """
import time

from autograder.suite import close, probe


@probe("is there")
def test_there(student, draw):
    if student.slow():
        (__import__("pathlib").Path(__file__).parent / "hanging").touch()
        time.sleep(600)
"""


def until(happened: Callable[[], object]) -> None:
    """Wait for something that must happen."""
    deadline = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


def descendants(pid: int) -> list[Path]:
    """The folders in /proc of all processes that a process has started, and they in turn."""
    found: list[Path] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in task.read_text().split():
            found += [Path("/proc", child), *descendants(int(child))]
    return found


def started(process: Path) -> str:
    """When a process was started, by which it is told apart from a later one of its number."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[19]
    except OSError:
        return ""


@pytest.fixture
def command(tiny: Course) -> Iterator[subprocess.Popen[str]]:
    """`autograder grade`, in a group of its own, hanging at the second of three students."""
    suite_of(tiny, "scale").write_text(SLOW)
    for student, slow in (("ada", False), ("bob", True), ("cyd", False)):
        hand_in(tiny.root / "class", student, {"scale.py": f"def slow(): return {slow}".encode()})
    words = ["grade", "class", "-A", ASSIGNMENT, "-j", "1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), VARIABLE: KEY.secret.decode()}
    process = subprocess.Popen(
        [sys.executable, "-m", "autograder.cli", *words],
        cwd=tiny.root,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    yield process
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def ctrl_c(pid: int) -> None:
    """As a terminal does: to the whole group."""
    os.killpg(pid, signal.SIGINT)


def kill(pid: int) -> None:
    """As `kill` does: to the one process."""
    os.kill(pid, signal.SIGTERM)


@pytest.mark.parametrize(("stop", "status"), [(ctrl_c, 130), (kill, 143)])
def test_what_was_finished_is_kept_and_nothing_is_left_running(
    tiny: Course, command: subprocess.Popen[str], stop: Callable[[int], None], status: int
) -> None:
    grades = tiny.root / "course-data" / "grades" / ASSIGNMENT
    until((suite_of(tiny, "scale").parent / "hanging").exists)
    running = {process: started(process) for process in descendants(command.pid)}
    assert len(running) >= 3  # the grader process, and a jail with its worker
    stop(command.pid)
    out, err = command.communicate(timeout=PATIENCE_S)
    assert (command.returncode, out) == (status, "")
    assert err.splitlines()[-1] == cli.STOPPED
    assert "Traceback" not in err
    written = {str(path.relative_to(grades)) for path in grades.rglob("*") if path.is_file()}
    assert written == {"ada.json", "feedback/ada.html"}
    assert load(grades / "ada.json").student == "ada"
    until(lambda: not any(started(process) == when for process, when in running.items()))
