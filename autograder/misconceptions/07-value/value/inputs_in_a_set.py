"""The inputs of a node are a set, so a + a has only one

Explanation: A set keeps an object once. In a + a and in a * a the two inputs are the same object,
so the step ran once for it where two uses count.

Hint: Keep the inputs in a tuple: (self, other). For y = a + a the gradient of a is 2.
"""


class Value:
    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def _backward():
            for source in {self, other}:
                source.grad += out.grad

        out._backward = _backward
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def _backward():
            for source, partner in {(self, other), (other, self)}:
                source.grad += partner.data * out.grad

        out._backward = _backward
        return out
