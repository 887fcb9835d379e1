"""A class in which every third student hands in an endless loop."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from autograder.course import Course
from autograder.grade.wording import TIMEOUTS_ALLOWED
from autograder.key import DEMO_SECRET, VARIABLE
from autograder.report import Report, load
from tests.conftest import ROOT
from tests.golden import CLASS

ASSIGNMENT = "02-local-rules"
STUDENTS, HANGING, JOBS = 60, 20, 2
TRIES = 2  # of a probe that runs out of time: a second one alone
COMMAND = "from autograder.cli import main; main()"
PATIENCE_S = 2.0  # for a student, on a machine that does other work as well


def report_of(out: Path, student: str) -> Report:
    return load(out / ASSIGNMENT / f"{student}.json")


@pytest.mark.slow
def test_a_third_of_a_class_that_hangs_costs_what_is_stated(course: Course, tmp_path: Path) -> None:
    limits, names = course.limits, [f"s{number:02}" for number in range(STUDENTS)]
    hanging = names[:: STUDENTS // HANGING]
    for name in names:
        folder = tmp_path / "class" / name / ASSIGNMENT
        shutil.copytree(CLASS / "right-notes" / ASSIGNMENT, folder)
        if name in hanging:
            folder.joinpath("relu.py").write_text(f"while True:\n    '{name}'\n")
    command = [sys.executable, "-c", COMMAND, "grade", "class", "--out", "out"]
    command += ["--assignment", ASSIGNMENT, "--jobs", str(JOBS)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), VARIABLE: DEMO_SECRET}
    started = time.monotonic()
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True)
    took = time.monotonic() - started
    lost = {name: report_of(tmp_path / "out", name) for name in names}
    for name, report in lost.items():
        short = {each.id for each in report.exercises if each.points != each.max_points}
        assert short == ({"relu"} if name in hanging else set()), name
    outcomes = [probe.outcome for probe in lost[hanging[0]].exercise("relu").probes]
    assert outcomes[:TIMEOUTS_ALLOWED] == ["timeout"] * TIMEOUTS_ALLOWED
    assert set(outcomes[TIMEOUTS_ALLOWED:]) == {"not_run"}
    hangs = HANGING * TIMEOUTS_ALLOWED * TRIES / JOBS
    print(f"{took:.0f} s; {hangs * limits.call_cpu_s:.0f} s of computing in endless loops")
    assert took < hangs * limits.call_wall_s + STUDENTS * PATIENCE_S
