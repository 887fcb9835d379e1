"""Negation, difference and quotient have steps of their own, which assign as well."""

import math


class Value:
    def _binary(self, other, data, slope, other_slope):
        out = Value(data, (self, other))

        def _backward():
            self.grad = slope * out.grad
            other.grad = other_slope * out.grad

        out._backward = _backward
        return out

    def _unary(self, data, slope):
        out = Value(data, (self,))

        def _backward():
            self.grad = slope * out.grad

        out._backward = _backward
        return out

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self._binary(other, self.data + other.data, 1.0, 1.0)

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self._binary(other, self.data * other.data, other.data, self.data)

    def __sub__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self._binary(other, self.data - other.data, 1.0, -1.0)

    def __truediv__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = self.data / other.data
        return self._binary(other, out, 1.0 / other.data, -out / other.data)

    def __neg__(self):
        return self._unary(-self.data, -1.0)

    def relu(self):
        return self._unary(max(self.data, 0.0), float(self.data > 0))

    def tanh(self):
        t = math.tanh(self.data)
        return self._unary(t, 1.0 - t * t)

    def exp(self):
        return self._unary(math.exp(self.data), math.exp(self.data))

    def __pow__(self, exponent):
        return self._unary(self.data**exponent, exponent * self.data ** (exponent - 1))
