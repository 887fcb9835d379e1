"""check.py names what the grader names: its own small reader of the table says the same."""

import itertools
import json
import sys
import types
import warnings
from typing import Any

import numpy as np
import pytest

from autograder.diagnose.tables import TABLE
from autograder.kit import close
from autograder.release.build import _open_table
from tests.diagnosis_lab import Case, bank_cases, doctor, exercises, named
from tests.style_lab import style_cases

sys.modules.setdefault("close", close)  # as it lies beside the kit in a released assignment

from autograder.kit import mistakes  # noqa: E402

ALONE = [name for name in exercises() if not doctor(name).bench.exercise.support]


def table(exercise: str) -> dict[str, Any]:
    """The exercise's part of mistakes.json."""
    return _open_table(json.loads((doctor(exercise).bench.folder / TABLE).read_bytes()))


def told(case: Case, found: dict[str, Any]) -> str:
    """The id that check.py tells; empty where it tells none."""
    module = types.ModuleType(case.exercise)
    limit = sys.getrecursionlimit()
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            exec(case.source, module.__dict__)
            mistake = mistakes.find(found, module)
    finally:
        sys.setrecursionlimit(limit)
    return mistake["id"] if mistake else ""


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
    check(exercise, step=30 if exercise == "value" else 1)


@pytest.mark.slow
def test_all_mistakes_in_value_are_told() -> None:
    check("value")


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
