"""Hidden probes of graph. Lists count in any order, with one entry for every use."""

from collections.abc import Callable
from typing import Any

from autograder.kit.close import compare
from autograder.suite import Draw, Student, close, probe
from autograder.suite.named_graphs import (
    NETWORK,
    NEURON,
    Graph,
    disguised,
    in_any_order,
    is_names,
)

Neighbours = Callable[[Graph, str], Any]

PARALLEL: Graph = {"x": [], "k": [], "p": ["x", "x", "x"], "q": ["p", "k", "p"], "y": ["q", "p"]}
INNER_FORK: Graph = {"a": [], "b": [], "d": ["a", "b"], "u": ["d"], "v": ["d"], "y": ["u", "v"]}
CHAIN: Graph = {"x": [], "h": ["x"], "y": ["h"]}


def inputs(graph: Graph, node: str) -> list[str]:
    """What a node is computed from."""
    return graph[node]


def consumers(graph: Graph, node: str) -> list[str]:
    """What is computed from a node, one entry per use."""
    return [other for other, sources in graph.items() for each in sources if each == node]


def drawn(draw: Draw, *shapes: Graph) -> list[Graph]:
    return [disguised(draw, shape)[0] for shape in shapes]


def answers(ask: Neighbours, graphs: list[Graph]) -> list[Any]:
    """What `ask` says of every node of every graph, lists sorted."""
    return [in_any_order(ask(graph, node)) for graph in graphs for node in graph]


def check(ask: Neighbours, right: Neighbours, graphs: list[Graph]) -> None:
    got = answers(ask, graphs)
    assert got == close(answers(right, graphs))


def own_or(own: Any, right: list[str]) -> list[str]:
    """The student's own list of neighbours where it can stand in, else the right one."""
    return own if is_names(own) and own and right else right


@probe("finds the root wherever it stands", kind="value", points=1)
def test_root(student: Student, draw: Draw) -> None:
    graphs = drawn(draw, NEURON, NETWORK, CHAIN)
    graphs += [dict(reversed(list(graph.items()))) for graph in graphs] + [{"x": []}]
    want = [next(n for n in graph if not consumers(graph, n)) for graph in graphs]
    assert [student.root(graph) for graph in graphs] == close(want)


@probe("finds every leaf once", kind="value", points=2)
def test_leaves(student: Student, draw: Draw) -> None:
    graphs: list[Graph] = [*drawn(draw, NEURON, NETWORK, PARALLEL), {"x": []}]
    got = [in_any_order(student.leaves(graph)) for graph in graphs]
    assert got == close([sorted(n for n in graph if not graph[n]) for graph in graphs])


@probe("lists inputs, one entry for every use", kind="fork", points=2)
def test_inputs(student: Student, draw: Draw) -> None:
    check(student.inputs_of, inputs, drawn(draw, NEURON, PARALLEL))


@probe("lists consumers, one entry for every use", kind="fork", points=3)
def test_consumers(student: Student, draw: Draw) -> None:
    check(student.consumers_of, consumers, drawn(draw, NETWORK, PARALLEL))


@probe("tells trees from graphs in which a value is used twice", kind="gate", points=3)
def test_is_tree(student: Student, draw: Draw) -> None:
    trees = [*drawn(draw, NEURON, CHAIN), {"x": []}]
    others = drawn(draw, NETWORK, PARALLEL, INNER_FORK, {"x": [], "y": ["x", "x"]})
    got = [student.is_tree(graph) for graph in (*trees, *others)]
    assert got == close([True] * len(trees) + [False] * len(others))


@probe("gradients come from consumers and go to inputs", kind="graph", points=3)
def test_gradients(student: Student, draw: Draw) -> None:
    """Right as well: what the student's own lists of neighbours say, graded above."""
    graphs = drawn(draw, NEURON, PARALLEL)
    got = (
        answers(student.receives_gradient_from, graphs),
        answers(student.writes_gradient_to, graphs),
    )
    right = answers(consumers, graphs), answers(inputs, graphs)
    own = answers(student.consumers_of, graphs), answers(student.inputs_of, graphs)
    for half, wanted, stand_ins in zip(got, right, own, strict=True):
        stand_in = [own_or(*pair) for pair in zip(stand_ins, wanted, strict=True)]
        assert half == close(stand_in if compare(half, stand_in) is None else wanted)


@probe("translates upstream and downstream in both frames", kind="value", points=2)
def test_streams(student: Student, draw: Draw) -> None:
    want = {
        ("upstream", "gradient flow"): "consumers",
        ("downstream", "gradient flow"): "inputs",
        ("upstream", "data flow"): "inputs",
        ("downstream", "data flow"): "consumers",
    }
    assert [student.translate(*asked) for asked in want] == close(list(want.values()))


@probe("translates children and parents in both pictures", kind="value", points=2)
def test_family(student: Student, draw: Draw) -> None:
    want = {
        ("children", "tree"): "inputs",
        ("parents", "tree"): "consumers",
        ("children", "arrows"): "consumers",
        ("parents", "arrows"): "inputs",
    }
    assert [student.translate(*asked) for asked in want] == close(list(want.values()))


@probe("leaves the graph unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    graph, name = disguised(draw, PARALLEL)
    held = student.hold(graph)
    for ask in (student.root, student.leaves, student.is_tree):
        ask(held)
    for node in (name["p"], name["q"]):
        for neighbours in (student.inputs_of, student.consumers_of):
            neighbours(held, node)
    assert held.value == close(graph)
