"""Nodes are numbered as they are made, so sorting by number is a valid order; inputs are a list."""

import itertools
import math
from operator import attrgetter

_numbers = itertools.count()


class Value:
    def __init__(self, data, _prev=()):
        self.data = data
        self.grad = 0
        self._prev = list(_prev)
        self.number = next(_numbers)
        self.local = []

    def __repr__(self):
        return f"<{self.number}: {self.data}, {self.grad}>"

    def _made(self, data, *pairs):
        out = Value(data, [node for node, _ in pairs])
        out.local = [slope for _, slope in pairs]
        return out

    def __add__(self, other):
        other = as_value(other)
        return self._made(self.data + other.data, (self, 1), (other, 1))

    def __sub__(self, other):
        other = as_value(other)
        return self._made(self.data - other.data, (self, 1), (other, -1))

    def __mul__(self, other):
        other = as_value(other)
        return self._made(self.data * other.data, (self, other.data), (other, self.data))

    def __truediv__(self, other):
        other = as_value(other)
        out = self.data / other.data
        return self._made(out, (self, 1 / other.data), (other, -out / other.data))

    def __radd__(self, other):
        return as_value(other) + self

    def __rsub__(self, other):
        return as_value(other) - self

    def __rmul__(self, other):
        return as_value(other) * self

    def __rtruediv__(self, other):
        return as_value(other) / self

    def __neg__(self):
        return 0 - self

    def __pow__(self, n):
        return self._made(self.data**n, (self, n * self.data ** (n - 1)))

    def relu(self):
        return self * 1 if self.data > 0 else self * 0

    def tanh(self):
        out = math.tanh(self.data)
        return self._made(out, (self, 1 - out**2))

    def exp(self):
        out = math.exp(self.data)
        return self._made(out, (self, out))

    def _reachable(self):
        nodes = {id(self): self}
        todo = [self]
        for node in todo:
            for source in node._prev:
                if id(source) not in nodes:
                    nodes[id(source)] = source
                    todo.append(source)
        return sorted(todo, key=attrgetter("number"), reverse=True)

    def backward(self):
        nodes = self._reachable()
        for node in nodes:
            node.grad *= not node._prev
        self.grad += 1
        for node in nodes:
            for source, slope in zip(node._prev, node.local, strict=True):
                source.grad += node.grad * slope

    def zero_grad(self):
        for node in self._reachable():
            node.grad = 0


def as_value(number):
    return number if isinstance(number, Value) else Value(number)
