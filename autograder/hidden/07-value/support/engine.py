"""The course's own Value: plain, whole, and passed to exercises that are given a Value."""

import math


class Value:
    """A number that remembers its inputs and the local gradient for each of them."""

    SEED = 1.0

    def __init__(self, data, _prev=(), _local=()):
        self.data = data
        self.grad = 0.0
        self._prev = _prev
        self._local = _local

    def __repr__(self):
        return f"Value(data={self.data}, grad={self.grad})"

    def _node(self, data, inputs, local):
        return type(self)(data, inputs, local)

    def _wrap(self, other):
        return other if isinstance(other, Value) else type(self)(other)

    def __add__(self, other):
        other = self._wrap(other)
        return self._node(self.data + other.data, (self, other), (1.0, 1.0))

    def __mul__(self, other):
        other = self._wrap(other)
        return self._node(self.data * other.data, (self, other), (other.data, self.data))

    def __sub__(self, other):
        other = self._wrap(other)
        return self._node(self.data - other.data, (self, other), (1.0, -1.0))

    def __truediv__(self, other):
        other = self._wrap(other)
        out = self.data / other.data
        return self._node(out, (self, other), (1.0 / other.data, -out / other.data))

    def __pow__(self, p):
        return self._node(self.data**p, (self,), (p * self.data ** (p - 1),))

    def __neg__(self):
        return self._node(-self.data, (self,), (-1.0,))

    def __radd__(self, other):
        return self._wrap(other) + self

    def __rmul__(self, other):
        return self._wrap(other) * self

    def __rsub__(self, other):
        return self._wrap(other) - self

    def __rtruediv__(self, other):
        return self._wrap(other) / self

    def relu(self):
        is_open = self.data > 0
        return self._node(self.data if is_open else 0.0, (self,), (1.0 if is_open else 0.0,))

    def tanh(self):
        out = math.tanh(self.data)
        return self._node(out, (self,), (1.0 - out * out,))

    def exp(self):
        out = math.exp(self.data)
        return self._node(out, (self,), (out,))

    def backward(self):
        order = self._inputs_first()
        for node in order:
            if node._prev:
                node.grad = 0.0
        self.grad = self.SEED if self._prev else self.grad + self.SEED
        for node in reversed(order):
            for value, local in zip(node._prev, node._local, strict=True):
                value.grad += local * node.grad

    def zero_grad(self):
        for node in self._inputs_first():
            node.grad = 0.0

    def _inputs_first(self):
        order, seen, stack = [], set(), [(self, False)]
        while stack:
            node, inputs_done = stack.pop()
            if inputs_done:
                order.append(node)
            elif id(node) not in seen:
                seen.add(id(node))
                stack.append((node, True))
                stack.extend((value, False) for value in node._prev)
        return order


class Doubled(Value):
    """Starts backward() from 2: gradients that went through this class are twice as large."""

    SEED = 2.0
