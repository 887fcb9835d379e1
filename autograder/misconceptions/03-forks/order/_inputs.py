"""Public graphs on which mistakes in order are told apart.

In each of them a way leads over all nodes, so that there is one right order only. The names and
the places of the nodes in the dict follow no order.
"""

from autograder.diagnose.cases import shown

GRAPHS = {
    "a chain": {"r": ["c"], "a": [], "q": ["a"], "c": ["q"]},
    "parallel edges": {"k": ["f", "f", "f"], "f": ["w", "w"], "w": [], "z": ["k"]},
    "short way first": {"m": ["b", "h"], "b": ["t"], "h": ["e"], "t": [], "e": ["b"]},
    "long way first": {"m": ["h", "b"], "b": ["t"], "h": ["e"], "t": [], "e": ["b"]},
    "many uses": {
        **{"j": ["u", "d", "n"], "d": ["s", "u"], "g": ["s", "d"], "n": ["g", "s", "d"]},
        **{"s": [], "u": ["s", "s"]},
    },
}
SMALL = (
    {"x": []},
    {"y": ["x"], "x": []},
    {"x": [], "y": ["x"]},
    {"y": ["x", "x"], "x": []},
    {"b": ["a"], "a": ["x"], "x": []},
    {"a": ["b"], "x": [], "b": ["x"]},
    {"y": ["x", "x"], "z": ["y", "x"], "x": []},
    {"y": ["x"], "z": ["y", "x"], "x": []},
    {"y": ["x"], "z": ["x", "y"], "x": []},
    {"y": ["b"], "z": ["b", "y"], "b": ["x"], "x": []},
    {"y": ["b"], "z": ["y", "b"], "b": ["x"], "x": []},
    {"y": ["x", "b"], "z": ["b", "y"], "b": ["x"], "x": []},
)
DEEP = 1100


def chain():
    return {f"n{number}": [f"n{number - 1}"] if number else [] for number in reversed(range(DEEP))}


def entries(student):
    for name, graph in GRAPHS.items():
        yield name, student.topological_order(graph)
    yield "a chain of 1,100 nodes", student.topological_order(chain())
    kept = student.hold(GRAPHS["many uses"])
    student.topological_order(kept)
    yield "the graph afterwards", kept.value


def smallest(student):
    for graph in SMALL:
        yield f"topological_order({shown(graph)})", student.topological_order(graph)
    kept = student.hold({"y": ["x"], "x": []})
    student.topological_order(kept)
    yield "g after topological_order(g), where g was {y: [x], x: []}", kept.value
    yield "the nodes of a chain of 1,100", student.topological_order(chain())
