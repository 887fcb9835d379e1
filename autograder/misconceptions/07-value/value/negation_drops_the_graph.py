"""A negated number forgets where it came from

Explanation: -v made a new Value from the bare number, without inputs, so it is a leaf. No gradient
gets past it, and in a - b nothing reaches b.

Hint: Build it from an operator that records its inputs: self * -1.
"""


class Value:
    def __neg__(self):
        return Value(-self.data)
