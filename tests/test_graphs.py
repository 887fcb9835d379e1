"""Small graphs: every shape once, told as one would type it, and the plainest first."""

import itertools
import math
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from autograder.diagnose.cases import INCOMING, INPUTS, numbers, shown, text
from autograder.diagnose.outcomes import Outcome
from autograder.diagnose.sketch import Entry
from autograder.diagnose.tables import Bench
from autograder.suite.graphs import ANYTHING, FORMS, Program, graphs, programs
from autograder.suite.graphs import text as told
from tests.diagnosis_lab import doctor

SUMS = ["+", "*"]


@pytest.fixture(scope="module")
def bench() -> Bench:
    return doctor("value").bench


def cases(bench: Bench, among: Iterable[str]) -> list[Entry]:
    """The graphs of these operations as entries."""
    written: Callable[[Any], Any] = lambda student: graphs(student.Value, among)  # noqa: E731
    return bench.sketched(written)


def steps(entry: Entry) -> list[str]:
    """The operations of a graph."""
    used = [move.op if move.op != "method" else move.args[2] for move in entry.moves]
    return [name for name in used if name not in ("call", "get", "backward")]


def test_every_result_but_the_last_is_used() -> None:
    for program in programs(3, SUMS):
        used = {name for step in program for name in step[1:]}
        assert {"n1", "n2"} <= used
        assert "n3" not in used


def test_all_programs_are_told_differently() -> None:
    every = [program for size in (1, 2, 3) for program in programs(size, [*SUMS, "relu({})"])]
    assert len({told(program) for program in every}) == len(every)


FUNCTIONS = {"exp": math.exp, "tanh": math.tanh, "relu": abs}  # all numbers here are above 0


def typed(program: Program) -> float:
    """What comes of typing what is told."""
    names: dict[str, Any] = {"a": 2.0, "b": 3.0, **FUNCTIONS}
    *named, whole = told(program).split("; ")
    for each in named:
        exec(each, names)
    return float(eval(whole, names))


def done(program: Program) -> float:
    """The program on plain numbers, step by step."""
    known: dict[str, Any] = {"a": 2.0, "b": 3.0, **FUNCTIONS}
    for count, (form, *names) in enumerate(program, start=1):
        expression = form.format(names[0]) if "{}" in form else f" {form} ".join(names)
        known[f"n{count}"] = eval(expression, known)
    return float(known[f"n{len(program)}"])


@pytest.mark.parametrize("size", [1, 2])
def test_what_is_told_is_what_is_done(size: int) -> None:
    for program in programs(size, FORMS):
        try:
            wanted = done(program)
        except ArithmeticError:
            continue
        assert typed(program) == pytest.approx(wanted)


def test_a_diamond_of_three_operations_is_among_them() -> None:
    every = {told(program) for program in programs(3, ["+"], numbers=False)}
    assert {"n1 = a + b; n1 + (n1 + a)", "n1 = a + b; (n1 + a) + n1"} <= every


def test_small_graphs_come_first_and_none_is_larger_than_three(bench: Bench) -> None:
    sizes = [len(steps(entry)) for entry in cases(bench, ["mul"])]
    assert sizes == sorted(sizes)
    assert set(sizes) == {1, 2, 3}


def test_the_plainest_of_a_size_come_first(bench: Bench) -> None:
    names = [entry.name for entry in cases(bench, ["relu"])]
    assert names[0] == "a + b at a = 2, b = 3"
    assert names.index("a + a at a = 2") < names.index("a * b at a = 2, b = 3")
    assert names.index("relu(a) at a = -2") < names.index("relu(a) at a = 0")


def test_only_suspected_operations_are_tried_beside_sums_and_products(bench: Bench) -> None:
    by_size: dict[int, set[str]] = {1: set(), 2: set(), 3: set()}
    for entry in cases(bench, ["tanh"]):
        by_size[len(steps(entry))].update(steps(entry))
    assert by_size == {1: {"add", "mul", "tanh"}, 2: {"add", "mul", "tanh"}, 3: {"add", "tanh"}}


@pytest.mark.parametrize("among", [(), ("mul",), ("mul", "tanh"), ("mul", "tanh", "sub"), ANYTHING])
def test_there_are_few_enough_to_be_tried_at_once(bench: Bench, among: Iterable[str]) -> None:
    assert len(cases(bench, among)) < 2000


def test_names_of_cases_are_unique_since_right_outcomes_are_kept_by_name(bench: Bench) -> None:
    names = [entry.name for entry in cases(bench, ANYTHING)]
    assert len(set(names)) == len(names)


def test_right_outcomes_of_small_graphs_are_numbers(bench: Bench) -> None:
    for entry in itertools.islice(cases(bench, ["relu", "tanh"]), 200):
        assert bench.right(entry).kind == "values"
    division = next(e for e in cases(bench, ["truediv"]) if e.name == "3 / a at a = 0")
    assert bench.right(division) == Outcome("raises")


def test_numbers_come_the_plainest_first() -> None:
    every = list(numbers(2))
    assert every[0] == (1.0, 1.0, 1.0)
    assert len(set(every)) == len(every) == len(INCOMING) * len(INPUTS) ** 2
    assert (
        every.index((1.0, 1.0, 2.0)) < every.index((1.0, 1.0, 0.0)) < every.index((2.0, 3.0, 3.0))
    )


def test_cases_are_written_as_one_would_type_them() -> None:
    assert text("f", 1.0, -0.0, 2.5, [[1.0], [2.0]], (3, 4)) == "f(1, 0, 2.5, [[1], [2]], (3, 4))"
    assert shown("x") == "x"
