"""Two nodes with the same number count as one

Explanation: __eq__ (with its __hash__) compares the numbers, so sets and `in` take two different
nodes that both hold 5 for the same one, and the second is never visited.

Hint: Leave __eq__ and __hash__ out: then every object is itself only. Or collect id(node).
"""


class Value:
    def __eq__(self, other):
        return isinstance(other, Value) and self.data == other.data

    def __hash__(self):
        return hash(self.data)
