"""Hidden probes of paths: ways multiply, visits of edges add up."""

from autograder.suite import Draw, Student, close, probe
from autograder.suite.named_graphs import Graph, chain, disguised

DOUBLINGS = 60

# Each node is used by the next two: 5, 3, 2, 1 and 1 ways.
LADDER: Graph = {"a": [], "b": ["a"], "c": ["a", "b"], "d": ["b", "c"], "e": ["c", "d"]}
# Two leaves, and a value that is used at three depths.
CROSSED: Graph = {
    **{"a": [], "k": [], "b": ["a", "k"], "f": ["b"], "h": ["f", "k"], "m": ["h", "b"]},
    "y": ["m", "b", "k"],
}


def ways(graph: Graph, start: str) -> int:
    """The number of ways to the root, one use at a time: for small graphs."""
    uses = [node for node, inputs in graph.items() for each in inputs if each == start]
    return sum(ways(graph, node) for node in uses) if uses else 1


def edges(graph: Graph) -> int:
    """Every use is an edge, and is crossed once."""
    return sum(len(inputs) for inputs in graph.values())


def parallel(draw: Draw) -> Graph:
    """A chain x, y, z with drawn numbers of parallel edges, and a few past y."""
    first, second, past = (abs(k) for k in draw.whole(3))
    shape: Graph = {"x": [], "y": ["x"] * first, "z": ["y"] * second + ["x"] * past}
    return disguised(draw, shape)[0]


def check_edges(student: Student, *graphs: Graph) -> None:
    """The number of visits is right for every graph."""
    got = [student.count_edge_visits(graph) for graph in graphs]
    assert got == close([edges(graph) for graph in graphs])


@probe("counts the ways from a node to the root", kind="value", points=4)
def test_ways(student: Student, draw: Draw) -> None:
    graphs = [disguised(draw, shape)[0] for shape in (LADDER, CROSSED)]
    below = [[node for node in g if any(node in each for each in g.values())] for g in graphs]
    cases = [(g, node) for g, nodes in zip(graphs, below, strict=True) for node in nodes]
    assert [student.count_paths(*case) for case in cases] == close([ways(*case) for case in cases])


@probe("ways: parallel edges count each for itself", kind="fork", points=3)
def test_parallel_ways(student: Student, draw: Draw) -> None:
    graph = parallel(draw)
    starts = [node for node in graph if ways(graph, node) > 1]
    got = [student.count_paths(graph, node) for node in starts]
    assert got == close([ways(graph, node) for node in starts])


@probe("one way leads from the root to itself", kind="gate", points=1)
def test_root(student: Student, draw: Draw) -> None:
    graph, name = disguised(draw, LADDER)
    got = [student.count_paths(graph, name["e"]), student.count_paths({"x": []}, "x")]
    assert got == close([1, 1])


@probe("a backward pass crosses each edge once", kind="graph", points=2)
def test_edges(student: Student, draw: Draw) -> None:
    check_edges(student, *(disguised(draw, shape)[0] for shape in (LADDER, CROSSED)), {"x": []})


@probe("visits: parallel edges count each for itself", kind="fork", points=1)
def test_parallel_edges(student: Student, draw: Draw) -> None:
    check_edges(student, parallel(draw))


@probe("sixty doublings are counted at once", kind="effort", points=1)
def test_sixty_doublings(student: Student, draw: Draw) -> None:
    graph, nodes = chain(draw, DOUBLINGS + 1, uses=2)
    got = student.count_paths(graph, nodes[0]), student.count_edge_visits(graph)
    assert got == close((2**DOUBLINGS, 2 * DOUBLINGS))
