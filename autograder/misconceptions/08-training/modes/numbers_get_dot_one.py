"""Plain numbers are given dot 1

Explanation: A plain number is a constant: it does not grow with the chosen leaf, so its dot is 0.

Hint: Dual(other) has dot 0.
"""


class Dual:
    def __add__(self, other):
        other = other if isinstance(other, Dual) else Dual(other, 1.0)
        return Dual(self.data + other.data, self.dot + other.dot)

    def __mul__(self, other):
        other = other if isinstance(other, Dual) else Dual(other, 1.0)
        return Dual(self.data * other.data, self.dot * other.data + self.data * other.dot)
