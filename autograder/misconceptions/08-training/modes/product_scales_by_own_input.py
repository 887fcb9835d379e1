"""A product scales each dot by its own input

Explanation: You computed a' a + b' b. The local gradient for a is b.

Hint: self.dot * other.data + other.dot * self.data.
"""


class Dual:
    def __mul__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data * other.data, self.dot * self.data + other.dot * other.data)
