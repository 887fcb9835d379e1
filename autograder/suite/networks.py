"""The two-layer network of Dive into Deep Learning, drawn and computed for hidden suites.

Loss: half the squared error. Penalty: lam / 2 times the sum of squares of both weight matrices.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from autograder.suite.draws import Draw
from autograder.suite.passes import Steps

Array = NDArray[np.float64]

STRENGTHS = (0.3, 0.375, 0.7, 1.25)  # with 1/2, 1 or 2 several mistakes in the penalty look alike


class Network(NamedTuple):
    """x (d,), W1 (h, d), b1 (h,), W2 (q, h), y (q,) and lam; b1 is zero where there is no bias."""

    x: Array
    W1: Array
    b1: Array
    W2: Array
    y: Array
    lam: float

    @property
    def plain(self) -> tuple[Any, ...]:
        """The arguments of a pass without a bias."""
        return self.x, self.W1, self.W2, self.y, self.lam

    def forward(self) -> dict[str, Any]:
        """z, h, o, L and s: what the forward pass stores."""
        z = self.W1 @ self.x + self.b1
        h = np.maximum(z, 0.0)
        o = self.W2 @ h
        loss = float(np.sum((o - self.y) ** 2)) / 2
        squares = float(np.sum(self.W1**2) + np.sum(self.W2**2))
        return {"z": z, "h": h, "o": o, "L": loss, "s": self.lam / 2 * squares}

    def backward(self) -> Steps:
        """The gradients of J = L + s, each from the ones before it; d_L and d_s are always 1."""
        made = self.forward()
        return {
            "d_L": lambda _: 1.0,
            "d_s": lambda _: 1.0,
            "d_o": lambda _: made["o"] - self.y,
            "d_h": lambda g: self.W2.T @ g["d_o"],
            "d_z": lambda g: g["d_h"] * (made["z"] > 0),
            "d_W2": lambda g: np.outer(g["d_o"], made["h"]) + self.lam * self.W2,
            "d_W1": lambda g: np.outer(g["d_z"], self.x) + self.lam * self.W1,
        }


def sizes(draw: Draw) -> tuple[int, int, int]:
    """Different sizes d, h, q; four hidden units or more, so that every case of a gate fits."""
    h = draw.choice((4, 5, 6))
    d, q = [size for size in draw.sizes(5) if size != h][:2]
    return d, h, q


def network(draw: Draw, d: int, h: int, q: int, *, bias: bool = False) -> Network:
    """A drawn network with a dead unit, one at exactly 0 and at least two live ones, anywhere."""
    x, W1 = draw.array(d), draw.array(h, d)
    b1 = draw.array(h) if bias else np.zeros(h)
    dead, at_zero, *live = draw.shuffled(range(h))
    W1[W1 @ x + b1 == 0, 0] += 0.125
    signs = np.sign(W1 @ x + b1)
    signs[dead] *= -1.0
    W1 *= signs[:, np.newaxis]
    b1 *= signs
    if bias:
        b1[at_zero] = -(W1[at_zero] @ x)
    else:
        W1[at_zero] = [x[1], -x[0], *np.zeros(d - 2)]
    for unit in live[2:]:
        turn = draw.choice((1.0, -1.0))
        W1[unit] *= turn
        b1[unit] *= turn
    return Network(x, W1, b1, draw.array(q, h), draw.array(q), draw.choice(STRENGTHS))
