"""The product passes on its local gradients only

Explanation: The other input is the local gradient of a product. The gradient that arrived at the
product has to come in as well. On a * b alone it is 1, so nothing shows; in (a * b) * c it is c.

Hint: self.grad += other.data * out.grad, and the same for other.
"""


class Value:
    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def _backward():
            self.grad += other.data
            other.grad += self.data

        out._backward = _backward
        return out
