"""Every step begins at the first parameters

Explanation: The new parameters are not carried on: each step was taken from the starting ones, so
J never changes.

Hint: Give the result of the step the name that the next forward pass uses.
"""


def train(params, forward, backward, lr, steps):
    losses, moved = [], list(params)
    for _ in range(steps):
        J, cache = forward(params)
        losses.append(J)
        moved = sgd_step(params, backward(params, cache), lr)
    return moved, losses
