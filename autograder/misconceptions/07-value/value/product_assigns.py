"""The product overwrites a gradient instead of adding to it

Explanation: In * you set the inputs' gradients with =. A node that is used twice, as in a * a or
in x + w * x, gets a gradient from each use, and only the last one is left.

Hint: Use += in every operator. For y = a * a at a = 3 the gradient is 3 + 3 = 6.
"""


class Value:
    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def _backward():
            self.grad = other.data * out.grad
            other.grad = self.data * out.grad

        out._backward = _backward
        return out
