"""There is one step too few

Explanation: The first or the last step is missing: range(1, steps) has one number less than
range(steps).

Hint: for _ in range(steps).
"""


def train(params, forward, backward, lr, steps):
    losses = []
    for _ in range(1, steps):
        J, cache = forward(params)
        losses.append(J)
        params = sgd_step(params, backward(params, cache), lr)
    return list(params), losses
