"""Every operator overwrites a gradient instead of adding to it

Explanation: Each backward step wrote its part with = into the gradients of its inputs. Where a
value is used more than once, only the part that came last was left.

Hint: Write += in every step. For y = a + a the gradient of a is 2, for y = a * a it is 2 a.
"""

import math


class Value:
    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def _backward():
            self.grad = out.grad
            other.grad = out.grad

        out._backward = _backward
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def _backward():
            self.grad = other.data * out.grad
            other.grad = self.data * out.grad

        out._backward = _backward
        return out

    def _from(self, data, slope):
        out = Value(data, (self,))

        def _backward():
            self.grad = slope * out.grad

        out._backward = _backward
        return out

    def relu(self):
        return self._from(max(self.data, 0.0), float(self.data > 0))

    def tanh(self):
        t = math.tanh(self.data)
        return self._from(t, 1.0 - t * t)

    def exp(self):
        return self._from(math.exp(self.data), math.exp(self.data))

    def __pow__(self, exponent):
        return self._from(self.data**exponent, exponent * self.data ** (exponent - 1))
