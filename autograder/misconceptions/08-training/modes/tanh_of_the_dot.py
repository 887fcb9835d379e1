"""tanh is applied to the dot

Explanation: The dot is a rate. It is scaled by the slope and goes through no curve itself.

Hint: (1 - out * out) * self.dot.
"""

import math


class Dual:
    def tanh(self):
        return Dual(math.tanh(self.data), math.tanh(self.dot))
