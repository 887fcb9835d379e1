"""The backward step is stored on the input instead of the output

Explanation: In + and * the step that fills in the inputs' gradients was kept by self. It belongs to
the new node: that is the one whose gradient has to be complete before the step runs. And a node
that is used twice would keep only its last step.

Hint: Write out._backward = _backward, not self._backward.
"""


class Value:
    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def _backward():
            self.grad += out.grad
            other.grad += out.grad

        self._backward = _backward
        return out

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))

        def _backward():
            self.grad += other.data * out.grad
            other.grad += self.data * out.grad

        self._backward = _backward
        return out
