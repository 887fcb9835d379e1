"""Bug hunt: which of these backward functions are wrong?

You get an operation, several backward functions for it, and points at which to try them. Nothing
else is known: no formula, no example. Find the faulty ones with what you know about slopes.

A forward function takes one or more inputs, numbers or arrays, and returns a number or an array.
A backward function is called as

    backward(d_out, *inputs)

with d_out of the shape of the forward's result. It returns a tuple with one gradient for each
input, each of its input's shape; where there is only one input, that gradient alone. What it
computes is the same line as everywhere,

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |      its answer     =    in question x     your d_out    |
    +----------------------------------------------------------+

and that is a gradient of one number, J = sum of all entries of d_out * forward(*inputs). J you
can nudge.

A backward function is faulty if it is wrong on any of the given inputs, for any of its answers,
with any d_out. So choose a d_out with entries that differ, none of them 1. It is faulty too if an
answer has another shape than its input, however close the numbers look, or if it raises an
exception. Right ones are right to many digits, faulty ones are off by a hundredth or more of the
largest entry. No point is near a corner, where the slope from above and the one from below differ
and no difference quotient can judge a rule. All of them leave their arguments unchanged; do so
with the given inputs, too.

You may use your own functions here: `from numeric_gradient import numeric_gradient`. Where yours
is the reason for a wrong answer, the hidden tests put the course's in its place.

Source: none of the two texts of this course has this hunt; it is what one does with every new
rule.

Conventions:

Graded:
"""

from collections.abc import Callable

import numpy as np


def find_faulty(
    forward: Callable, candidates: dict[str, Callable], inputs: list[tuple]
) -> list[str]:
    """Return the names of the backward functions that are wrong.

    Args:
        forward: the operation, called as forward(*inputs).
        candidates: backward functions by name, called as backward(d_out, *inputs).
        inputs: points to try, each a tuple with the forward's inputs.

    Returns:
        The names of the faulty ones, in the order of candidates; an empty list if all are right.
    """
    ### BEGIN SOLUTION
    numbers, step = np.random.default_rng(6), 1e-6

    def slopes(d_out: np.ndarray, point: tuple, which: int) -> np.ndarray:
        centre = np.array(point[which], dtype=float)
        answer = np.zeros(centre.shape)
        for entry in np.ndindex(centre.shape):
            for sign in (1.0, -1.0):
                nudged = centre.copy()
                nudged[entry] += sign * step
                after = forward(*point[:which], nudged, *point[which + 1 :])
                answer[entry] += sign * np.sum(d_out * after) / (2 * step)
        return answer

    def agrees(backward: Callable, point: tuple, d_out: np.ndarray) -> bool:
        try:
            answers = backward(d_out, *point)
            pairs = zip([answers] if len(point) == 1 else answers, range(len(point)), strict=True)
            return all(near(got, slopes(d_out, point, which)) for got, which in pairs)
        except Exception:
            return False

    def near(got: np.ndarray, want: np.ndarray) -> bool:
        same_shape = np.shape(got) == want.shape
        return same_shape and bool(np.all(np.abs(got - want) <= 1e-4 * np.abs(want).max()))

    trials = [(point, numbers.uniform(1.5, 4, np.shape(forward(*point)))) for point in inputs]
    return [
        name
        for name, backward in candidates.items()
        if not all(agrees(backward, point, d_out) for point, d_out in trials)
    ]
    ### END SOLUTION
