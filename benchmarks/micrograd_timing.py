"""Times two Value classes on the same small network; run by the peers' own Python.

The network of micrograd's own demonstration, 2-16-16-1 with relu, on a batch of points: its
graph is built and walked back. Freeing it is left out on both sides: the reference's goes as soon
as nobody holds it, while micrograd's waits for the garbage collector, which takes nearly as long as
both passes. Prints the seconds of micrograd and of the reference as JSON, the medians of passes in
turn.
"""

import gc
import importlib.util
import json
import random
import sys
import time
from itertools import pairwise
from statistics import median
from typing import Any, NamedTuple

from micrograd.engine import Value as Micrograd

SIZES = (2, 16, 16, 1)
POINTS = 8
PASSES = 30


class Network(NamedTuple):
    """Weights by layer and unit, the bias last, and a batch of points with what is wanted there."""

    layers: list[list[list[Any]]]
    points: list[list[Any]]
    wanted: list[float]

    def gradients(self) -> list[float]:
        """The gradients of all weights as they stand."""
        return [weight.grad for layer in self.layers for unit in layer for weight in unit]


def network(kind: Any) -> Network:
    """The same numbers in every kind of Value."""
    draw = random.Random(0).uniform
    layers = [
        [[kind(draw(-1, 1)) for _ in range(inputs + 1)] for _ in range(units)]
        for inputs, units in pairwise(SIZES)
    ]
    points = [[kind(draw(-1, 1)) for _ in range(SIZES[0])] for _ in range(POINTS)]
    return Network(layers, points, [draw(-1, 1) for _ in range(POINTS)])


def train(net: Network) -> Any:
    """Forward through every point to the sum of squared errors, and back; the graph's end."""
    loss = None
    for point, wanted in zip(net.points, net.wanted, strict=True):
        values = point
        for layer in net.layers:
            units = []
            for *row, out in layer:
                for weight, value in zip(row, values, strict=True):
                    out = out + weight * value
                units.append(out if len(layer) == 1 else out.relu())
            values = units
        error = (values[0] - wanted) ** 2
        loss = error if loss is None else loss + error
    loss.backward()
    return loss


def reference(path: str) -> Any:
    """The Value of a file."""
    spec = importlib.util.spec_from_file_location("value", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Value


def timed(net: Network) -> float:
    """Seconds of processor time of one pass."""
    gc.collect()
    start = time.process_time()
    graph = train(net)
    seconds = time.process_time() - start
    del graph
    return seconds


def main() -> None:
    """Print the two medians."""
    theirs, ours = network(Micrograd), network(reference(sys.argv[1]))
    for net in (theirs, ours):
        train(net)
    pairs = zip(theirs.gradients(), ours.gradients(), strict=True)
    if any(abs(a - b) > 1e-9 * abs(a) + 1e-12 for a, b in pairs):
        raise SystemExit("the two give different gradients")
    rounds = [(timed(theirs), timed(ours)) for _ in range(PASSES)]
    sys.stdout.write(json.dumps([median(side) for side in zip(*rounds, strict=True)]))


if __name__ == "__main__":
    main()
