"""Plain numbers are told by what they lack; each rule written out."""

import numpy as np


class Dual:
    def __init__(self, data, dot=0.0):
        self.data = data
        self.dot = dot

    def __repr__(self):
        return f"{self.data} ({self.dot})"

    def __add__(self, other):
        return Dual(self.data + getattr(other, "data", other), self.dot + getattr(other, "dot", 0))

    __radd__ = __add__

    def __mul__(self, other):
        value, rate = getattr(other, "data", other), getattr(other, "dot", 0)
        return Dual(self.data * value, self.data * rate + value * self.dot)

    __rmul__ = __mul__

    def relu(self):
        gate = int(self.data > 0)
        return Dual(gate * self.data, gate * self.dot)

    def tanh(self):
        out = np.tanh(self.data)
        return Dual(out, (1 + out) * (1 - out) * self.dot)


def sweeps(n_in, n_out):
    return (n_in, n_out)
