"""The local gradients are kept in a dict, one for each input

Explanation: In a - a both inputs are the same object, so the dict has one entry for it: the -1 of
the second use replaces the 1 of the first. The same happens in a + a and a * a.

Hint: Keep one entry for each use, in a tuple or list beside _prev. For a - a the gradient is
1 - 1 = 0.
"""


class Value:
    def _remember(self, local):
        def _backward():
            for source, slope in local.items():
                source.grad += slope * self.grad

        self._backward = _backward
        return self

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))
        return out._remember({self: 1.0, other: 1.0})

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))
        return out._remember({self: other.data, other: self.data})

    def __sub__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data - other.data, (self, other))
        return out._remember({self: 1.0, other: -1.0})
