"""The product scales each input's gradient by that input

Explanation: How fast a * b moves with a is set by b. You used a itself.

Hint: For 2 * 5 the gradient of the 2 is 5: self.grad += other.data * out.grad.
"""


class Value:
    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def _backward():
            self.grad += self.data * out.grad
            other.grad += other.data * out.grad

        out._backward = _backward
        return out
