"""A product multiplies the dots

Explanation: The derivative of a product is not the product of the derivatives: each of the two
inputs contributes.

Hint: self.dot * other.data + other.dot * self.data.
"""


class Dual:
    def __mul__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data * other.data, self.dot * other.dot)
