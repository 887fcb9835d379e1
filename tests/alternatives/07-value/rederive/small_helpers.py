"""Helpers for both examples; lists of any depth are wrapped and read by recursion."""

from functools import reduce
from operator import add, mul


def _wrap(Value, numbers):
    if isinstance(numbers, (list, tuple)):
        return [_wrap(Value, entry) for entry in numbers]
    return Value(numbers)


def _grad(nodes):
    return [_grad(entry) for entry in nodes] if isinstance(nodes, list) else nodes.grad


def _dot(left, right):
    return reduce(add, map(mul, left, right))


def neuron(Value, x1, w1, x2, w2, b):
    leaves = _wrap(Value, [x1, w1, x2, w2, b])
    x1, w1, x2, w2, b = leaves
    o = (_dot([x1, x2], [w1, w2]) + b).tanh()
    o.backward()
    keys = ["d_x1", "d_w1", "d_x2", "d_w2", "d_b"]
    return dict(zip(keys, _grad(leaves), strict=True), o=o.data)


def mlp(Value, x, W1, W2, y):
    x, W1, W2, y = (_wrap(Value, numbers) for numbers in (x, W1, W2, y))
    z = [_dot(row, x) for row in W1]
    h = [node.relu() for node in z]
    o = [_dot(row, h) for row in W2]
    errors = [one + (-1) * other for one, other in zip(o, y, strict=True)]
    L = reduce(add, [error * error * 0.5 for error in errors])
    L.backward()
    return {
        "L": L.data,
        "d_W2": _grad(W2),
        "d_h": _grad(h),
        "d_z": _grad(z),
        "d_W1": _grad(W1),
    }
