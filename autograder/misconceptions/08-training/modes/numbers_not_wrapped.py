"""Plain numbers are not wrapped

Explanation: A number has no .data. Where one is added or multiplied, your operator ends in an
AttributeError.

Hint: Make a Dual of it first: other if isinstance(other, Dual) else Dual(other).
"""


class Dual:
    def __add__(self, other):
        return Dual(self.data + other.data, self.dot + other.dot)

    def __mul__(self, other):
        return Dual(self.data * other.data, self.dot * other.data + self.data * other.dot)
