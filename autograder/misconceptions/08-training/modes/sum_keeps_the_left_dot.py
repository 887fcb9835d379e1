"""A sum forgets the dot of its right input

Explanation: Both inputs contribute to a sum, each with local gradient 1.

Hint: self.dot + other.dot.
"""


class Dual:
    def __add__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data + other.data, self.dot)
