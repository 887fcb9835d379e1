"""A power is computed through a logarithm

Explanation: exp(p * log(x)) is x**p for positive x only, since a negative x has no real logarithm.
Yet (-2)**3 is -8 and has a slope. It also breaks 1 / x for a negative x.

Hint: Use self.data ** exponent, which Python computes for a negative number and a whole exponent.
"""

import math


class Value:
    def __pow__(self, exponent):
        out = Value(math.exp(exponent * math.log(self.data)), (self,))

        def _backward():
            self.grad += exponent * out.data / self.data * out.grad

        out._backward = _backward
        return out

    def __truediv__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data / other.data, (self, other))

        def _backward():
            self.grad += out.grad / other.data
            other.grad -= out.grad * out.data / other.data

        out._backward = _backward
        return out

    def __rtruediv__(self, other):
        return Value(other) / self
