"""Products, sums, differences and quotients keep a dict."""


class Value:
    def _remember(self, local):
        def _backward():
            for source, slope in local.items():
                source.grad += slope * self.grad

        self._backward = _backward
        return self

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data + other.data, (self, other))
        return out._remember({self: 1.0, other: 1.0})

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data * other.data, (self, other))
        return out._remember({self: other.data, other: self.data})

    def __sub__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data - other.data, (self, other))
        return out._remember({self: 1.0, other: -1.0})

    def __truediv__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        out = Value(self.data / other.data, (self, other))
        return out._remember({self: 1.0 / other.data, other: -out.data / other.data})
