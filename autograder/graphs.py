"""Every graph of up to three operations on two leaves, in growing size."""

import operator
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Node = Any  # a recorder

LEAVES: tuple[tuple[float, float], ...] = ((2, 3), (0, 2), (-2, 3), (2, 2))
NUMBER = 3


BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "*": operator.mul,
    "-": operator.sub,
    "/": operator.truediv,
}
UNARY: dict[str, Callable[[Any], Any]] = {
    "relu({})": lambda v: v.relu(),
    "tanh({})": lambda v: v.tanh(),
    "-{}": operator.neg,
    "{} ** 2": lambda v: v**2,
    "{} ** 3": lambda v: v**3,
    "exp({})": lambda v: v.exp(),
}


def shapes(size: int) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Programs of `size` operations, each (operation, operand, ...) on "a", "b", "n1", ..."""
    if size == 0:
        yield ()
        return
    for before in shapes(size - 1):
        known = ["a", "b", *(f"n{number + 1}" for number in range(size - 1))]
        last = known[-1] if size > 1 else None
        for step in _steps(known, last):
            yield (*before, step)


def _steps(known: list[str], last: str | None) -> Iterator[tuple[str, ...]]:
    """Operations on what is known; past the first, each uses the result before it."""
    for sign in BINARY:
        for left, right in _pairs(known, last):
            yield (sign, left, right)
    for form in UNARY:
        for operand in [last] if last else ["a"]:
            yield (form, operand)
    for sign in BINARY:
        for operand in [last] if last else ["a"]:
            yield (sign, operand, str(NUMBER))
            yield (sign, str(NUMBER), operand)


def _pairs(known: list[str], last: str | None) -> Iterator[tuple[str, str]]:
    if last is None:
        yield from (("a", "b"), ("a", "a"))
        return
    yield (last, last)
    for other in known[:-1]:
        yield (last, other)
        yield (other, last)


def graphs(make_leaf: Callable[[float], Node], largest: int = 2) -> Iterable[tuple[str, Any]]:
    """Each graph's text and the value and gradient of every node of it, after one backward()."""
    for size in range(1, largest + 1):
        for program in shapes(size):
            for x, y in LEAVES:
                yield _graph(make_leaf, program, x, y)


def _graph(
    make_leaf: Callable[[float], Node], program: tuple[tuple[str, ...], ...], x: float, y: float
) -> tuple[str, Any]:
    used = {operand for step in program for operand in step[1:]}
    nodes: dict[str, Node] = {
        name: make_leaf(number) for name, number in (("a", x), ("b", y)) if name in used
    }
    texts = {name: name for name in nodes}
    for count, step in enumerate(program, start=1):
        operands = [nodes.get(name, NUMBER) for name in step[1:]]
        parts = [texts.get(name, name) for name in step[1:]]
        nodes[f"n{count}"] = _apply(step[0], operands)
        texts[f"n{count}"] = _text(step[0], parts)
    leaves = ", ".join(
        f"{name} = {number:g}" for name, number in (("a", x), ("b", y)) if name in nodes
    )
    out = nodes[f"n{len(program)}"]
    return f"{texts[f'n{len(program)}']} at {leaves}", whole_graph(out, *nodes.values())


def _apply(op: str, operands: list[Any]) -> Node:
    return UNARY[op](operands[0]) if op in UNARY else BINARY[op](*operands)


def _text(op: str, parts: list[str]) -> str:
    wrapped = [
        f"({part})" if (" " in part and not part.endswith(")")) or part.startswith("(") else part
        for part in parts
    ]
    return op.format(wrapped[0]) if op in UNARY else f"{wrapped[0]} {op} {wrapped[1]}"


def whole_graph(out: Node, *nodes: Node) -> tuple[list[Any], list[Any]]:
    """Walk back from `out`, then read every node's value and gradient."""
    out.backward()
    return [node.data for node in nodes], [node.grad for node in nodes]
