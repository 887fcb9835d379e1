"""The quotient is a power and takes its logarithm too."""

import math


class Value:
    def __pow__(self, exponent):
        out = Value(math.exp(exponent * math.log(self.data)), (self,))

        def _backward():
            self.grad += exponent * out.data / self.data * out.grad

        out._backward = _backward
        return out
