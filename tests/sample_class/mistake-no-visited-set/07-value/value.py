import math


class Value:
    def __init__(self, data, _prev=(), _local=()):
        self.data = data
        self.grad = 0.0
        self._prev = _prev
        self._local = _local

    def __repr__(self):
        return f"Value(data={self.data})"

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return Value(self.data + other.data, (self, other), (1.0, 1.0))

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return Value(self.data * other.data, (self, other), (other.data, self.data))

    def __pow__(self, p):
        return Value(self.data**p, (self,), (p * self.data ** (p - 1),))

    def relu(self):
        return Value(max(0.0, self.data), (self,), (1.0 if self.data > 0 else 0.0,))

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, (self,), (1 - t * t,))

    def exp(self):
        e = math.exp(self.data)
        return Value(e, (self,), (e,))

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self):
        return self * -1

    def __sub__(self, other):
        return self + (-other)

    def __rsub__(self, other):
        return -self + other

    def __truediv__(self, other):
        return self * other**-1.0

    def __rtruediv__(self, other):
        return self**-1.0 * other

    def backward(self, gradient=1.0):
        # every way through the graph on its own
        self.grad += gradient
        for source, local in zip(self._prev, self._local):
            source.backward(local * gradient)

    def zero_grad(self):
        self.grad = 0.0
        for source in self._prev:
            source.zero_grad()
