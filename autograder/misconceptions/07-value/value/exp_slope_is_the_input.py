"""The slope of exp is taken from its input

Explanation: exp is its own slope, so the slope is the output, exp(x). You used x.

Hint: self.grad += out.data * out.grad. At x = 0 the slope is 1.
"""

import math


class Value:
    def exp(self):
        out = Value(math.exp(self.data), (self,))

        def _backward():
            self.grad += self.data * out.grad

        out._backward = _backward
        return out
