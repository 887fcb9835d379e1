"""check.py names what the grader names: its own small reader of the table says the same."""

import functools
import itertools
import sys
import types
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from autograder.diagnose.counterexample import describe
from autograder.kit import close, draw
from autograder.release.open_tables import open_table
from tests.diagnosis_lab import Case, bank_cases, doctor, exercises, named, partial_cases
from tests.style_lab import style_cases

sys.modules.setdefault("close", close)  # as they lie beside each other in a released assignment
sys.modules.setdefault("draw", draw)

from autograder.kit import mistakes  # noqa: E402

ALONE = [name for name in exercises() if not doctor(name).bench.exercise.support]


@functools.cache
def table(exercise: str) -> dict[str, Any]:
    """The exercise's part of mistakes.json."""
    return open_table(doctor(exercise).bench)


def loaded(case: Case) -> types.ModuleType:
    """The file of a case."""
    module = types.ModuleType(case.exercise)
    exec(case.source, module.__dict__)
    return module


@contextmanager
def at_ease() -> Iterator[None]:
    """Without warnings, and with Python's limit as it was."""
    limit = sys.getrecursionlimit()
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            yield
    finally:
        sys.setrecursionlimit(limit)


def told(case: Case, found: dict[str, Any]) -> str:
    """The id that check.py tells; empty where it tells none."""
    with at_ease():
        mistake = mistakes.find(found, loaded(case))
    return mistake["id"] if mistake else ""


def smallest(case: Case) -> dict[str, str]:
    """The smallest case that check.py shows of a mistake."""
    mistake = next(each for each in table(case.exercise)["mistakes"] if each["id"] == case.mistake)
    with at_ease():
        return mistakes.smallest(mistake, loaded(case))


# At least as some write them; check.py stops them with a limit of its own.
ENDLESS = ("walks_every_path", "each_use_walks_on", "edges_visited_once_for_each_way")


def check(exercise: str, step: int = 1) -> None:
    """Try the mistakes of an exercise as all write them, or every so many of them."""
    found = table(exercise)
    for case in itertools.islice((*bank_cases(exercise), *style_cases(exercise)), 0, None, step):
        if case.mistake not in ENDLESS:
            assert told(case, found) == case.mistake, case


@pytest.mark.parametrize("exercise", ALONE)
def test_mistakes_are_told_however_they_are_written(exercise: str) -> None:
    check(exercise, step=30 if exercise == "value" else 10)


@pytest.mark.parametrize("exercise", [name for name in ALONE if name != "value"])
def test_the_smallest_case_is_the_one_that_the_grader_shows(exercise: str) -> None:
    bench = doctor(exercise).bench
    known = {each.id: each.smallest for each in doctor(exercise).table.mistakes}
    for each in bank_cases(exercise):
        case = known[each.mistake]
        assert case
        if case.wrong.kind == "timeout":
            assert smallest(each) == {}
            continue
        want = describe(case.entry, case.wrong, case.right, bench.picture(case.entry))
        told = smallest(each)
        assert told.pop("case") == f"{want.statement}: got {want.got}, right is {want.want}", each
        drawn = {"tree": want.text, "svg": want.svg, "mermaid": want.mermaid}
        assert told == (drawn if want.svg else {}), each


def test_the_smallest_case_is_not_told_of_a_file_that_is_right_there() -> None:
    mistake = next(each for each in table("relu")["mistakes"] if each["id"] == "open_at_zero")
    right = Case("", "relu", "reference", "", doctor("relu").bench.reference.encode())
    assert mistakes.smallest(mistake, loaded(right)) == {}


@pytest.mark.slow
@pytest.mark.parametrize("exercise", ALONE)
def test_all_mistakes_are_told_however_they_are_written(exercise: str) -> None:
    check(exercise)


def test_a_mistake_in_one_function_of_a_file_is_told() -> None:
    for case in partial_cases("fork"):
        assert told(case, table("fork")) == case.mistake


@pytest.mark.parametrize("exercise", ["add", "relu", "power", "value"])
def test_right_work_is_told_nothing(exercise: str) -> None:
    source = doctor(exercise).bench.reference.encode()
    assert told(Case("", exercise, "reference", "", source), table(exercise)) == ""


def test_what_is_not_known_is_told_nothing() -> None:
    for body in ("3 * d_out", "d_out[0]", "None", "'x'", "[[d_out]]", "float('nan')", "{1: d_out}"):
        source = f"def relu_backward(d_out, z):\n    return {body}\n".encode()
        case = Case("02-local-rules", "relu", "odd", "", source)
        assert told(case, table("relu")) == named(case) == ""


def test_a_missing_table_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes, "TABLE", mistakes.TABLE.with_name("nothing.json"))
    assert mistakes.name_mistake("relu", types.ModuleType("relu")) is None
