"""A plain number in + or * is used as if it were a Value

Explanation: In v + 2 the other operand is a float or an int, which has no .data and no .grad. It
has to be made into a Value before it is used.

Hint: Turn other into a Value first where it is a plain number, and leave it alone where it is one.
"""


class Value:
    def __add__(self, other):
        out = Value(self.data + other.data, (self, other))

        def _backward():
            self.grad += out.grad
            other.grad += out.grad

        out._backward = _backward
        return out

    def __mul__(self, other):
        out = Value(self.data * other.data, (self, other))

        def _backward():
            self.grad += other.data * out.grad
            other.grad += self.data * out.grad

        out._backward = _backward
        return out

    def __neg__(self):
        return self * Value(-1.0)

    def __sub__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self + -other

    def __rsub__(self, other):
        return Value(other) - self

    def __truediv__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return self * other**-1.0

    def __rtruediv__(self, other):
        return Value(other) / self
