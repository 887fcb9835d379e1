"""Solved from the first file on nothing later is needed, and a mistake stays in its file."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from autograder.course import Assignment, Exercise, load_course
from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.grade.grader import Grader
from autograder.grade.marking import Marked
from autograder.submission import from_files

ROOT = Path(__file__).parent.parent
ASSIGNMENTS = load_course(ROOT).assignments
SAMPLE = 3  # mistakes of an exercise that are planted
USED_BY_OTHERS = ("value",)  # files that suites of other files hand on: all their mistakes are

assignments = pytest.mark.parametrize("assignment", ASSIGNMENTS, ids=lambda each: each.id)
exercises = pytest.mark.parametrize(
    ("assignment", "exercise"),
    [
        pytest.param(assignment, exercise, id=f"{assignment.id}-{exercise.id}")
        for assignment in ASSIGNMENTS
        for exercise in assignment.exercises
    ],
)


def solution(assignment: Assignment, exercise: Exercise) -> bytes:
    return (ROOT / "solutions" / assignment.id / exercise.file_name).read_bytes()


def stub(assignment: Assignment, exercise: Exercise) -> bytes:
    return (ROOT / "assignments" / assignment.id / exercise.file_name).read_bytes()


def begun(assignment: Assignment) -> Iterator[tuple[int, dict[str, bytes]]]:
    """How many files are solved, from the first on, and all files."""
    for solved in range(1, len(assignment.exercises)):
        yield (
            solved,
            {
                each.file_name: (solution if place < solved else stub)(assignment, each)
                for place, each in enumerate(assignment.exercises)
            },
        )


def marked(grader: Grader, assignment: Assignment, files: Mapping[str, bytes]) -> dict[str, Marked]:
    """The marks of every exercise, handed in together."""
    submission = from_files(assignment, dict(files))
    return {
        each.id: grader.marker(assignment, submission, each.profile).mark(each)
        for each in assignment.exercises
    }


def lost(result: Marked) -> list[str]:
    return [probe.id for probe in result.probes if probe.outcome != "passed"]


@pytest.mark.slow
@assignments
def test_no_probe_of_a_finished_file_needs_a_later_one(
    assignment: Assignment, grader: Grader
) -> None:
    for solved, files in begun(assignment):
        results = list(marked(grader, assignment, files).values())
        assert [lost(result) for result in results[:solved]] == [[]] * solved
        assert all(len(lost(result)) == len(result.probes) for result in results[solved:])


@pytest.mark.slow
@assignments
def test_no_visible_check_of_a_finished_file_needs_a_later_one(
    assignment: Assignment, tmp_path: Path
) -> None:
    folder = tmp_path / assignment.id
    shutil.copytree(ROOT / "assignments" / assignment.id, folder)
    for solved, files in begun(assignment):
        for name, content in files.items():
            (folder / name).write_bytes(content)
        command = [sys.executable, "check.py"]
        printed = subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout
        states = [line.split()[:2] for line in printed.splitlines() if line.startswith("  ")]
        found = {name: state for state, name in (each for each in states if len(each) == 2)}
        ids = [each.id for each in assignment.exercises]
        assert [found[name] for name in ids[:solved]] == ["done"] * solved, printed
        assert {found[name] for name in ids[solved:]} == {"untouched"}, printed


def planted(assignment: Assignment, exercise: Exercise) -> Iterator[tuple[str, bytes]]:
    """Files with one mistake, by its id: some that are far from each other in the bank."""
    bank = load_bank(assignment.id, exercise.id)
    step = 1 if exercise.id in USED_BY_OTHERS else max(1, len(bank) // SAMPLE)
    reference = solution(assignment, exercise).decode()
    for wrong in bank[::step]:
        yield wrong.id, overlaid_source(reference, wrong)


@pytest.mark.slow
@exercises
def test_a_mistake_costs_points_in_its_own_file_only(
    assignment: Assignment, exercise: Exercise, grader: Grader
) -> None:
    solved = {each.file_name: solution(assignment, each) for each in assignment.exercises}
    for mistake, source in planted(assignment, exercise):
        results = marked(grader, assignment, {**solved, exercise.file_name: source})
        assert [name for name, result in results.items() if lost(result)] == [exercise.id], mistake
