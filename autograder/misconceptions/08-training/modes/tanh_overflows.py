"""tanh overflows for large numbers

Explanation: A quotient of exponentials runs out of range from about 355 on, although the answer is
1.

Hint: math.tanh knows its way.
"""

import math


class Dual:
    def tanh(self):
        e = math.exp(2.0 * self.data)
        out = (e - 1.0) / (e + 1.0)
        return Dual(out, self.dot * (1.0 - out**2))
