"""Recorders and held values: what reaches the student's class, and what a suite may not do."""

import copy
import operator
import pickle
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.jail.faults import SuiteError
from autograder.jail.launcher import Jail
from autograder.kit.close import Mismatch, close
from autograder.suite.student import Student
from tests.lab import fault_of, student_of

# A class whose every operator answers with the method that was reached and what it was given.
SPY = b"""
BINARY = ("add", "sub", "mul", "truediv", "pow")


class Value:
    def __init__(self, data):
        self.data, self.grad = data, 0.0

    def backward(self):
        self.grad = 5.0

    def relu(self):
        return Value("relu")

    def clip(self, low, high):
        return Value(["clip", low, high])


def spy(name):
    def method(self, *others):
        told = [other.data if isinstance(other, Value) else other for other in others]
        return Value([name, *told, *[type(other).__name__ for other in others]])

    return method


for name in ("neg", "pos", *(p + name for p in ("", "r", "i") for name in BINARY)):
    setattr(Value, f"__{name}__", spy(name))


class Plain:
    def __init__(self, data):
        self.data = data

    def __add__(self, other):
        return Plain(self.data + getattr(other, "data", other))
"""


@pytest.fixture
def student(jail: Jail, tmp_path: Path) -> Student:
    """The student whose file is the spy."""
    jail.end_worker()
    return student_of(jail, {"value": SPY}, tmp_path)("value")


SYMBOLS = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "truediv": operator.truediv,
    "pow": operator.pow,
}


@pytest.mark.parametrize("name", SYMBOLS)
def test_each_operator_reaches_the_class_as_it_was_written(student: Student, name: str) -> None:
    v, u, form = student.Value(3.0), student.Value(4.0), SYMBOLS[name]
    assert form(v, u).data == [name, 4.0, "Value"]
    assert form(v, 2).data == [name, 2, "int"]
    assert form(2, v).data == [f"r{name}", 2, "int"]
    assert form(0.5, v).data == [f"r{name}", 0.5, "float"]
    changed: Any = getattr(operator, f"i{name}")(v, 2)
    assert changed.data == [f"i{name}", 2, "int"]


def test_signs_and_methods_reach_the_class(student: Student) -> None:
    v = student.Value(3.0)
    assert ((-v).data, (+v).data) == (["neg"], ["pos"])
    assert v.relu().data == "relu"
    assert v.clip(0, v).clip(1.5, -2).data == ["clip", 1.5, -2]


def test_numpy_numbers_and_sums_work_with_values(student: Student) -> None:
    v, u = student.Value(3.0), student.Value(4.0)
    assert (np.float64(2) * v).data == ["rmul", 2.0, "float"]
    assert (v * np.int64(2)).data == ["mul", 2, "int"]
    assert sum([v, u]).data == ["add", 4.0, "Value"]
    plain = student.Plain(3.0)
    plain += student.Plain(4.0)
    assert plain.data == 7.0


def test_a_missing_reflected_operator_is_the_students_fault(student: Student) -> None:
    fault = fault_of(lambda: (2 + student.Plain(3.0)).data)
    assert (fault.cause, fault.kind, fault.name) == ("raised", "TypeError", "add")


def test_nothing_runs_before_a_value_is_read(student: Student) -> None:
    v = student.Value(3.0)
    v.nonsense().more()
    assert [noted.op for noted in student.noted()] == ["call", "method", "method"]
    assert fault_of(lambda: v.data).name == "nonsense"


def test_reads_see_what_was_done_before_them(student: Student) -> None:
    v = student.Value(3.0)
    first = v.grad
    v.backward()
    assert (first, v.grad) == (0.0, 5.0)


USES: dict[str, Callable[[Any], object]] = {
    "equality with a number": lambda v: v == 3.0,
    "equality with itself": lambda v: v == v,
    "inequality": lambda v: v != 3.0,
    "a value in a list": lambda v: v in [3.0],
    "a number in a value": lambda v: 3.0 in v,
    "order": lambda v: v < 3.0,
    "a maximum": lambda v: max(v, v),
    "truth": bool,
    "float": float,
    "int": int,
    "complex": complex,
    "an index": lambda v: [1, 2][v],
    "iteration": list,
    "length": len,
    "a copy": copy.copy,
    "a deep copy": copy.deepcopy,
    "pickling": pickle.dumps,
    "an array": np.asarray,
    "an array of values": lambda v: np.array([v, v]),
    "filling an array": lambda v: np.zeros(2).__setitem__(0, v),
    "allclose": lambda v: np.allclose(v, 3.0),
}


@pytest.mark.parametrize("use", USES)
def test_a_suite_must_read_plain_data_first(student: Student, use: str) -> None:
    for thing in (student.Value(3.0), student.hold(3.0)):
        with pytest.raises(SuiteError):
            USES[use](thing)


def test_a_value_is_not_hashed(student: Student) -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(student.Value(3.0))


def test_a_suite_may_not_look_inside_a_value(student: Student) -> None:
    with pytest.raises(SuiteError, match="any inner design is right"):
        _ = student.Value(3.0)._prev


def test_what_is_no_plain_data_is_no_argument(student: Student) -> None:
    with pytest.raises(SuiteError, match="passed a object"):
        student.Value(object())


WANTED: list[Any] = [1.0, "a", None, True, np.ones(2)]


@pytest.mark.parametrize("place", range(len(WANTED)))
def test_a_value_that_meets_close_fails_the_probe(student: Student, place: int) -> None:
    want = WANTED[place]
    for thing in (student.Value(3.0), student.hold(3.0)):
        pairs: list[tuple[Any, Any]] = [(thing, want), ([thing], [want]), ((thing,), (want,))]
        for got, wanted in [*pairs, ({"a": thing}, {"a": want})]:
            with pytest.raises(Mismatch) as caught:
                assert got == close(wanted)
            assert not re.search("0x|lambda|Recorder|Kept", caught.value.reason)
        with pytest.raises(Mismatch):
            assert close(want) == thing
