"""tanh is computed with exponentials that overflow

Explanation: The formula with exp(2x) is right on paper, but exp(800) is larger than any float, so
tanh fails for numbers from about 355 on. tanh itself is simply 1 there.

Hint: math.tanh(x) works for every float.
"""

import math


class Value:
    def tanh(self):
        grown = math.exp(2.0 * self.data)
        out = Value((grown - 1.0) / (grown + 1.0), (self,))

        def _backward():
            self.grad += (1.0 - out.data**2) * out.grad

        out._backward = _backward
        return out
