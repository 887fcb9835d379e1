"""Every node knows the name of its operation, and the class has a backward step for each name."""

import math


def lift(x):
    return x if isinstance(x, Value) else Value(x)


def node(op, data, *inputs):
    out = Value(data, inputs)
    out.op = op
    return out


class Value:
    def __init__(self, data, _prev=()):
        self.data = data
        self.grad = 0
        self._prev = _prev
        self.op = ""

    def __repr__(self):
        return f"Value({self.data}, {self.grad})"

    def __add__(self, other):
        other = lift(other)
        return node("add", self.data + other.data, self, other)

    def _back_add(self, g):
        a, b = self._prev
        a.grad += g
        b.grad += g

    def __mul__(self, other):
        other = lift(other)
        return node("mul", self.data * other.data, self, other)

    def _back_mul(self, g):
        a, b = self._prev
        a.grad += b.data * g
        b.grad += a.data * g

    def __sub__(self, other):
        other = lift(other)
        return node("sub", self.data - other.data, self, other)

    def _back_sub(self, g):
        a, b = self._prev
        a.grad += g
        b.grad -= g

    def __truediv__(self, other):
        other = lift(other)
        return node("div", self.data / other.data, self, other)

    def _back_div(self, g):
        a, b = self._prev
        a.grad += g / b.data
        b.grad += -g * a.data / (b.data * b.data)

    def __pow__(self, p):
        out = node("pow", self.data**p, self)
        out.p = p
        return out

    def _back_pow(self, g):
        (a,) = self._prev
        a.grad += g * self.p * a.data ** (self.p - 1)

    def __neg__(self):
        return node("neg", -self.data, self)

    def _back_neg(self, g):
        (a,) = self._prev
        a.grad -= g

    def relu(self):
        return node("relu", self.data if self.data > 0 else 0, self)

    def _back_relu(self, g):
        (a,) = self._prev
        if a.data > 0:
            a.grad += g

    def tanh(self):
        return node("tanh", math.tanh(self.data), self)

    def _back_tanh(self, g):
        (a,) = self._prev
        a.grad += g * (1 - self.data) * (1 + self.data)

    def exp(self):
        return node("exp", math.exp(self.data), self)

    def _back_exp(self, g):
        (a,) = self._prev
        a.grad += g * self.data

    def __radd__(self, other):
        return lift(other) + self

    def __rmul__(self, other):
        return lift(other) * self

    def __rsub__(self, other):
        return lift(other) - self

    def __rtruediv__(self, other):
        return lift(other) / self

    def consumers_left(self):
        """How often each node is used, counted over the whole graph."""
        count, todo = {self: 0}, [self]
        while todo:
            for source in todo.pop()._prev:
                if source not in count:
                    count[source] = 0
                    todo.append(source)
                count[source] += 1
        return count

    def output_first(self):
        """A node is due when all its consumers are done."""
        left, due, order = self.consumers_left(), [self], []
        while due:
            done = due.pop(0)
            order.append(done)
            for source in done._prev:
                left[source] -= 1
                if not left[source]:
                    due.append(source)
        return order

    def start(self, order):
        for done in order:
            if done._prev:
                done.grad = 0
        self.grad += 1

    def backward(self):
        order = self.output_first()
        self.start(order)
        for done in order:
            if done.op:
                getattr(done, "_back_" + done.op)(done.grad)

    def zero_grad(self):
        for done in self.consumers_left():
            done.grad = 0
