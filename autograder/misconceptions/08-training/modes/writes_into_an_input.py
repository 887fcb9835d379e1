"""An operation changes its own input

Explanation: You stored the result in self. The next use of that Dual sees the wrong number.

Hint: Return a new Dual and leave self alone.
"""


class Dual:
    def __add__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        self.data, self.dot = self.data + other.data, self.dot + other.dot
        return self
