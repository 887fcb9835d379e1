"""Each node carries a function that passes its gradient on; inner gradients are cleared first."""

import math


class Value:
    def __init__(self, data, _prev=()):
        self.data = data
        self.grad = 0.0
        self._prev = tuple(_prev)
        self._backward = None

    def __repr__(self):
        return f"Value({self.data}, {self.grad})"

    @staticmethod
    def _wrap(other):
        return other if isinstance(other, Value) else Value(other)

    def __add__(self, other):
        other = self._wrap(other)
        out = Value(self.data + other.data, (self, other))

        def step():
            self.grad += out.grad
            other.grad += out.grad

        out._backward = step
        return out

    def __mul__(self, other):
        other = self._wrap(other)
        out = Value(self.data * other.data, (self, other))

        def step():
            self.grad += other.data * out.grad
            other.grad += self.data * out.grad

        out._backward = step
        return out

    def __pow__(self, exponent):
        out = Value(self.data**exponent, (self,))

        def step():
            self.grad += exponent * self.data ** (exponent - 1) * out.grad

        out._backward = step
        return out

    def relu(self):
        out = Value(0.0 if self.data <= 0 else self.data, (self,))

        def step():
            self.grad += (out.data > 0) * out.grad

        out._backward = step
        return out

    def tanh(self):
        out = Value(math.tanh(self.data), (self,))

        def step():
            self.grad += (1 - out.data**2) * out.grad

        out._backward = step
        return out

    def exp(self):
        out = Value(math.exp(self.data), (self,))

        def step():
            self.grad += out.data * out.grad

        out._backward = step
        return out

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

    __radd__ = __add__
    __rmul__ = __mul__

    def _order(self):
        """Depth first with a stack of iterators."""
        order, visited, path = [], {self}, [(self, iter(self._prev))]
        while path:
            node, rest = path[-1]
            child = next(rest, None)
            if child is None:
                order.append(node)
                path.pop()
            elif child not in visited:
                visited.add(child)
                path.append((child, iter(child._prev)))
        return order

    def backward(self):
        order = self._order()
        for node in order:
            if node._prev:
                node.grad = 0.0
        self.grad = 1.0 if self._prev else self.grad + 1.0
        for node in reversed(order):
            if node._backward:
                node._backward()

    def zero_grad(self):
        for node in self._order():
            node.grad = 0.0
