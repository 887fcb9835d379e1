"""One step, then the rest of them."""

import numpy as np


def sgd_step(params, grads, lr):
    return list(map(lambda p, g: np.subtract(p, np.multiply(lr, g)), params, grads))


def train(params, forward, backward, lr, steps):
    if steps == 0:
        return [np.array(p) for p in params], []
    J, cache = forward(params)
    last, later = train(
        sgd_step(params, backward(params, cache), lr), forward, backward, lr, steps - 1
    )
    return last, [J, *later]


def train_accumulating(params, loss, lr, steps):
    if not steps:
        return []
    for p in params:
        p.zero_grad()
    J = loss(params)
    J.backward()
    before = J.data
    for p in params:
        p.data -= lr * p.grad
    return [before, *train_accumulating(params, loss, lr, steps - 1)]
