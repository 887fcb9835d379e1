"""The textbook's recursive order, with the recursion limit raised for long chains."""

import math
import sys

sys.setrecursionlimit(100_000)


class Value:
    def __init__(self, data, _prev=(), slopes=()):
        self.data, self.grad = data, 0.0
        self._prev, self.slopes = _prev, slopes

    def __repr__(self):
        return f"Value(data={self.data})"

    def __add__(self, other):
        if not isinstance(other, Value):
            return Value(self.data + other, (self,), (1.0,))
        return Value(self.data + other.data, (self, other), (1.0, 1.0))

    def __mul__(self, other):
        if not isinstance(other, Value):
            return Value(self.data * other, (self,), (other,))
        return Value(self.data * other.data, (self, other), (other.data, self.data))

    def __sub__(self, other):
        if not isinstance(other, Value):
            return Value(self.data - other, (self,), (1.0,))
        return Value(self.data - other.data, (self, other), (1.0, -1.0))

    def __truediv__(self, other):
        if not isinstance(other, Value):
            return Value(self.data / other, (self,), (1 / other,))
        slopes = (1 / other.data, -self.data / other.data**2)
        return Value(self.data / other.data, (self, other), slopes)

    def __radd__(self, other):
        return self + other

    def __rmul__(self, other):
        return self * other

    def __rsub__(self, other):
        return Value(other - self.data, (self,), (-1.0,))

    def __rtruediv__(self, other):
        return Value(other / self.data, (self,), (-other / self.data**2,))

    def __neg__(self):
        return Value(-self.data, (self,), (-1.0,))

    def __pow__(self, n):
        return Value(self.data**n, (self,), (n * self.data ** (n - 1),))

    def relu(self):
        return Value(max(0.0, self.data), (self,), (float(self.data > 0),))

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, (self,), (1 - t * t,))

    def exp(self):
        e = math.exp(self.data)
        return Value(e, (self,), (e,))

    def backward(self):
        order = []
        visited = set()

        def visit(node):
            if node not in visited:
                visited.add(node)
                for source in node._prev:
                    visit(source)
                order.append(node)

        visit(self)
        for node in order:
            if node._prev:
                node.grad = 0.0
        self.grad += 1.0
        for node in reversed(order):
            for source, slope in zip(node._prev, node.slopes, strict=True):
                source.grad += slope * node.grad

    def zero_grad(self):
        visited = set()

        def clear(node):
            node.grad = 0.0
            visited.add(node)
            for source in node._prev:
                if source not in visited:
                    clear(source)

        clear(self)
