"""The difference overwrites a gradient instead of adding to it

Explanation: In - you set the inputs' gradients with =. In a - a the second assignment wipes out the
first, and -1 is left where 1 - 1 = 0 is right.

Hint: Use += for one input and -= for the other.
"""


class Value:
    def __sub__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data - other.data, (self, other))

        def _backward():
            self.grad = out.grad
            other.grad = -out.grad

        out._backward = _backward
        return out
