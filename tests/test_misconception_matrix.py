"""Every misconception loses exactly its probes and every right solution none, whatever the key.

`tests/catches/<assignment>.toml` lists, by exercise and misconception, the probes that catch it:
that is what a suite is for, and what one mistake costs. A probe with "?" behind it catches the
misconception with some keys only, where drawn numbers happen to meet.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from autograder.course import Course, Exercise
from autograder.diagnose.bank import BANK, load_bank, overlaid_source
from autograder.grade.grader import Grader, grade_files
from autograder.grade.marking import Marked, Marker
from autograder.grade.versions import HIDDEN
from autograder.key import Key, key_from_text
from autograder.report import ExerciseResult
from autograder.submission import from_files
from autograder.suite import load_probes

ROOT = Path(__file__).parent.parent
CATCHES = Path(__file__).parent / "catches"
ALTERNATIVES = Path(__file__).parent / "alternatives"
KEYS = [key_from_text(f"a public key for the matrix: {number}") for number in range(50)]
FEW = 3  # keys in the default tier
HURRIED_S = 0.5  # of computing for a call: what never ends need not be watched for long

Catches = dict[str, dict[str, list[str]]]


class Case(NamedTuple):
    """One file to grade; `misconception` is empty for a right solution."""

    assignment: str
    exercise: str
    name: str
    source: bytes
    misconception: str = ""

    def row(self) -> list[str]:
        """The probes that are listed as catching the misconception."""
        return catches(self.assignment).get(self.exercise, {}).get(self.misconception, [])

    def surest(self) -> str:
        """The first probe that catches it whatever the key."""
        return next(name for name in self.row() if name[-1] != "?")

    def complaint(self, result: Marked) -> str:
        """How the lost probes differ from the ones listed; empty when they do not."""
        row = self.row()
        found = set(lost(result))
        if {name for name in row if name[-1] != "?"} <= found <= {name.strip("?") for name in row}:
            return ""
        return f"[{self.exercise}] {self.name}: lost {lost(result)}, listed {row}"


def catches(assignment: str) -> Catches:
    """The table of an assignment; empty where there is none."""
    path = CATCHES / f"{assignment}.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Catches) if path.exists() else {}


def exercises() -> list[tuple[str, str]]:
    """Assignment and id of every exercise that has misconceptions, in order."""
    folders = (path for path in BANK.glob("*/*") if path.is_dir() and path.name[0] != "_")
    return sorted((path.parent.name, path.name) for path in folders)


def reference(assignment: str, exercise: str) -> Path:
    """The instructor's solution."""
    return ROOT / "solutions" / assignment / f"{exercise}.py"


def wrong_ones() -> Iterator[Case]:
    """All misconceptions, laid over their reference."""
    for assignment, exercise in exercises():
        right = reference(assignment, exercise).read_text()
        for wrong in load_bank(assignment, exercise):
            source = overlaid_source(right, wrong)
            yield Case(assignment, exercise, wrong.id, source, wrong.id)


def right_ones() -> Iterator[Case]:
    """All references, and all alternatives written in another way."""
    for assignment, exercise in exercises():
        path = reference(assignment, exercise)
        yield Case(assignment, exercise, "reference", path.read_bytes())
        for path in sorted((ALTERNATIVES / assignment / exercise).glob("*.py")):
            yield Case(assignment, exercise, path.stem, path.read_bytes())


def label(case: Case) -> str:
    return f"{case.exercise}-{case.name}"


def marker(grader: Grader, case: Case) -> tuple[Marker, Exercise]:
    """What marks the case's exercise, handed in alone; naming the mistake is tested elsewhere."""
    assignment = grader.course.assignment(case.assignment)
    exercise = assignment.exercise(case.exercise)
    submission = from_files(assignment, {exercise.file_name: case.source})
    return grader.marker(assignment, submission, exercise.profile), exercise


def marked(grader: Grader, case: Case) -> Marked:
    """All marks of the case's exercise."""
    marking, exercise = marker(grader, case)
    return marking.mark(exercise)


def is_caught(grader: Grader, case: Case) -> bool:
    """Whether the surest of the probes that catch a misconception does."""
    marking, exercise = marker(grader, case)
    surest = next(probe for probe in marking.probes(exercise) if probe.id == case.surest())
    return marking.alone(exercise, surest) is not None


