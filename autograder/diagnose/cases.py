"""Small whole numbers, the plainest first, from which smallest counterexamples are looked for."""

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

# In the order in which a reader would try them: a 0 hides much, so it comes late.
INPUTS = (1, 2, -1, 0, 3, -2)
INCOMING = (1, 2, -1)


class Picture(NamedTuple):
    """How one call of a rule is drawn: the graph, and which nodes its numbers belong to.

    `saved` names a node for each argument after d_out, "" where the argument is no node; a dict
    among the arguments holds values by node. `answers` names the nodes whose gradients come back;
    those of a dict are found by its keys d_.... `root` gets d_out; where it is "" there is none,
    and `saved` names a node for each argument.
    """

    graph: dict[str, list[str]]
    ops: dict[str, str]
    saved: tuple[str, ...]
    answers: tuple[str, ...]
    root: str = "out"


def numbers(count: int) -> Iterator[tuple[float, ...]]:
    """(d_out, x1, ..., x_count) with the plainest first; all floats."""
    ranked = itertools.product(range(len(INCOMING)), *[range(len(INPUTS))] * count)
    for ranks in sorted(ranked, key=sum):
        yield float(INCOMING[ranks[0]]), *(float(INPUTS[rank]) for rank in ranks[1:])


def counted(first: float, *shape: int) -> NDArray[np.float64]:
    """An array of that shape with first, first + 1, ... row by row."""
    return np.arange(first, first + np.prod(shape, dtype=int)).reshape(shape).astype(float)


def text(name: str, *values: object) -> str:
    """A call as one would type it, whole floats without their .0."""
    return f"{name}({', '.join(shown(value) for value in values)})"


def shown(value: object) -> str:
    """A number, an array's list or a graph as one would write it by hand."""
    if isinstance(value, float):
        return f"{value + 0.0:.6g}"
    if hasattr(value, "tolist"):
        return shown(value.tolist())
    if isinstance(value, list | tuple):
        inside = ", ".join(shown(item) for item in value)
        return f"[{inside}]" if isinstance(value, list) else f"({inside})"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shown(item)}" for key, item in value.items()) + "}"
    return str(value)
