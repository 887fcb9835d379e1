"""Only the last J comes back

Explanation: The list has to hold J before each step, so that one can see how it falls.

Hint: Start with an empty list before the loop and append to it in the loop.
"""


def train(params, forward, backward, lr, steps):
    losses = []
    for _ in range(steps):
        J, cache = forward(params)
        losses = [J]
        params = sgd_step(params, backward(params, cache), lr)
    return list(params), losses
