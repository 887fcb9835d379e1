"""Both numbers in one vector, and a product of them as a matrix of two rows."""

import numpy as np


def both(data, dot):
    return np.array([data, dot], dtype=float)


class Dual:
    def __init__(self, data, dot=0):
        self.pair = both(data, dot)

    @classmethod
    def of(cls, pair):
        return cls(*pair)

    @property
    def data(self):
        return self.pair[0]

    @property
    def dot(self):
        return self.pair[1]

    @classmethod
    def pair_of(cls, other):
        return other.pair if isinstance(other, Dual) else both(other, cls.constant)

    constant = 0.0

    def __add__(self, other):
        return self.of(self.summed(self.pair, self.pair_of(other)))

    def __mul__(self, other):
        return self.of(self.matrix(*self.pair) @ self.pair_of(other))

    def summed(self, one, other):
        return one + other

    def matrix(self, a, a_dot):
        return np.array([[a, 0.0], [a_dot, a]])

    def __radd__(self, other):
        return self.of(both(other, self.constant)) + self

    def __rmul__(self, other):
        return self.of(both(other, self.constant)) * self

    def relu(self):
        return self.of(np.where(self.gates(self.pair), self.pair, 0.0))

    def gates(self, pair):
        return pair[0] > 0

    def tanh(self):
        out = np.tanh(self.data)
        return self.of(both(out, self.grown(self.data, out, self.dot)))

    def grown(self, x, out, dot):
        return dot - out * out * dot


class Right:
    Dual = Dual

    def sweeps(self, n_in, n_out):
        return tuple(np.array(self.choice) @ (n_in, n_out))

    choice = ((1, 0), (0, 1))


class modes_exchanged(Right):
    choice = ((0, 1), (1, 0))


class numbers_get_dot_one(Right):
    class Dual(Dual):
        constant = 1.0


class numbers_not_wrapped(Right):
    class Dual(Dual):
        @classmethod
        def pair_of(cls, other):
            return other.pair

        def __radd__(self, other):
            return self + other

        def __rmul__(self, other):
            return self * other


class product_of_dots(Right):
    class Dual(Dual):
        def matrix(self, a, a_dot):
            return np.diag([a, a_dot])


class product_scales_by_own_input(Right):
    class Dual(Dual):
        def __mul__(self, other):
            a, b = self.pair, self.pair_of(other)
            return self.of(both(a[0] * b[0], a.prod() + b.prod()))


class product_with_one_share(Right):
    class Dual(Dual):
        def matrix(self, a, a_dot):
            return np.array([[a, 0.0], [a_dot, 0.0]])


class reflected_call_themselves(Right):
    class Dual(Dual):
        def __radd__(self, other):
            return sum((other, self))

        def __rmul__(self, other):
            return other.__rmul__(self) if isinstance(other, Dual) else float(other) * self


class relu_applied_to_both(Right):
    class Dual(Dual):
        def gates(self, pair):
            return (pair > 0) & (pair[0] > 0)


class relu_gated_on_the_dot(Right):
    class Dual(Dual):
        def gates(self, pair):
            return pair > 0


class relu_not_gated(Right):
    class Dual(Dual):
        def gates(self, pair):
            return np.array([pair[0] > 0, True])


class relu_open_at_zero(Right):
    class Dual(Dual):
        def gates(self, pair):
            return ~(pair[0] < 0)


class relu_returns_the_gate(Right):
    class Dual(Dual):
        def relu(self):
            return self.of(np.heaviside(self.data, 0.0) * both(self.data, 1.0))


class reverse_in_one_sweep(Right):
    def sweeps(self, n_in, n_out):
        return n_in, n_out**0


class sum_keeps_the_left_dot(Right):
    class Dual(Dual):
        def summed(self, one, other):
            return one + other * both(1.0, 0.0)


class sum_multiplies_the_dots(Right):
    class Dual(Dual):
        def summed(self, one, other):
            return both(np.add(one, other)[0], np.multiply(one, other)[1])


class sum_starts_from_one(Right):
    class Dual(Dual):
        def summed(self, one, other):
            return both(one[0] + other[0], 1)


class sweeps_for_every_pair(Right):
    def sweeps(self, n_in, n_out):
        return (np.ones((n_in, n_out), dtype=int).sum(),) * 2


class tanh_of_the_dot(Right):
    class Dual(Dual):
        def tanh(self):
            return self.of(np.tanh(self.pair))


class tanh_overflows(Right):
    class Dual(Dual):
        def tanh(self):
            up = np.exp(self.data + self.data)
            out = (up - 1) / (up + 1)
            return self.of(both(out, self.grown(self.data, out, self.dot)))


class tanh_slope_alone(Right):
    class Dual(Dual):
        def grown(self, x, out, dot):
            return 1 - out * out


class tanh_slope_of_the_input(Right):
    class Dual(Dual):
        def grown(self, x, out, dot):
            return dot - x * x * dot


class tanh_square_forgotten(Right):
    class Dual(Dual):
        def grown(self, x, out, dot):
            return dot - out * dot


class writes_into_an_input(Right):
    class Dual(Dual):
        def __add__(self, other):
            self.pair += self.pair_of(other)
            return self
