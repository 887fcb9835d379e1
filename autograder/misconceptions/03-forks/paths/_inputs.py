"""Public graphs on which mistakes in paths are told apart."""

from autograder.diagnose.cases import shown

ENDLESS = {
    "walks_every_path": ("60 doublings", "sixty doublings"),
    "edges_visited_once_for_each_way/recursive": ("60 doublings, visits",),
}

THREE_AND_THREE = {"x": [], "y": ["x", "x", "x"], "z": ["y", "y", "y"]}
LADDER = {"e": ["c", "d"], "a": [], "c": ["a", "b"], "b": ["a"], "d": ["b", "c"]}
CROSSED = {
    **{"y": ["m", "b", "k"], "a": [], "b": ["a", "k"], "f": ["b"], "k": []},
    **{"h": ["f", "k"], "m": ["h", "b", "b"]},
}
SMALL = (
    {"x": []},
    {"x": [], "y": ["x"]},
    {"x": [], "y": ["x", "x"]},
    {"a": [], "b": [], "y": ["a", "b"]},
    {"x": [], "y": ["x"], "z": ["y"]},
    {"x": [], "y": ["x"], "z": ["y", "x"]},
    {"x": [], "y": ["x", "x"], "z": ["y", "x"]},
    {"x": [], "y": ["x", "x"], "z": ["y", "y"]},
    {"x": [], "a": ["x"], "b": ["x"], "y": ["a", "b"]},
    {"x": [], "p": ["x"], "y": ["p", "x"], "z": ["y", "p"]},
    THREE_AND_THREE,
)


def doublings(number):
    return {f"n{place}": [f"n{place - 1}"] * 2 if place else [] for place in range(number + 1)}


def entries(student):
    for name, graph in (("3 and 3", THREE_AND_THREE), ("ladder", LADDER), ("crossed", CROSSED)):
        for node in graph:
            yield f"{name}, from {node}", student.count_paths(graph, node)
        yield f"{name}, visits", student.count_edge_visits(graph)
    yield "60 doublings", student.count_paths(doublings(60), "n0")
    yield "60 doublings, visits", student.count_edge_visits(doublings(60))


def smallest(student):
    for graph in SMALL:
        for node in graph:
            yield f"count_paths({shown(graph)}, {node})", student.count_paths(graph, node)
        yield f"count_edge_visits({shown(graph)})", student.count_edge_visits(graph)
    yield "sixty doublings", student.count_paths(doublings(60), "n0")
