"""Copies that are changed in place, by index."""

import numpy as np


def sgd_step(params, grads, lr):
    new = [np.array(p, dtype=float) for p in params]
    for i in range(len(new)):
        new[i] -= lr * np.asarray(grads[i])
    return new


def train(params, forward, backward, lr, steps):
    now = [np.array(p, dtype=float) for p in params]
    losses = []
    while len(losses) < steps:
        J, cache = forward(now)
        gradients = backward(now, cache)
        for i, gradient in enumerate(gradients):
            now[i] -= lr * gradient
        losses.append(float(J))
    return now, losses


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        out = loss(params)
        out.zero_grad()
        out.backward()
        for p in params:
            p.data = p.data + -lr * p.grad
        losses.append(float(out.data))
    return losses
