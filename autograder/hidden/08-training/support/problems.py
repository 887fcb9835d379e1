"""Problems to train on, each as a pair of functions that makes a forward and a backward pass.

Each problem has one thing in which only some mistakes show: a plane has the same gradients
everywhere, a bowl's come from the cache alone, a saddle's from the parameters alone.
"""

import itertools

import numpy as np


def plane_forward(slopes):
    def forward(params):
        return sum(float(np.sum(s * p)) for s, p in zip(slopes, params, strict=True)), {}

    return forward


def plane_backward(slopes):
    return lambda params, cache: [np.array(s) for s in slopes]


def bowl_forward(centres):
    def forward(params):
        off = [p - c for p, c in zip(params, centres, strict=True)]
        return sum(float(np.sum(each * each)) for each in off) / 2, {"off": off}

    return forward


def bowl_backward(centres):
    return lambda params, cache: [np.array(each) for each in cache["off"]]


def saddle_forward(shift):
    return lambda params: (float(np.sum((params[0] + shift) * params[1])), {})


def saddle_backward(shift):
    return lambda params, cache: [np.array(params[1]), params[0] + shift]


def network_forward(x, y, lam):
    def forward(params):
        first, second = params
        z = first @ x
        h = (z > 0) * z
        error = second @ h - y
        squares = sum(float(np.sum(W * W)) for W in params)
        return (float(error @ error) + lam * squares) / 2, {"z": z, "h": h, "error": error}

    return forward


def network_backward(x, y, lam):
    def backward(params, cache):
        first, second = params
        d_z = (cache["error"] @ second) * (cache["z"] > 0)
        return [d_z[:, None] * x + lam * first, cache["error"][:, None] * cache["h"] + lam * second]

    return backward


def counted_forward():
    """J is the number of this call, and so is what is stored."""
    calls = itertools.count(1)

    def forward(params):
        number = float(next(calls))
        return number, {"forward": number}

    return forward


def counted_backward():
    """All gradients are the number of the forward pass, and 100 for each call of this one."""
    calls = itertools.count(100, 100)

    def backward(params, cache):
        number = next(calls) + cache["forward"]
        return [np.full(np.shape(p), number) for p in params]

    return backward


class Leaf:
    """What a Value without inputs is: a number and the gradient that was added to it."""

    _prev = ()

    def __init__(self, data, grad):
        self.data, self.grad = data, grad

    def backward(self):
        self.grad += 1.0

    def zero_grad(self):
        self.grad = 0.0


class Root:
    """What the root of a Value's graph is: the slopes are those of when it was built."""

    def __init__(self, data, leaves, slopes):
        self.data, self.grad, self._prev = data, 0.0, tuple(leaves)
        self._slopes = slopes

    def backward(self):
        self.grad = 1.0
        for node, slope in zip(self._prev, self._slopes, strict=True):
            node.grad += slope

    def zero_grad(self):
        self.grad = 0.0
        for node in self._prev:
            node.grad = 0.0


def leaf(data, grad=0.0):
    return Leaf(data, grad)


def neuron_loss(target):
    """Half the squared error of a * b + c, where a, b and c are trained."""

    def loss(leaves):
        a, b, c = leaves
        error = a.data * b.data + c.data - target
        return Root(error * error / 2, leaves, (error * b.data, error * a.data, error))

    return loss
