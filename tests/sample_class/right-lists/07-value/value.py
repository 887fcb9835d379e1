"""All nodes are numbers on one long list; a Value is a place on it."""

import math

tape = []


class Value:
    def __init__(self, data, _prev=(), slopes=()):
        self.data = float(data)
        self.grad = 0.0
        self._prev = list(_prev)
        self.slopes = list(slopes)
        self.place = len(tape)
        tape.append(self)

    def __repr__(self):
        return f"Value({self.data}, grad={self.grad}, no. {self.place})"

    def __add__(self, other):
        other = value(other)
        return Value(self.data + other.data, [self, other], [1, 1])

    def __sub__(self, other):
        other = value(other)
        return Value(self.data - other.data, [self, other], [1, -1])

    def __mul__(self, other):
        other = value(other)
        return Value(self.data * other.data, [self, other], [other.data, self.data])

    def __truediv__(self, other):
        other = value(other)
        quotient = self.data / other.data
        return Value(quotient, [self, other], [1 / other.data, -quotient / other.data])

    def __pow__(self, p):
        return Value(self.data**p, [self], [p * self.data ** (p - 1)])

    def __neg__(self):
        return Value(-self.data, [self], [-1])

    def __radd__(self, other):
        return value(other) + self

    def __rsub__(self, other):
        return value(other) - self

    def __rmul__(self, other):
        return value(other) * self

    def __rtruediv__(self, other):
        return value(other) / self

    def relu(self):
        return Value(max(self.data, 0), [self], [1 if self.data > 0 else 0])

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, [self], [1 - t**2])

    def exp(self):
        e = math.exp(self.data)
        return Value(e, [self], [e])

    def used(self):
        """Everything this node was made from, the newest first."""
        needed = {self.place}
        found = []
        for place in range(self.place, -1, -1):
            if place in needed:
                found.append(tape[place])
                needed.update(node.place for node in tape[place]._prev)
        return found

    def backward(self):
        nodes = self.used()
        for node in nodes:
            if node._prev:
                node.grad = 0.0
        self.grad += 1.0
        for node in nodes:
            for source, slope in zip(node._prev, node.slopes):
                source.grad += slope * node.grad

    def zero_grad(self):
        for node in self.used():
            node.grad = 0.0


def value(number):
    return number if isinstance(number, Value) else Value(number)
