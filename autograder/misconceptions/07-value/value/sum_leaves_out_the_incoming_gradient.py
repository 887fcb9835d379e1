"""The sum passes on 1 instead of its own gradient

Explanation: 1 is the local gradient of a sum. The gradient that arrived at the sum has to come in
as well. On a + b alone it is 1, so nothing shows; in (a + b) * c it is c.

Hint: self.grad += 1.0 * out.grad, and the same for other.
"""


class Value:
    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def _backward():
            self.grad += 1.0
            other.grad += 1.0

        out._backward = _backward
        return out
