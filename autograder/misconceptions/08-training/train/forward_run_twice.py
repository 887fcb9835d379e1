"""Forward is run twice in every step

Explanation: You ran forward once for J and once more for the cache. The answers are right; one
call gives both, and the second costs as much as the first.

Hint: J, cache = forward(params) takes both from one call.
"""


def train(params, forward, backward, lr, steps):
    losses = []
    for _ in range(steps):
        losses.append(forward(params)[0])
        params = sgd_step(params, backward(params, forward(params)[1]), lr)
    return list(params), losses
