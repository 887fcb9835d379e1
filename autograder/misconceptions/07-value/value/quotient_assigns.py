"""The quotient overwrites a gradient instead of adding to it

Explanation: In / you set the inputs' gradients with =. In a / a, which is always 1, the second
assignment wipes out the first, and a gradient other than 0 is left.

Hint: Use += for both inputs.
"""


class Value:
    def __truediv__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data / other.data, (self, other))

        def _backward():
            self.grad = out.grad / other.data
            other.grad = -out.grad * self.data / other.data**2

        out._backward = _backward
        return out
