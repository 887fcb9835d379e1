"""Small graphs of up to three operations on two leaves, the smallest and plainest first.

Every operation after the first uses a result before it, and every result but the last is used,
so that these are all chains, forks and diamonds of that size. The larger the graph, the fewer the
operations: with three of them it is + and what is suspected, without plain numbers.
"""

import itertools
import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

Node = Any  # a recorder
Step = tuple[str, ...]  # an operation and the names of its operands
Program = tuple[Step, ...]

LEAVES: tuple[tuple[float, float], ...] = ((2, 3), (-2, 3), (0, 2), (2, 2))
NUMBER = 3
LARGEST = 3
MOST_SUSPECTS = {1: 99, 2: 5, 3: 3}  # by size; where there are more, it is + and * alone

BINARY: dict[str, tuple[str, Callable[[Any, Any], Any]]] = {
    "+": ("add", operator.add),
    "*": ("mul", operator.mul),
    "-": ("sub", operator.sub),
    "/": ("truediv", operator.truediv),
}
UNARY: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "relu({})": ("relu", lambda v: v.relu()),
    "tanh({})": ("tanh", lambda v: v.tanh()),
    "exp({})": ("exp", lambda v: v.exp()),
    "-{}": ("neg", operator.neg),
    "{} ** 2": ("pow", lambda v: v**2),
    "{} ** 3": ("pow", lambda v: v**3),
}
FORMS = ("+", "*", *UNARY, "-", "/")
ANYTHING = frozenset(name for name, _ in (*BINARY.values(), *UNARY.values()))


def graphs(make_leaf: Callable[[float], Node], among: Iterable[str]) -> Iterable[tuple[str, Any]]:
    """Each graph's text and the value and gradient of every node of it, after one backward().

    Args:
        make_leaf: makes a node of a number.
        among: names of the operations that are suspected; + is used besides, and * in graphs of
            up to two operations.
    """
    suspects = frozenset(among)
    for size in range(1, LARGEST + 1):
        names = suspects | ({"add", "mul"} if size < LARGEST else {"add"})
        if len(names) > MOST_SUSPECTS[size]:
            names = frozenset(("add", "mul"))
        forms = [form for form in FORMS if _name(form) in names]
        for program in programs(size, forms, numbers=size < LARGEST):
            for leaves in _leaves(program)[: None if size < LARGEST else 1]:
                yield _graph(make_leaf, program, leaves)


def _name(form: str) -> str:
    return (BINARY | UNARY)[form][0]


def programs(size: int, forms: Iterable[str], *, numbers: bool = True) -> Iterator[Program]:
    """Programs of `size` operations on "a", "b", "n1", ... and, if wanted, a plain number."""
    ways = [list(_steps(count, list(forms), numbers)) for count in range(size)]
    for program in itertools.product(*ways):
        used = {name for step in program for name in step[1:]}
        if all(f"n{count}" in used for count in range(1, size)):
            yield program


def _steps(before: int, forms: Iterable[str], numbers: bool) -> Iterator[Step]:
    """One operation on the leaves and on the `before` results there are; late ones first."""
    nodes = [f"n{count}" for count in range(before, 0, -1)]
    for form in forms:
        operands = nodes or ["a"]
        if form in UNARY:
            yield from ((form, operand) for operand in operands)
            continue
        for left, right in _pairs(nodes):
            yield (form, left, right)
        for operand in operands if numbers else ():
            yield (form, operand, str(NUMBER))
            yield (form, str(NUMBER), operand)


def _pairs(nodes: list[str]) -> Iterator[tuple[str, str]]:
    if not nodes:
        yield from (("a", "b"), ("a", "a"))
        return
    for place, node in enumerate(nodes):
        for other in ("a", "b", *nodes[place + 1 :]):
            yield (node, other)
            yield (other, node)
        yield (node, node)


def _leaves(program: Program) -> list[dict[str, float]]:
    """The numbers for the leaves that a program uses."""
    used = {operand for step in program for operand in step[1:]}
    every = ({"a": x, "b": y} for x, y in LEAVES)
    points = [{name: point[name] for name in point if name in used} for point in every]
    return [point for place, point in enumerate(points) if point not in points[:place]]


def _graph(
    make_leaf: Callable[[float], Node], program: Program, leaves: dict[str, float]
) -> tuple[str, Any]:
    nodes: dict[str, Node] = {name: make_leaf(number) for name, number in leaves.items()}
    for count, (form, *names) in enumerate(program, start=1):
        nodes[f"n{count}"] = _apply(form, [nodes.get(name, NUMBER) for name in names])
    points = ", ".join(f"{name} = {number:g}" for name, number in leaves.items())
    return f"{text(program)} at {points}", whole_graph(nodes[f"n{len(program)}"], *nodes.values())


def _apply(form: str, operands: list[Any]) -> Node:
    return UNARY[form][1](operands[0]) if form in UNARY else BINARY[form][1](*operands)


def text(program: Program) -> str:
    """The program as one would type it: what is used twice gets a name, all else is put in."""
    uses = Counter(name for step in program for name in step[1:])
    named: list[str] = []
    texts: dict[str, str] = {}
    for count, (form, *names) in enumerate(program, start=1):
        whole = _expression(form, [texts.get(name, name) for name in names])
        if uses[f"n{count}"] > 1:
            named.append(f"n{count} = {whole}")
        else:
            texts[f"n{count}"] = whole
    return "; ".join([*named, texts[f"n{len(program)}"]])


def _expression(form: str, parts: list[str]) -> str:
    if "(" in form:
        return form.format(*parts)
    wrapped = [f"({part})" if _is_compound(part) else part for part in parts]
    return form.format(*wrapped) if form in UNARY else f"{wrapped[0]} {form} {wrapped[1]}"


def _is_compound(part: str) -> bool:
    while (outside := re.sub(r"\([^()]*\)", "", part)) != part:
        part = outside
    return " " in part or part.startswith("-")


def whole_graph(out: Node, *nodes: Node) -> tuple[list[Any], list[Any]]:
    """Walk back from `out`, then read every node's value and gradient."""
    out.backward()
    return [node.data for node in nodes], [node.grad for node in nodes]
