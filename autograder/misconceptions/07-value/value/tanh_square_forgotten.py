"""The output of tanh is not squared

Explanation: You used 1 - t. For t near -1, where the curve is flat, that is near 2.

Hint: The slope is 1 - t * t, with t = out.data.
"""

import math


class Value:
    def tanh(self):
        out = Value(math.tanh(self.data), (self,))

        def _backward():
            self.grad += (1.0 - out.data) * out.grad

        out._backward = _backward
        return out
