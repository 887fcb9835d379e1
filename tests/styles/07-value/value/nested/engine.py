"""A function inside each operator returns what each input gets; the order is recursive."""

import math
import sys


class Value:
    LEVELS = 20_000

    def __init__(self, data, _prev=()):
        self.data = data
        self.grad = 0.0
        self._prev = list(_prev)
        self._add_to_inputs = None

    def __repr__(self):
        return f"Value({self.data})"

    def then(self, step):
        self._add_to_inputs = step
        return self

    def __add__(self, other):
        if not isinstance(other, Value):
            other = Value(other)
        out = Value(self.data + other.data, [self, other])

        def step():
            for child in (self, other):
                child.grad = child.grad + out.grad

        return out.then(step)

    def __mul__(self, other):
        if not isinstance(other, Value):
            other = Value(other)
        out = Value(self.data * other.data, [self, other])

        def step():
            self.grad = self.grad + out.grad * other.data
            other.grad = other.grad + out.grad * self.data

        return out.then(step)

    def __pow__(self, n):
        out = Value(self.data**n, [self])

        def step():
            self.grad = self.grad + out.grad * (n * self.data ** (n - 1))

        return out.then(step)

    def relu(self):
        out = Value(max(0, self.data), [self])

        def step():
            self.grad = self.grad + (out.grad if out.data > 0 else 0)

        return out.then(step)

    def tanh(self):
        t = math.tanh(self.data)
        out = Value(t, [self])

        def step():
            self.grad = self.grad + out.grad * (1 - t * t)

        return out.then(step)

    def exp(self):
        e = math.exp(self.data)
        out = Value(e, [self])

        def step():
            self.grad = self.grad + out.grad * e

        return out.then(step)

    def __radd__(self, other):
        return self + other

    def __rmul__(self, other):
        return self * other

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + (-other)

    def __rsub__(self, other):
        return other + (-self)

    def __truediv__(self, other):
        return self * other**-1

    def __rtruediv__(self, other):
        return other * self**-1

    def build(self):
        topo, visited = [], set()

        def walk(v):
            if v not in visited:
                visited.add(v)
                for child in v._prev:
                    walk(child)
                topo.append(v)

        walk(self)
        return topo

    def clear(self, topo):
        for v in topo:
            if v._prev:
                v.grad = 0.0

    def seed(self):
        self.grad += 1.0

    def backward(self):
        sys.setrecursionlimit(self.LEVELS)
        topo = self.build()
        self.clear(topo)
        self.seed()
        for v in reversed(topo):
            if v._add_to_inputs:
                v._add_to_inputs()

    def zero_grad(self):
        for v in self.build():
            v.grad = 0.0