def lost(result: Marked | ExerciseResult) -> list[str]:
    """The ids of the probes that did not pass."""
    return [probe.id for probe in result.probes if probe.outcome != "passed"]


def hurried(course: Course) -> Course:
    """The same course with a short limit for what never ends."""
    limits = msgspec.structs.replace(course.limits, call_cpu_s=HURRIED_S)
    return msgspec.structs.replace(course, limits=limits)


@pytest.fixture(scope="module")
def graders(course: Course) -> Iterator[list[Grader]]:
    """One grader for each of the few keys."""
    with ExitStack() as stack:
        yield [stack.enter_context(Grader(hurried(course), key)) for key in KEYS[:FEW]]


@pytest.mark.parametrize("case", list(wrong_ones()), ids=label)
def test_no_misconception_survives(case: Case, graders: list[Grader]) -> None:
    assert all(is_caught(grader, case) for grader in graders)


def some_wrong_ones() -> list[object]:
    """All misconceptions, every third of them in the quick tier."""
    return [
        pytest.param(case, id=label(case), marks=() if number % 3 == 0 else pytest.mark.slow)
        for number, case in enumerate(wrong_ones())
    ]


@pytest.mark.parametrize("case", some_wrong_ones())
def test_a_misconception_loses_exactly_its_probes(case: Case, graders: list[Grader]) -> None:
    result = marked(graders[0], case)
    assert result.file_fault is None
    assert case.complaint(result) == ""


@pytest.mark.parametrize("case", list(right_ones()), ids=label)
def test_right_solution_earns_full_marks(case: Case, graders: list[Grader]) -> None:
    results = [marked(grader, case) for grader in graders]
    assert [lost(result) for result in results] == [[]] * FEW
    assert all(result.file_fault is None and result.probes for result in results)


@pytest.mark.parametrize(("assignment", "exercise"), exercises())
def test_every_probe_catches_a_misconception(assignment: str, exercise: str) -> None:
    suite = load_probes(HIDDEN / assignment / f"test_{exercise}.py")
    table = catches(assignment).get(exercise, {})
    used = {probe for row in table.values() for probe in row}  # "?" does not count
    assert [probe.id for probe in suite if probe.id not in used] == []
    assert sorted(table) == sorted(wrong.id for wrong in load_bank(assignment, exercise))


def graded_pair(grader: Grader, value: str, rederive: str) -> ExerciseResult:
    """The result of rederive when both files of 07-value are handed in."""
    files = {"value.py": value.encode(), "rederive.py": rederive.encode()}
    return grade_files(grader, grader.course.assignment("07-value"), files).exercise("rederive")


def test_a_broken_value_costs_nothing_in_rederive(grader: Grader) -> None:
    value, rederive = (reference("07-value", name).read_text() for name in ("value", "rederive"))
    unseeded = next(wrong for wrong in load_bank("07-value", "value") if wrong.id == "never_seeded")
    broken = overlaid_source(value, unseeded).decode()
    assert lost(graded_pair(grader, broken, rederive)) == []
    assert lost(graded_pair(grader, "1 / 0", rederive)) == []


def test_rederive_is_tried_on_the_students_own_value(grader: Grader) -> None:
    value, rederive = (reference("07-value", name).read_text() for name in ("value", "rederive"))
    picky = f"{rederive}\nright = neuron\n\n\ndef neuron(Value, *numbers):\n"
    picky += "    return right(Value, *numbers) if Value.__module__ == 'value' else {}\n"
    assert lost(graded_pair(grader, value, picky)) == ["given_value"]
    assert lost(graded_pair(grader, "1 / 0", picky)) == ["neuron", "given_value"]


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS[1:FEW], ids=str)
def test_the_same_probes_are_lost_with_other_keys(key: Key, course: Course) -> None:
    with Grader(hurried(course), key) as grader:
        complaints = [case.complaint(marked(grader, case)) for case in wrong_ones()]
    assert [text for text in complaints if text] == []


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS[FEW:], ids=str)
def test_no_mistake_survives_and_right_work_is_full_whatever_the_key(
    key: Key, course: Course
) -> None:
    with Grader(hurried(course), key) as grader:
        survivors = [label(case) for case in wrong_ones() if not is_caught(grader, case)]
        not_full = [label(case) for case in right_ones() if lost(marked(grader, case))]
    assert (survivors, not_full) == ([], [])
