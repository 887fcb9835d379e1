"""Small whole numbers in growing size, from which smallest counterexamples are looked for."""

import itertools
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

INPUTS = (0, 1, 2, -1, 3, -2)
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


def numbers(count: int, *, incoming: Iterable[float] = INCOMING) -> Iterator[tuple[float, ...]]:
    """(d_out, x1, ..., x_count) with the plainest first; all floats."""
    every = itertools.product(incoming, *[INPUTS] * count)
    for case in sorted(every, key=_plainness):
        yield tuple(float(value) for value in case)


def _plainness(case: tuple[float, ...]) -> tuple[float, int]:
    ranks = [INPUTS.index(int(value)) for value in case[1:] if value in INPUTS]
    return sum(abs(value) for value in case), sum(ranks)


def counted(first: float, *shape: int) -> NDArray[np.float64]:
    """An array of that shape with first, first + 1, ... row by row."""
    return np.arange(first, first + np.prod(shape, dtype=int)).reshape(shape).astype(float)


def text(name: str, *values: object) -> str:
    """A call as one would type it, whole floats without their .0."""
    return f"{name}({', '.join(shown(value) for value in values)})"


def shown(value: object) -> str:
    """A number or an array's list as one would write it by hand."""
    if isinstance(value, float):
        return f"{value + 0.0:.6g}"
    if hasattr(value, "tolist"):
        return shown(value.tolist())
    if isinstance(value, list | tuple):
        inside = ", ".join(shown(item) for item in value)
        return f"[{inside}]" if isinstance(value, list) else f"({inside})"
    return str(value)
