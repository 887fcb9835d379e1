"""Graphs as dicts, for suites: node -> its inputs, one entry per use; the root is listed last."""

import string
from graphlib import TopologicalSorter
from typing import Any

from autograder.kit.close import Mismatch, compare
from autograder.suite.draws import Draw

Graph = dict[str, list[str]]

LETTERS = string.ascii_lowercase

# The neuron tanh((x1 w1 + x2 w2) + b) of the note on direction words.
NEURON: Graph = {
    **{leaf: [] for leaf in ("x1", "w1", "x2", "w2", "b")},
    **{"p1": ["x1", "w1"], "p2": ["x2", "w2"], "s": ["p1", "p2"], "n": ["s", "b"], "o": ["n"]},
}
# The weights of the network are used twice, by the prediction and by the penalty.
NETWORK: Graph = {
    **{leaf: [] for leaf in ("x", "W1", "W2", "y", "lam")},
    **{"z": ["W1", "x"], "h": ["z"], "o": ["W2", "h"], "L": ["o", "y"]},
    **{"s": ["W1", "W2", "lam"], "J": ["L", "s"]},
}


def disguised(draw: Draw, shape: Graph) -> tuple[Graph, dict[str, str]]:
    """A graph like `shape` under drawn names, and the new name of every node.

    Entries and inputs are shuffled. The root comes in the middle, by place and by name, so that
    neither the order of the dict nor the alphabet is of any help.
    """
    *others, root = shape
    middle = len(others) // 2
    names = sorted(draw.shuffled(LETTERS)[: len(shape)])
    name = {root: names.pop(middle)}
    name |= dict(zip(others, draw.shuffled(names), strict=True))
    entries = draw.shuffled(others)
    entries.insert(middle, root)
    return {name[n]: draw.shuffled([name[each] for each in shape[n]]) for n in entries}, name


def chain(draw: Draw, length: int, uses: int = 1) -> tuple[Graph, list[str]]:
    """A graph in which each node is used `uses` times by the next one, and its nodes in order."""
    nodes = draw.shuffled([f"n{number}" for number in range(length)])
    inputs = [[], *([node] * uses for node in nodes[:-1])]
    graph = dict(zip(nodes, inputs, strict=True))
    return {node: graph[node] for node in draw.shuffled(nodes)}, nodes


def is_names(answer: Any) -> bool:
    """Whether an answer is a list (or tuple) of names."""
    return isinstance(answer, list | tuple) and all(isinstance(each, str) for each in answer)


def in_any_order(answer: Any) -> Any:
    """A list of names sorted, any other answer as it is, for `close` to refuse."""
    return sorted(answer) if is_names(answer) else answer


def check_order(answer: Any, graph: Graph) -> None:
    """Mismatch unless an answer holds every node once, after all of its inputs."""
    problem = compare(in_any_order(answer), sorted(graph))
    if problem is not None:
        raise problem
    place = {node: number for number, node in enumerate(answer)}
    if any(place[each] > place[node] for node, inputs in graph.items() for each in inputs):
        reason = "a node stands before one of its inputs"
        right = list(TopologicalSorter(graph).static_order())
        raise Mismatch("value", reason, answer, right)
