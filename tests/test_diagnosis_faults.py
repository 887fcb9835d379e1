"""What a file does while its mistake is looked for neither breaks grading nor takes long."""

import time

import pytest

from autograder.course import Course
from autograder.diagnose.doctor import Diagnosis, Doctor
from autograder.diagnose.runner import CALL_WALL_S, MOST_SECONDS
from autograder.grade.grader import Grader, grade_files
from autograder.grade.wording import KINDS
from autograder.jail.launcher import Jail
from autograder.jail.tape import Desk
from autograder.key import DEMO_SECRET, key_from_text
from autograder.report import ExerciseResult
from tests.diagnosis_lab import Case, doctor, named

HALF = "def add_backward(d_out, a, b):\n    {0}\n    return d_out / 2, d_out / 2\n"
PUBLIC = "(d_out, a, b) == (-2.5, -2.0, 3.0)"  # an input of the public table, and of no probe


def graded(grader: Grader, source: str, exercise: str = "add") -> ExerciseResult:
    """The result of one file, handed in alone."""
    assignment = grader.course.assignment(doctor(exercise).bench.assignment)
    return grade_files(grader, assignment, {f"{exercise}.py": source.encode()}).exercise(exercise)


def test_the_mistake_is_named_where_nothing_gets_in_the_way(grader: Grader) -> None:
    found = graded(grader, HALF.format("pass"))
    assert found.misconception
    assert found.misconception.id == "splits_evenly"
    assert found.message == ""


def test_the_mistake_is_named_though_the_jail_was_ended_meanwhile(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    diagnose = Doctor.diagnose
    jails: list[Jail] = []

    def in_an_ended_jail(doctor: Doctor, desk: Desk) -> Diagnosis:
        if not jails:
            desk.jail.close()
        jails.append(desk.jail)
        return diagnose(doctor, desk)

    monkeypatch.setattr(Doctor, "diagnose", in_an_ended_jail)
    with Grader(course, key_from_text(DEMO_SECRET)) as grader:
        found = graded(grader, HALF.format("pass"))
        assert grader.take_faults() == ()
    assert found.misconception
    assert found.misconception.id == "splits_evenly"
    assert len({id(jail) for jail in jails}) == 2


@pytest.mark.parametrize(
    "line",
    [
        f"while {PUBLIC}: pass",
        f"import os; {PUBLIC} and os._exit(0)",
        f"import ctypes; {PUBLIC} and ctypes.string_at(0)",
        f"import time; {PUBLIC} and time.sleep(60)",
        f"import sys; {PUBLIC} and sys.exit()",
        f"if {PUBLIC}: return 'x' * 10**7",
        f"if {PUBLIC}: return {{1, 2}}",
        f"if {PUBLIC}: return [[[...]]] * 9",
    ],
)
def test_trouble_on_a_public_input_costs_the_name_and_nothing_else(
    line: str, grader: Grader
) -> None:
    plain = graded(grader, HALF.format("pass"))
    start = time.monotonic()
    found = graded(grader, HALF.format(line))
    assert time.monotonic() - start < MOST_SECONDS + CALL_WALL_S
    assert (found.state, found.points) == (plain.state, plain.points)
    assert found.misconception is None
    assert found.counterexample  # from another input
    assert found.message.startswith("No mistake that we know explains this; what fails: ")


@pytest.mark.parametrize(
    "line",
    ["import os; os._exit(1)", pytest.param("while True: pass", marks=pytest.mark.slow)],
)
def test_a_file_that_never_answers_is_graded_and_not_named(line: str, grader: Grader) -> None:
    found = graded(grader, HALF.format(line))
    assert (found.state, found.points) == ("graded", 0)
    assert (found.misconception, found.counterexample) == (None, None)
    again = graded(grader, doctor("add").bench.reference)
    assert again.points == again.max_points


def test_a_file_that_cannot_be_loaded_is_not_diagnosed(grader: Grader) -> None:
    for source in ("def add_backward(:\n", "1 / 0\n", "import nothing_of_this_name\n", ""):
        found = graded(grader, source)
        assert (found.misconception, found.counterexample) == (None, None)


def test_untouched_stubs_are_not_diagnosed(grader: Grader) -> None:
    stub = "def add_backward(d_out, a, b):\n    raise NotImplementedError\n"
    found = graded(grader, stub)
    assert (found.misconception, found.counterexample) == (None, None)


def test_what_is_not_known_is_told_by_what_fails_and_not_guessed(grader: Grader) -> None:
    strange = "def relu_backward(d_out, z):\n    return 3.0 * d_out\n"
    found = graded(grader, strange, "relu")
    lost = {probe.kind for probe in found.probes if probe.outcome != "passed"}
    assert lost == {"gate", "number", "shape"}
    assert found.message == (
        "No mistake that we know explains this; what fails: where the gate is open and closed, "
        "shapes, kinds of numbers."
    )
    assert found.misconception is None
    assert found.counterexample
    assert found.counterexample.statement == "relu_backward(1, 1)"


def test_kinds_of_probes_that_pass_are_not_told(grader: Grader) -> None:
    strange = "def multiply_backward(d_out, a, b):\n    return d_out * b, d_out * a + a * b\n"
    found = graded(grader, strange, "multiply")
    passed = {probe.kind for probe in found.probes if probe.outcome == "passed"}
    assert passed
    assert not [kind for kind in passed if KINDS[kind] in found.message]
    assert KINDS["value"] in found.message


def test_methods_that_are_not_there_are_not_tried(grader: Grader) -> None:
    """A class without the second half is told its mistake in the first."""
    reference = doctor("value").bench.reference
    first_half = reference[: reference.index("    # Beyond the two texts")]
    wrong = first_half.replace("(1.0, 1.0)", "(1.0, 2.0)")
    found = graded(grader, wrong, "value")
    assert found.misconception is None
    assert found.counterexample
    assert found.counterexample.statement == "a + b at a = 2, b = 3"
    open_gate = first_half.replace("self.data > 0", "self.data >= 0")
    found = graded(grader, open_gate, "value")
    assert found.misconception
    assert found.misconception.id == "relu_open_at_zero"
    assert found.counterexample
    assert found.counterexample.statement == "relu(a) at a = 0"


def test_state_that_outlives_a_call_is_not_seen_in_the_next_input() -> None:
    counting = "seen = []\n\n\n" + HALF.format("seen.append(a); d_out *= 1 if seen[1:] else 1")
    case = Case("02-local-rules", "add", "counting", "", counting.encode())
    assert named(case) == "splits_evenly"
    stale = "last = [0.0]\n\n\n" + HALF.format("last.append(d_out); d_out = last[-2] or d_out")
    assert named(Case("02-local-rules", "add", "stale", "", stale.encode())) == "splits_evenly"
