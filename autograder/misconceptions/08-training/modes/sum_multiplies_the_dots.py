"""A sum multiplies the dots

Explanation: Shares that arrive at the same number are added.

Hint: self.dot + other.dot.
"""


class Dual:
    def __add__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data + other.data, self.dot * other.dot)
