"""Mistakes get their names however they are written, and never a wrong one."""

import itertools
import random
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from autograder.diagnose.bank import Misconception, load_bank
from autograder.diagnose.doctor import Diagnosis
from autograder.grade.grader import Grader, grade_files
from autograder.grade.jails import bounds
from autograder.jail.tape import Desk
from tests.diagnosis_lab import (
    ROOT,
    Case,
    bank_cases,
    changed,
    composed,
    doctor,
    exercises,
    halved,
    named,
    partial_cases,
    right_files,
    stacked,
)
from tests.style_lab import in_common_company, style_cases, style_paths

QUICK = "02-local-rules"
# One of each sort: an operator, the walk, a repeat, a missing method, the other exercise.
FEW = (
    *("value sum_assigns", "value breadth_first", "value recursive_and_never_cleared"),
    *("value reflected_difference_and_quotient_missing", "rederive half_forgotten"),
)
PAIRS_TRIED = {"value": 20, "rederive": 20}


def graded(grader: Grader, case: Case) -> tuple[str, str, str]:
    """The mistake's id, the case shown and the message of a file that is handed in."""
    assignment = grader.course.assignment(case.assignment)
    report = grade_files(grader, assignment, {f"{case.exercise}.py": case.source})
    result = report.exercise(case.exercise)
    found, shown = result.misconception, result.counterexample
    return found.id if found else "", shown.statement if shown else "", result.message


def diagnosed(grader: Grader, exercise: str, files: dict[str, bytes]) -> Diagnosis:
    """What is said of an exercise, whether or not it lost a point."""
    profile = doctor(exercise).bench.exercise.profile
    desk = Desk(grader.jail(profile), files, bounds(grader.course.limits, profile))
    return doctor(exercise).diagnose(desk)


@pytest.mark.parametrize("exercise", exercises())
def test_each_mistake_of_the_bank_is_named(exercise: str) -> None:
    for case in bank_cases(exercise):
        assert named(case) == case.mistake


def in_other_styles() -> list[object]:
    """All mistakes in all styles, every sixth of them in the quick tier."""
    return [
        pytest.param(case, id=str(case), marks=() if number % 6 == 0 else pytest.mark.slow)
        for number, case in enumerate(style_cases())
    ]


@pytest.mark.parametrize("case", in_other_styles())
def test_a_mistake_in_another_style_is_named(case: Case) -> None:
    assert named(case) == case.mistake


@pytest.mark.parametrize("case", list(in_common_company()), ids=str)
def test_a_mistake_beside_the_common_faults_is_named(case: Case) -> None:
    assert named(case) == case.mistake


STYLED = {path.parent.name: path.parent for path in style_paths()}


@pytest.mark.parametrize("folder", STYLED.values(), ids=STYLED)
def test_each_mistake_is_written_in_two_styles(folder: Path) -> None:
    assert len(style_paths(folder.name)) >= 2


def test_hardly_an_exercise_is_without_styles() -> None:
    """A new one may be, until it is known how students write it."""
    assert len(STYLED) >= 36


def through_the_jail() -> list[object]:
    """All that can be handed in; what takes long in the slow tier."""
    quick = {*exercises(QUICK), *FEW}
    return [
        pytest.param(
            case,
            id=str(case),
            marks=()
            if case.style == "bank" and quick & {case.exercise, f"{case.exercise} {case.mistake}"}
            else pytest.mark.slow,
        )
        for case in (*(case for name in exercises() for case in bank_cases(name)), *style_cases())
    ]


@pytest.mark.parametrize("case", through_the_jail())
def test_the_grader_names_it_and_shows_a_case(case: Case, grader: Grader) -> None:
    mistake, shown, _ = graded(grader, case)
    assert mistake == case.mistake
    assert shown
    smallest = next(m for m in doctor(case.exercise).table.mistakes if m.id == mistake).smallest
    if case.style == "bank" and smallest:
        assert shown == smallest.entry.name


def right_work() -> list[object]:
    """Correct files of every exercise; of the long table of Value only some in the quick tier."""
    params: list[object] = []
    for exercise in exercises():
        for number, path in enumerate(right_files(exercise)):
            quick = number < 3 and exercise in exercises(QUICK) + exercises("07-value")
            name = f"{exercise}-{path.stem if 'alternatives' in path.parts else path.parts[-3]}"
            marks = () if quick else pytest.mark.slow
            params.append(pytest.param(exercise, path, id=name, marks=marks))
    return params


@pytest.mark.parametrize(("exercise", "path"), right_work())
def test_right_work_is_given_no_name_and_shown_no_case(
    exercise: str, path: Path, grader: Grader
) -> None:
    """Files may use each other: those of a student, or an alternative and the solutions."""
    solutions = ROOT / "solutions" / doctor(exercise).bench.assignment
    others = path.parent if path.stem == exercise else solutions
    files = {each.stem: each.read_bytes() for each in others.glob("*.py")}
    files[exercise] = path.read_bytes()
    assert diagnosed(grader, exercise, files) == Diagnosis()


