"""The inputs are a set, which is only used for the order: the closures hold the operands."""

import math


class Value:
    def __init__(self, data, _prev=()):
        self.data = float(data)
        self.grad = 0.0
        self._prev = set(_prev)
        self._pass_on = lambda grad: None

    def __repr__(self):
        return f"Value({self.data:.4f})"

    def _unary(self, data, slope):
        out = Value(data, (self,))

        def pass_on(grad):
            self.grad += slope * grad

        out._pass_on = pass_on
        return out

    def _binary(self, other, data, self_slope, other_slope):
        out = Value(data, (self, other))

        def pass_on(grad):
            self.grad += self_slope * grad
            other.grad += other_slope * grad

        out._pass_on = pass_on
        return out

    def __add__(self, other):
        if isinstance(other, (int, float)):
            other = Value(other)
        return self._binary(other, self.data + other.data, 1.0, 1.0)

    def __mul__(self, other):
        if isinstance(other, (int, float)):
            other = Value(other)
        return self._binary(other, self.data * other.data, other.data, self.data)

    def __neg__(self):
        return self._unary(-self.data, -1.0)

    def __sub__(self, other):
        return self + (-other)

    def __pow__(self, n):
        return self._unary(self.data**n, n * self.data ** (n - 1))

    def __truediv__(self, other):
        return self * (1.0 / other)

    def __rtruediv__(self, other):
        return self._unary(1.0 / self.data, -1.0 / self.data**2) * other

    def __radd__(self, other):
        return Value(other) + self

    def __rmul__(self, other):
        return Value(other) * self

    def __rsub__(self, other):
        return Value(other) - self

    def relu(self):
        return self._unary(max(self.data, 0.0), 1.0 if self.data > 0 else 0.0)

    def tanh(self):
        return self._unary(math.tanh(self.data), 1.0 - math.tanh(self.data) ** 2)

    def exp(self):
        return self._unary(math.exp(self.data), math.exp(self.data))

    def _nodes(self):
        found, frontier = {self}, {self}
        while frontier:
            frontier = set().union(*(node._prev for node in frontier)) - found
            found |= frontier
        return found

    def backward(self):
        nodes = self._nodes()
        waiting = dict.fromkeys(nodes, 0)
        for node in nodes:
            for source in node._prev:
                waiting[source] += 1
            if node._prev:
                node.grad = 0.0
        self.grad += 1.0
        ready = [self]
        while ready:
            node = ready.pop()
            node._pass_on(node.grad)
            for source in node._prev:
                waiting[source] -= 1
                if waiting[source] == 0:
                    ready.append(source)

    def zero_grad(self):
        for node in self._nodes():
            node.grad = 0.0
