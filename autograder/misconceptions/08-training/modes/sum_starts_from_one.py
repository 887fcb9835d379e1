"""A sum starts its dot from 1

Explanation: The dot of a result is made from the dots of its inputs, and from nothing else. Only
the chosen leaf has dot 1.

Hint: self.dot + other.dot; a sum of constants has dot 0.
"""


class Dual:
    def __add__(self, other):
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data + other.data, 1.0)
