"""A table built anew by every call holds the gradients; only the end result goes into .grad."""

import math
from collections import defaultdict


def _wrap(x):
    return x if isinstance(x, Value) else Value(x)


class Value:
    __slots__ = ("_prev", "data", "grad", "rule")

    def __init__(self, data, _prev=(), rule=None):
        self.data = data
        self.grad = 0.0
        self._prev = _prev
        self.rule = rule

    def __repr__(self):
        return f"Value({self.data!r}, grad={self.grad!r})"

    def __add__(self, other):
        other = _wrap(other)
        return Value(self.data + other.data, (self, other), lambda g: (g, g))

    def __mul__(self, other):
        other = _wrap(other)
        a, b = self.data, other.data
        return Value(a * b, (self, other), lambda g: (b * g, a * g))

    def __pow__(self, p):
        x = self.data
        return Value(x**p, (self,), lambda g: (g * p * x ** (p - 1),))

    def relu(self):
        x = self.data
        return Value((x > 0) * x, (self,), lambda g: (g if x > 0 else 0.0,))

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, (self,), lambda g: (g * (1 - t) * (1 + t),))

    def exp(self):
        e = math.exp(self.data)
        return Value(e, (self,), lambda g: (g * e,))

    def __neg__(self):
        return Value(-self.data, (self,), lambda g: (-g,))

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other

    def __truediv__(self, other):
        return self * _wrap(other) ** -1

    def __rtruediv__(self, other):
        return self**-1 * other

    __radd__, __rmul__ = __add__, __mul__

    def _sorted(self):
        done, out, stack = set(), [], [self]
        while stack:
            node = stack[-1]
            missing = [source for source in node._prev if source not in done]
            if missing and node not in done:
                stack.append(missing[0])
                continue
            stack.pop()
            if node not in done:
                done.add(node)
                out.append(node)
        return out

    def backward(self):
        table = defaultdict(float)
        table[self] = 1.0
        for node in reversed(self._sorted()):
            if node._prev:
                node.grad = table[node]
                for source, g in zip(node._prev, node.rule(table[node]), strict=True):
                    table[source] += g
            else:
                node.grad += table[node]

    def zero_grad(self):
        for node in self._sorted():
            node.grad = 0.0
