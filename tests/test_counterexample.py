"""The case that is shown: small, told in the student's numbers and the right ones, and drawn."""

import functools
import itertools
from collections.abc import Iterable
from typing import Any

import pytest

from autograder.diagnose.bank import overlaid_source
from autograder.diagnose.counterexample import describe
from autograder.diagnose.operations import size
from autograder.diagnose.outcomes import Outcome, agree, same
from autograder.diagnose.sketch import Entry
from autograder.report import Counterexample
from autograder.suite.graphs import ANYTHING, graphs
from autograder.suite.student import Student
from tests.diagnosis_lab import doctor

BENCH = doctor("value").bench
ENDS = {"walks_every_path"}


def smallest(exercise: str) -> dict[str, Entry]:
    """The smallest case of every mistake."""
    found = doctor(exercise).table.mistakes
    return {mistake.id: mistake.smallest.entry for mistake in found if mistake.smallest}


def shown(exercise: str, mistake: str) -> Counterexample:
    """What a student with this mistake is shown."""
    bench, entry = doctor(exercise).bench, smallest(exercise)[mistake]
    wrong = next(each for each in bench.bank() if each.id == mistake)
    got = bench.sources(overlaid_source(bench.reference, wrong)).outcome(entry)
    return describe(entry, got, bench.right(entry), bench.picture(entry))


@pytest.mark.parametrize(
    ("mistake", "statement", "got", "want", "where"),
    [
        ("sum_assigns", "a + a at a = 2", "d_a = 1", "d_a = 2", "a"),
        ("relu_open_at_zero", "relu(a) at a = 0", "d_a = 1", "d_a = 0", "a"),
        ("difference_reversed", "a - b at a = 2, b = 3", "n1 = 1", "n1 = -1", "n1"),
        ("never_seeded", "a + b at a = 2, b = 3", "d_n1 = 0", "d_n1 = 1", "n1"),
        (
            "each_use_walks_on",
            "n1 = a + b; (n1 + a) + n1 at a = 2, b = 3",
            *("d_b = 4", "d_b = 2", "b"),
        ),
        (
            "reflected_sum_and_product_missing",
            *("3 + a at a = 2", "an exception", "n1 = 5, d_a = 1, d_n1 = 1", ""),
        ),
        (
            "repeat_starts_over",
            "a + b at a = 2, b = 3, backward() twice",
            *("d_a = 1, d_b = 1", "d_a = 2, d_b = 2", "b"),
        ),
    ],
)
def test_value_is_shown_the_case_that_one_would_try(
    mistake: str, statement: str, got: str, want: str, where: str
) -> None:
    found = shown("value", mistake)
    assert (found.statement, found.got, found.want) == (statement, got, want)
    assert found.first_wrong == where


@pytest.mark.parametrize(
    ("exercise", "mistake", "statement", "got", "want"),
    [
        ("relu", "open_at_zero", "relu_backward(1, 0)", "1", "0"),
        ("relu", "gate_dropped", "relu_backward(1, -1)", "1", "0"),
        ("relu", "one_number_only", "relu_backward([2], [0])", "0", "[0]"),
        ("add", "scales_by_the_other_input", "add_backward(1, 1, 2)", "(2, 1)", "(1, 1)"),
        ("multiply", "zero_gets_nothing", "multiply_backward(1, 1, 0)", "(0, 0)", "(0, 1)"),
        ("chain", "skips_the_product", "tiny_backward(1, 1, 1, 2)", "(1, 1, 2)", "(2, 2, 2)"),
        (
            *("rederive", "bias_forgotten", "neuron(Value, 1, 0, 0, 0, 0)"),
            *("{d_b: 0}", "{d_b: 1}"),
        ),
    ],
)
def test_rules_are_shown_the_call_that_one_would_try(
    exercise: str, mistake: str, statement: str, got: str, want: str
) -> None:
    found = shown(exercise, mistake)
    assert (found.statement, found.got, found.want) == (statement, got, want)


@pytest.mark.parametrize("mistake", sorted(set(smallest("value")) - ENDS))
def test_no_smaller_graph_shows_the_mistake(mistake: str) -> None:
    wrong = next(each for each in BENCH.bank() if each.id == mistake)
    sources = BENCH.sources(overlaid_source(BENCH.reference, wrong))
    least = shown("value", mistake).size
    for entry in small_graphs():
        if size(entry)[0] < min(least, 2):
            assert agree(sources.outcome(entry), BENCH.right(entry)), entry.name


