"""Entry by entry, with the gradients cleared behind each step and once before."""

import numpy as np


def sgd_step(params, grads, lr):
    moved = []
    for param, grad in zip(params, grads, strict=True):
        new = np.zeros(np.shape(param))
        for place in np.ndindex(new.shape):
            new[place] = float(param[place]) - lr * float(grad[place])
        moved.append(new)
    return moved


def train(params, forward, backward, lr, steps):
    history, current = [], params
    for _ in range(steps):
        history.append(forward(current))
        current = sgd_step(current, backward(current, history[-1][1]), lr)
    return current, [J for J, _ in history]


def train_accumulating(params, loss, lr, steps):
    def clear():
        for p in params:
            p.grad = 0.0

    clear()
    losses = []
    for _ in range(steps):
        J = loss(params)
        losses.append(J.data)
        J.backward()
        for p in params:
            p.data += -(lr * p.grad)
        clear()
    return losses
