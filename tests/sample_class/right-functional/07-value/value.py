import math


def node(data, *pairs):
    """A Value made from (input, local gradient) pairs."""
    out = Value(data, tuple(source for source, _ in pairs))
    out.pairs = pairs
    return out


def lift(x):
    return x if isinstance(x, Value) else Value(x)


def binary(f, df):
    def forward(self, other):
        a, b = self, lift(other)
        da, db = df(a.data, b.data)
        return node(f(a.data, b.data), (a, da), (b, db))

    def reflected(self, other):
        return forward(lift(other), self)

    return forward, reflected


def unary(f, df):
    return lambda self: node(f(self.data), (self, df(self.data)))


class Value:
    def __init__(self, data, _prev=()):
        self.data, self.grad, self._prev, self.pairs = data, 0.0, _prev, ()

    def __repr__(self):
        return f"<{self.data} | {self.grad}>"

    __add__, __radd__ = binary(lambda a, b: a + b, lambda a, b: (1, 1))
    __sub__, __rsub__ = binary(lambda a, b: a - b, lambda a, b: (1, -1))
    __mul__, __rmul__ = binary(lambda a, b: a * b, lambda a, b: (b, a))
    __truediv__, __rtruediv__ = binary(lambda a, b: a / b, lambda a, b: (1 / b, -a / b / b))
    __neg__ = unary(lambda a: -a, lambda a: -1)
    relu = unary(lambda a: max(a, 0.0), lambda a: float(a > 0))
    tanh = unary(math.tanh, lambda a: 1 - math.tanh(a) ** 2)
    exp = unary(math.exp, math.exp)

    def __pow__(self, n):
        return unary(lambda a: a**n, lambda a: n * a ** (n - 1))(self)

    def walk(self):
        """Generates nodes so that all consumers of a node come before it."""
        waiting, stack = {self: 0}, [self]
        for source in self.below():
            waiting[source] = waiting.get(source, 0) + 1
        while stack:
            here = stack.pop()
            yield here
            for source in here._prev:
                waiting[source] -= 1
                if waiting[source] == 0:
                    stack.append(source)

    def below(self):
        """Generates the inputs of every node under this one, each as often as it is used."""
        seen, stack = {self}, [self]
        while stack:
            for source in stack.pop()._prev:
                yield source
                if source not in seen:
                    seen.add(source)
                    stack.append(source)

    def backward(self):
        nodes = list(self.walk())
        for here in nodes:
            if here._prev:
                here.grad = 0.0
        self.grad += 1.0
        for here in nodes:
            for source, local in here.pairs:
                source.grad += local * here.grad

    def zero_grad(self):
        for here in list(self.walk()):
            here.grad = 0.0
