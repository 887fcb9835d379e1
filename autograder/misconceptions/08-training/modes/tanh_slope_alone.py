"""tanh leaves out the dot that arrives

Explanation: The slope is the local gradient. It scales the dot of the input.

Hint: (1 - out * out) * self.dot.
"""

import math


class Dual:
    def tanh(self):
        out = math.tanh(self.data)
        return Dual(out, 1.0 - out**2)
