"""The divisor's gradient lacks its minus sign

Explanation: A larger divisor makes a / b smaller when both are positive, so the slope for b is
-a / b**2. Yours is a / b**2.

Hint: For 6 / 2 the gradient of the 2 is -6 / 4 = -1.5.
"""


class Value:
    def __truediv__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data / other.data, (self, other))

        def _backward():
            self.grad += out.grad / other.data
            other.grad += out.grad * self.data / other.data**2

        out._backward = _backward
        return out
