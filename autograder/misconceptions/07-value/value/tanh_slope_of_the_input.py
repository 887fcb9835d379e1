"""The slope of tanh is computed from its input

Explanation: 1 - t * t is the slope when t is the output of tanh. You put the input in.

Hint: Use out.data. At an input of 0.5 the output is about 0.46 and the slope about 0.79.
"""

import math


class Value:
    def tanh(self):
        out = Value(math.tanh(self.data), (self,))

        def _backward():
            self.grad += (1.0 - self.data**2) * out.grad

        out._backward = _backward
        return out
