"""One small class per operation; a node knows its function and the operands it was applied to."""

import math


class Add:
    def forward(self, a, b):
        return a + b

    def backward(self, d_out, a, b):
        return d_out, d_out


class Mul:
    def forward(self, a, b):
        return a * b

    def backward(self, d_out, a, b):
        return d_out * b, d_out * a


class Power:
    def __init__(self, p):
        self.p = p

    def forward(self, x):
        return x**self.p

    def backward(self, d_out, x):
        return (d_out * self.p * x ** (self.p - 1),)


class ReLU:
    def forward(self, x):
        return x if x > 0 else 0.0

    def backward(self, d_out, x):
        return (d_out if x > 0 else 0.0,)


class Tanh:
    def forward(self, x):
        return math.tanh(x)

    def backward(self, d_out, x):
        return (d_out * (1 - math.tanh(x) ** 2),)


class Exp:
    def forward(self, x):
        return math.exp(x)

    def backward(self, d_out, x):
        return (d_out * math.exp(x),)


class Value:
    def __init__(self, data, _prev=()):
        self.data = data
        self.grad = 0.0
        self._prev = _prev
        self.function = None
        self.saved = ()

    def __repr__(self):
        return f"Value(data={self.data}, grad={self.grad})"

    @classmethod
    def apply(cls, function, *operands):
        nodes = tuple(x if isinstance(x, cls) else cls(x) for x in operands)
        saved = tuple(node.data for node in nodes)
        out = cls(function.forward(*saved), nodes)
        out.function, out.saved = function, saved
        return out

    def __add__(self, other):
        return Value.apply(Add(), self, other)

    def __radd__(self, other):
        return Value.apply(Add(), other, self)

    def __mul__(self, other):
        return Value.apply(Mul(), self, other)

    def __rmul__(self, other):
        return Value.apply(Mul(), other, self)

    def __neg__(self):
        return -1 * self

    def __sub__(self, other):
        return self + -1 * other

    def __rsub__(self, other):
        return other + -1 * self

    def __pow__(self, p):
        return Value.apply(Power(p), self)

    def __truediv__(self, other):
        return self * (other**-1 if isinstance(other, Value) else 1 / other)

    def __rtruediv__(self, other):
        return other * self**-1

    def relu(self):
        return Value.apply(ReLU(), self)

    def tanh(self):
        return Value.apply(Tanh(), self)

    def exp(self):
        return Value.apply(Exp(), self)

    def topological(self):
        """This node first, every node before its inputs."""
        finished, opened, stack = [], set(), [self]
        done = set()
        while stack:
            node = stack[-1]
            if node not in opened:
                opened.add(node)
                stack += [source for source in node._prev if source not in opened]
            else:
                stack.pop()
                if node not in done:
                    done.add(node)
                    finished.append(node)
        return finished[::-1]

    def backward(self):
        order = self.topological()
        for node in order:
            if node.function:
                node.grad = 0.0
        self.grad += 1.0
        for node in order:
            if node.function:
                for source, d in zip(
                    node._prev, node.function.backward(node.grad, *node.saved), strict=True
                ):
                    source.grad += d

    def zero_grad(self):
        for node in self.topological():
            node.grad = 0.0
