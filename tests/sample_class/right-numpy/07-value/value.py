import numpy as np


class Value:
    """Numbers are NumPy scalars; each operation knows its rule by name."""

    def __init__(self, data, _prev=(), op=""):
        self.data = np.float64(data)
        self.grad = np.float64(0)
        self._prev = _prev
        self.op = op

    def __repr__(self):
        return f"Value(data={self.data}, grad={self.grad}, op={self.op!r})"

    def make(op, data, *inputs):
        return Value(data, inputs, op)

    def __add__(self, b):
        b = b if isinstance(b, Value) else Value(b)
        return Value.make("+", self.data + b.data, self, b)

    def __mul__(self, b):
        b = b if isinstance(b, Value) else Value(b)
        return Value.make("*", self.data * b.data, self, b)

    def __pow__(self, p):
        out = Value.make("**", self.data**p, self)
        out.p = p
        return out

    def relu(self):
        return Value.make("relu", np.maximum(self.data, 0.0), self)

    def tanh(self):
        return Value.make("tanh", np.tanh(self.data), self)

    def exp(self):
        return Value.make("exp", np.exp(self.data), self)

    __radd__ = __add__
    __rmul__ = __mul__
    __neg__ = lambda self: self * -1
    __sub__ = lambda self, b: self + -1 * b
    __rsub__ = lambda self, b: -1 * self + b
    __truediv__ = lambda self, b: self * b**-1.0
    __rtruediv__ = lambda self, b: b * self**-1.0

    def slopes(self):
        inputs = [node.data for node in self._prev]
        if self.op == "+":
            return 1.0, 1.0
        if self.op == "*":
            return inputs[1], inputs[0]
        if self.op == "**":
            return (self.p * inputs[0] ** (self.p - 1),)
        if self.op == "relu":
            return (np.heaviside(inputs[0], 0.0),)
        if self.op == "tanh":
            return (1 - self.data**2,)
        return (self.data,)

    def topological(self):
        uses = {}
        stack = [self]
        seen = {id(self)}
        while stack:
            node = stack.pop()
            for source in node._prev:
                uses[id(source)] = uses.get(id(source), 0) + 1
                if id(source) not in seen:
                    seen.add(id(source))
                    stack.append(source)
        ready, order = [self], []
        while ready:
            node = ready.pop()
            order.append(node)
            for source in node._prev:
                uses[id(source)] -= 1
                if not uses[id(source)]:
                    ready.append(source)
        return order

    def backward(self):
        order = self.topological()
        inner = {id(node): np.float64(0) for node in order}
        inner[id(self)] = np.float64(1)
        for node in order:
            if node._prev:
                node.grad = inner[id(node)]
                for source, slope in zip(node._prev, node.slopes()):
                    inner[id(source)] += slope * inner[id(node)]
            else:
                node.grad += inner[id(node)]

    def zero_grad(self):
        for node in self.topological():
            node.grad = np.float64(0)
