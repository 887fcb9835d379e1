"""a - b is computed as b - a

Explanation: The value and both gradients have the wrong sign: in self - other it is the other one
that is taken away.

Hint: self + (-other). For 5 - 3 the value is 2.
"""


class Value:
    def __sub__(self, other):
        return -self + other
