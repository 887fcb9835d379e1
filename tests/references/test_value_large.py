"""The reference Value on graphs of a million nodes: exact gradients, in little time and memory."""

import multiprocessing
import resource
import runpy
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest

REFERENCE = Path(__file__).parents[2] / "solutions/07-value/value.py"
NODES = 1_000_000
MOST_S, MOST_MB = 60, 400  # of processor time and of memory; measured: 4 s and 285 MiB

WIDTH = DEPTH = 1000

Build = Callable[[Any], tuple[Any, list[Any]]]


class Large(NamedTuple):
    """What a graph's leaves got, and what building it and walking back took."""

    gradients: list[float]
    seconds: float
    megabytes: float


def chain(Value: Any) -> tuple[Any, list[Any]]:
    """Times -1 and plus 1 over and over, which goes back and forth between 3 and -2."""
    node, factor, step = leaves = [Value(3.0), Value(-1.0), Value(1.0)]
    for _ in range(NODES // 2):
        node = node * factor + step
    return node + step, leaves


def net(Value: Any) -> tuple[Any, list[Any]]:
    """Rows in which each node is used by two of the next row; at last all are added up."""
    leaves = [Value(1.0) for _ in range(WIDTH)]
    row = [leaf * (place / 8) for place, leaf in enumerate(leaves)]
    for _ in range(DEPTH - 1):
        row = [one + other for one, other in zip(row, [*row[1:], row[0]], strict=True)]
    return sum(row), leaves


WANTED: dict[Build, list[float]] = {
    # The sign changes an even number of times: but for the last one the steps cancel out.
    chain: [1.0, -(3.0 + 2.0) * NODES / 4, 1.0],
    # From one row to the next a gradient doubles, which is exact.
    net: [2.0 ** (DEPTH - 1) * place / 8 for place in range(WIDTH)],
}


def walked(build: Build) -> Large:
    """Builds a graph in this process and walks back."""
    Value = runpy.run_path(str(REFERENCE))["Value"]
    before = _peak_mb()
    start = time.process_time()
    end, leaves = build(Value)
    end.backward()
    seconds = time.process_time() - start
    return Large([leaf.grad for leaf in leaves], seconds, _peak_mb() - before)


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@pytest.mark.slow
@pytest.mark.parametrize("build", [chain, net])
def test_a_million_nodes(build: Build) -> None:
    # In a process of its own, which has held nothing larger before.
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as other:
        large = other.submit(walked, build).result()
    assert large.gradients == WANTED[build]
    assert large.seconds < MOST_S
    assert large.megabytes < MOST_MB
