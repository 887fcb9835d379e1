"""Only the step of the sum goes through the set."""


class Value:
    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))

        def _backward():
            for source in {self, other}:
                source.grad += out.grad

        out._backward = _backward
        return out
