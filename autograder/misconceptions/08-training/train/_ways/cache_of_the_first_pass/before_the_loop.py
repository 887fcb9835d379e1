"""One pass before the loop for its cache, and one in every step for J."""


def train(params, forward, backward, lr, steps):
    _, cache = forward(params)
    losses = []
    for _ in range(steps):
        losses.append(forward(params)[0])
        params = sgd_step(params, backward(params, cache), lr)
    return list(params), losses
