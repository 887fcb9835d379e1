"""One place where dots are made: local gradient times dot, summed over the inputs."""

from math import tanh


class Dual:
    def __init__(self, data, dot=0.0):
        self.data, self.dot = float(data), float(dot)

    @staticmethod
    def of(number):
        return number if isinstance(number, Dual) else Dual(number)

    @classmethod
    def made(cls, data, *shares):
        return cls(data, sum(local * source.dot for local, source in shares))

    def __add__(self, other):
        other = Dual.of(other)
        return Dual.made(self.data + other.data, (1, self), (1, other))

    def __mul__(self, other):
        other = Dual.of(other)
        return Dual.made(self.data * other.data, (other.data, self), (self.data, other))

    def __radd__(self, other):
        return Dual.of(other) + self

    def __rmul__(self, other):
        return Dual.of(other) * self

    def relu(self):
        return Dual.made(max(self.data, 0.0), (1.0 if self.data > 0 else 0.0, self))

    def tanh(self):
        return Dual.made(tanh(self.data), (1 - tanh(self.data) ** 2, self))


def sweeps(n_in, n_out):
    forward, reverse = n_in, n_out
    return [forward, reverse]
