"""A product forgets the share of its right input

Explanation: You scaled the left dot by the right number and stopped there. Where both inputs
depend on the chosen leaf, as in x * x, half of the answer is missing.

Hint: Two inputs, two shares: add self.data * other.dot.
"""


class Dual:
    def __mul__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data * other.data, self.dot * other.data)
