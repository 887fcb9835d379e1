"""The starting parameters come back

Explanation: You trained, and then returned the list that came in.

Hint: Return the parameters that the last step made.
"""

import numpy as np


def train(params, forward, backward, lr, steps):
    losses, moved = [], params
    for _ in range(steps):
        J, cache = forward(moved)
        losses.append(J)
        moved = sgd_step(moved, backward(moved, cache), lr)
    return [np.array(p) for p in params], losses
