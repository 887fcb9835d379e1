"""The square in the slope of tanh is forgotten

Explanation: The slope is 1 - out * out. 1 - out has the right value at 0 alone.

Hint: 1 - out * out.
"""

import math


class Dual:
    def tanh(self):
        out = math.tanh(self.data)
        return Dual(out, self.dot * (1.0 - out))