@pytest.mark.parametrize("case", list(partial_cases("fork")), ids=str)
def test_a_mistake_in_one_function_of_a_file_is_named(case: Case) -> None:
    assert named(case) == case.mistake


# Mistakes that the bank has in several functions at once, and also in each by itself.
PARTS = {
    "penalty_missing": {
        "penalty_missing_in_w1",
        "penalty_missing_in_w2",
        "lam_forgotten_in_the_pass",
    },
    "repeated_uses_dropped": {"consumers_once", "parallel_edges_in_a_tree"},
}


@pytest.mark.slow
@pytest.mark.parametrize("exercise", exercises())
def test_a_mistake_in_one_function_is_never_called_another(exercise: str) -> None:
    for case in partial_cases(exercise):
        assert named(case) in {"", case.mistake} | PARTS.get(case.mistake, set()), case


@pytest.mark.parametrize("exercise", exercises(QUICK))
def test_two_mistakes_in_a_rule_are_never_called_a_third(exercise: str) -> None:
    bank = doctor(exercise).bench.bank()
    for one, other in itertools.permutations(bank, 2):
        for case in composed(exercise, one, other):
            assert may_be_called(named(case), one.id, other.id), case


def separate(exercise: str) -> list[tuple[Misconception, Misconception]]:
    """Pairs of mistakes that change different functions or methods."""
    pairs = itertools.combinations(doctor(exercise).bench.bank(), 2)
    return [pair for pair in pairs if not changed(pair[0]) & changed(pair[1])]


# Two mistakes together that are called a third: one so common that it has a name of its own, and
# one that finds every function faulty, as comparing exactly does: no input tells the two apart. In
# the last x**(p-1) meets p * x, which is p * x**p.
BOTH = {
    frozenset(("recursion_limit", "repeat_counts_old_gradients")): "recursive_and_never_cleared",
    frozenset(("one_input_unpacked", "other_inputs_move_too")): "compared_exactly",
    frozenset(("factor_forgotten", "slope_of_a_square")): "exponent_not_lowered",
}


def may_be_called(name: str, one: str, other: str) -> bool:
    """Whether a name, or none, is right for two mistakes together."""
    pair = frozenset((one, other))
    return name in ("", one, other, BOTH.get(pair)) or pair <= PARTS.get(name, set())


def check_pairs(exercise: str, pairs: Sequence[tuple[Misconception, Misconception]]) -> None:
    wrong = [
        f"{one.id} with {other.id} is called {name}"
        for one, other in pairs
        if not may_be_called(name := named(stacked(exercise, one, other)), one.id, other.id)
    ]
    assert wrong == []


@pytest.mark.parametrize("exercise", exercises("07-value"))
def test_two_mistakes_in_a_file_are_never_called_a_third(exercise: str) -> None:
    check_pairs(exercise, random.Random(7).sample(separate(exercise), PAIRS_TRIED[exercise]))


@pytest.mark.slow
@pytest.mark.parametrize("exercise", exercises())
def test_no_two_mistakes_in_a_file_are_ever_called_a_third(exercise: str) -> None:
    check_pairs(exercise, separate(exercise))


CORE = ("relu", "tanh")
BEYOND = ("__neg__", "__sub__", "__rsub__", "__truediv__", "__rtruediv__", "__pow__", "exp")
HALVES = (("exp",), ("tanh", "__pow__"), BEYOND, (*BEYOND, *CORE), (*BEYOND, *CORE, "zero_grad"))


def check_halves(unwritten: Sequence[str], mistakes: Iterable[Misconception]) -> None:
    for wrong in mistakes:
        found = named(halved(wrong, unwritten))
        assert found in ("", wrong.id), f"{wrong.id} is called {found}"


@pytest.mark.parametrize("number", range(len(HALVES)))
def test_half_written_work_is_named_from_what_is_written(number: int) -> None:
    bank = load_bank("07-value", "value")
    check_halves(HALVES[number], bank[number :: len(HALVES)])


@pytest.mark.slow
@pytest.mark.parametrize("unwritten", HALVES, ids=" ".join)
def test_any_half_written_work_is_named_from_what_is_written(unwritten: Sequence[str]) -> None:
    check_halves(unwritten, load_bank("07-value", "value"))


def test_a_mistake_in_the_half_that_is_written_is_named() -> None:
    bank = {wrong.id: wrong for wrong in load_bank("07-value", "value")}
    for name in ("sum_assigns", "relu_open_at_zero", "breadth_first", "never_seeded"):
        assert named(halved(bank[name], BEYOND)) == name