@functools.cache
def small_graphs() -> list[Entry]:
    """Every graph of one operation, and those of + and * with two."""

    def written(student: Student) -> Iterable[tuple[str, Any]]:
        return graphs(student.Value, ANYTHING)

    return [entry for entry in BENCH.sketched(written) if size(entry)[0] < 3]


def differing() -> list[tuple[Entry, Outcome]]:
    """Graphs with what a wrong Value makes of them."""
    found: list[tuple[Entry, Outcome]] = []
    for wrong in BENCH.bank()[::2]:
        sources = BENCH.sources(overlaid_source(BENCH.reference, wrong))
        outcomes = ((entry, sources.outcome(entry)) for entry in small_graphs()[::3])
        wrong_ones = (
            (entry, got)
            for entry, got in outcomes
            if got.kind == "values" and not agree(got, BENCH.right(entry))
        )
        found += itertools.islice(wrong_ones, 8)
    return found


def test_the_first_wrong_node_is_wrong_with_all_right_before_it() -> None:
    """Forward first: its inputs' values are right. Else walking back: its consumers' gradients."""
    tried = differing()
    assert len(tried) > 50
    for entry, got in tried:
        right = BENCH.right(entry)
        found = describe(entry, got, right, None)
        values, grads, consumers, inputs = taken_apart(entry)
        wrong_values = [n for n in values if not same(read(got, values, n), read(right, values, n))]
        wrong_grads = [n for n in grads if not same(read(got, grads, n), read(right, grads, n))]
        name = found.first_wrong
        if wrong_values:
            assert name in wrong_values
            assert not set(inputs[name]) & set(wrong_values)
        else:
            assert name in wrong_grads
            assert not all_above(name, consumers) & set(wrong_grads)


def read(outcome: Outcome, places: dict[str, int], name: str) -> object:
    return outcome.values[places[name]]


Graph = dict[str, list[str]]


def taken_apart(entry: Entry) -> tuple[dict[str, int], dict[str, int], Graph, Graph]:
    """By node: where its value and its gradient are read, its consumers, its inputs."""
    names: dict[int, str] = {}
    inputs: Graph = {}
    for number, move in enumerate(entry.moves):
        if move.op == "call" or (move.op not in ("get",) and "backward" not in move.args):
            leaf = move.op == "call"
            count = sum(name[0] == "n" for name in inputs)
            named = "ab" if uses_b(entry) else "a"
            name = named[len(inputs)] if leaf else f"n{count + 1}"
            operands = [names[arg.number] for arg in move.args if hasattr(arg, "number")]
            names[number], inputs[name] = name, operands
    order = list(inputs)
    consumers = {name: [each for each in inputs if name in inputs[each]] for name in inputs}
    places = {name: place for place, name in enumerate(order)}
    return places, {name: place + len(order) for name, place in places.items()}, consumers, inputs


def uses_b(entry: Entry) -> bool:
    return sum(move.op == "call" for move in entry.moves) == 2


def all_above(name: str, consumers: Graph) -> set[str]:
    """All nodes between a node and the output."""
    above = set(consumers[name])
    return above.union(*(all_above(each, consumers) for each in above))


def test_a_wrong_value_is_told_before_the_gradients_it_spoils() -> None:
    entry = next(e for e in small_graphs() if e.name.startswith("(a * b) * 3"))
    right = BENCH.right(entry)
    spoilt = Outcome("values", (2.0, 3.0, 7.0, 21.0, 9.0, 6.0, 5.0, 1.0))
    found = describe(entry, spoilt, right, None)
    assert (found.first_wrong, found.got, found.want) == ("n1", "n1 = 7", "n1 = 6")


def test_the_gradient_nearest_the_output_is_told() -> None:
    entry = next(e for e in small_graphs() if e.name.startswith("(a * b) * 3"))
    spoilt = Outcome("values", (2.0, 3.0, 6.0, 18.0, 0.0, 0.0, 1.0, 1.0))
    found = describe(entry, spoilt, BENCH.right(entry), None)
    assert (found.first_wrong, found.got, found.want) == ("n1", "d_n1 = 1", "d_n1 = 3")


def test_the_drawing_holds_both_numbers() -> None:
    found = shown("value", "product_assigns")
    assert found.statement == "a * a at a = 2"
    for drawing in (found.svg, found.text, found.mermaid):
        assert "2" in drawing
        assert "4" in drawing
    assert "a" in found.text


def test_long_chains_are_told_and_not_drawn() -> None:
    found = shown("value", "recursion_limit")
    assert (found.size, found.got, found.svg) == (1500, "a RecursionError", "")
