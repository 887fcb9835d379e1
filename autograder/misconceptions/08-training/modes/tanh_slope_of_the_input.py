"""The slope of tanh is computed from its input

Explanation: 1 - z * z is no slope of tanh: the square is that of the output.

Hint: out = tanh(z) first, then 1 - out * out.
"""

import math


class Dual:
    def tanh(self):
        return Dual(math.tanh(self.data), self.dot * (1.0 - self.data**2))
