"""Hidden probes of order: any order in which inputs stand before consumers is right."""

from autograder.suite import Draw, Student, close, probe
from autograder.suite.named_graphs import NEURON, Graph, chain, check_order, disguised

DEEP = 5000

# b reaches the root at once and over h; k stands near a leaf and far from it.
UNEQUAL: Graph = {
    **{"a": [], "k": [], "b": ["a", "k"], "f": ["b"], "h": ["f", "k"], "m": ["h", "a"]},
    "y": ["b", "m"],
}
# No way is longer than another one here.
PARALLEL: Graph = {"x": [], "p": ["x", "x"], "q": ["p", "p", "p"], "y": ["q"]}


def check(student: Student, *graphs: Graph) -> None:
    """The student's order of every graph is one of the right ones."""
    for got, graph in [(student.topological_order(graph), graph) for graph in graphs]:
        check_order(got, graph)


def mirrored(graph: Graph) -> Graph:
    """The same graph, with all operands in the other order."""
    return {node: inputs[::-1] for node, inputs in graph.items()}


@probe("puts inputs first where no value is used twice", kind="value", points=3)
def test_trees(student: Student, draw: Draw) -> None:
    small, _ = chain(draw, 5)
    check(student, disguised(draw, NEURON)[0], small, {"x": []})


@probe("waits for all inputs where ways are of unequal length", kind="graph", points=4)
def test_unequal_ways(student: Student, draw: Draw) -> None:
    graph, _ = disguised(draw, UNEQUAL)
    check(student, graph, mirrored(graph))


@probe("lists a value once that one operation uses twice", kind="fork", points=2)
def test_parallel_edges(student: Student, draw: Draw) -> None:
    check(student, disguised(draw, PARALLEL)[0], chain(draw, 4, uses=2)[0])


@probe("a chain of 5,000 nodes works", kind="depth", points=1)
def test_deep_chain(student: Student, draw: Draw) -> None:
    check(student, chain(draw, DEEP)[0])


@probe("leaves the graph unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    graph, _ = disguised(draw, UNEQUAL)
    held = student.hold(graph)
    student.topological_order(held)
    assert held.value == close(graph)
