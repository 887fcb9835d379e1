"""The graph of `Value`s that an entry's steps record."""

from typing import Any, NamedTuple

from autograder.diagnose.sketch import Entry
from autograder.jail.inside.values import Object

SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "pow": "**", "neg": "-"}


class Graph(NamedTuple):
    """A recorded graph: node -> inputs, operators, and the names in order of creation.

    `given` holds the numbers of the leaves, `constants` those that stood beside an operator.
    """

    inputs: dict[str, list[str]]
    ops: dict[str, str]
    given: dict[str, Any]
    constants: dict[str, Any]
    nodes: list[str]
    numbers: dict[int, str]  # the nodes by the numbers of their steps


def graph_of(entry: Entry) -> Graph:
    """The graph that an entry's steps record, up to its first backward pass."""
    graph = Graph({}, {}, {}, {}, [], {})
    names = graph.numbers
    for number, move in enumerate(entry.moves):
        if move.op == "call" and str(move.args[1])[:1].isupper():
            names[number] = _new(graph, chr(ord("a") + len(graph.inputs)), [], "")
            graph.given[names[number]] = move.args[2]
        elif move.op == "method" and move.args[2] in ("relu", "tanh", "exp"):
            operand = names[move.args[1].number]
            names[number] = _new(graph, f"n{len(graph.ops) + 1}", [operand], move.args[2])
        elif move.op in SYMBOLS:
            operands = [_operand(graph, names, arg) for arg in move.args]
            names[number] = _new(graph, f"n{len(graph.ops) + 1}", operands, SYMBOLS[move.op])
        elif move.op == "method":
            break
    return graph


def _new(graph: Graph, name: str, inputs: list[str], op: str) -> str:
    graph.inputs[name] = inputs
    graph.nodes.append(name)
    if op:
        graph.ops[name] = op
    return name


def _operand(graph: Graph, names: dict[int, str], arg: Any) -> str:
    if isinstance(arg, Object):
        return names[arg.number]
    name = f"number {len(graph.constants) + 1}" if graph.constants else "number"
    graph.inputs[name] = []
    graph.constants[name] = arg
    return name
