"""Stock `nbgrader autograde`, killed at any moment or run many times at once, loses nothing."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.key import VARIABLE
from tests.bridge_lab import Desk, answered
from tests.conftest import ROOT
from tests.lab import HALVE, KEY, RIGHT, SCALE
from tests.tiny_course import ASSIGNMENT

KILLS = 20
AT_ONCE = 8
WORKS_S = 3.0  # what a run needs here once it has begun

State = dict[str, object]
Class = Callable[[str], Desk]


@pytest.fixture
def of_class(released_tiny: Path, tmp_path: Path) -> Class:
    """Makes a course with a class in a folder of its own, each time the same."""

    def made(name: str) -> Desk:
        root = shutil.copytree(released_tiny, tmp_path / name)
        shutil.copy(ROOT / "nbgrader_config.py", root)
        desk = Desk(root)
        wrong = {"scale.py": SCALE.replace(b"d_out * b", b"d_out"), "halve.py": HALVE}
        for number in range(4):
            desk.hand_in(f"right-{number}", RIGHT, answered(f"Answer {number}."))
            desk.hand_in(f"wrong-{number}", wrong, b"{" if number % 2 else None)
        return desk

    return made


def autograde(desk: Desk) -> subprocess.Popen[bytes]:
    """Start `nbgrader autograde` in a course's folder."""
    command = [sys.executable, "-m", "nbgrader", "autograde", ASSIGNMENT]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), VARIABLE: KEY.secret.decode()}
    log = (desk.root / "nbgrader.log").open("ab")
    return subprocess.Popen(command, cwd=desk.root, env=environment, stdout=log, stderr=log)


def state(desk: Desk) -> State:
    """All that a course knows of its class: marks, flags, comments, and which pages there are."""
    folders = desk.root / "course-data" / "submitted"
    return {
        student: (
            desk.entries(student),
            desk.comments(student),
            len(desk.page(student)["cells"]),
        )
        for student in sorted(path.name for path in folders.iterdir())
    }


def has_begun(desk: Desk) -> bool:
    """Whether the log tells that a submission is being worked on."""
    return b"Sanitizing" in (desk.root / "nbgrader.log").read_bytes()


@pytest.mark.slow
def test_a_run_that_is_killed_and_repeated_gives_the_marks_of_an_undisturbed_one(
    of_class: Class,
) -> None:
    calm, hurt = of_class("calm"), of_class("hurt")
    assert autograde(calm).wait() == 0
    moments = random.Random(7)
    killed = 0
    for _ in range(KILLS):
        for path in ("autograded", "grades"):
            if moments.random() < 0.3:  # else every run would find all but one student done
                shutil.rmtree(hurt.root / "course-data" / path, ignore_errors=True)
        (hurt.root / "nbgrader.log").write_bytes(b"")
        process = autograde(hurt)
        while process.poll() is None and not has_begun(hurt):
            time.sleep(0.01)
        time.sleep(moments.uniform(0, WORKS_S))
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
    assert killed > KILLS // 2
    assert autograde(hurt).wait() == 0
    assert state(hurt) == state(calm)


@pytest.mark.slow
def test_many_runs_at_once_lose_nothing(of_class: Class) -> None:
    calm, busy = of_class("calm"), of_class("busy")
    assert autograde(calm).wait() == 0
    runs = [autograde(busy) for _ in range(AT_ONCE)]
    assert [process.wait() for process in runs] == [0] * AT_ONCE
    assert state(busy) == state(calm)
    assert b"database is locked" not in (busy.root / "nbgrader.log").read_bytes()
