"""One method adds up the shares of the inputs; every operation says what its shares are."""

import math


class Dual:
    def __init__(self, data, dot=0.0):
        self.data = data
        self.dot = dot

    def made(self, data, *shares):
        return type(self)(data, self.total([local * dot for local, dot in shares]))

    def total(self, shares):
        out = 0.0
        for share in shares:
            out += share
        return out

    def lifted(self, other):
        try:
            return other.data, other.dot
        except AttributeError:
            return other, 0.0

    def __add__(self, other):
        data, dot = self.lifted(other)
        return self.made(self.data + data, *self.shares_of_a_sum(dot))

    def shares_of_a_sum(self, dot):
        return (1.0, self.dot), (1.0, dot)

    def __mul__(self, other):
        data, dot = self.lifted(other)
        return self.made(self.data * data, *self.shares_of_a_product(data, dot))

    def shares_of_a_product(self, data, dot):
        return (data, self.dot), (self.data, dot)

    def __radd__(self, other):
        return self.__add__(other)

    def __rmul__(self, other):
        return self.__mul__(other)

    def relu(self):
        return self.made(max(self.data, 0.0), self.share_of_relu(self.data, self.dot))

    def share_of_relu(self, data, dot):
        return float(data > 0), dot

    def tanh(self):
        out = self.curve(self.data)
        return self.made(out, self.share_of_tanh(self.data, out, self.dot))

    def curve(self, x):
        return math.tanh(x)

    def share_of_tanh(self, data, out, dot):
        return (1.0 - out) * (1.0 + out), dot


class Right:
    Dual = Dual

    def sweeps(self, n_in, n_out):
        counted = {"forward": n_in, "reverse": n_out}
        return tuple(counted.values())


class modes_exchanged(Right):
    def sweeps(self, n_in, n_out):
        counted = {"reverse": n_out, "forward": n_in}
        return tuple(counted.values())


class numbers_get_dot_one(Right):
    class Dual(Dual):
        def lifted(self, other):
            return (other.data, other.dot) if hasattr(other, "dot") else (other, 1.0)


class numbers_not_wrapped(Right):
    class Dual(Dual):
        def lifted(self, other):
            return other.data, other.dot


class product_of_dots(Right):
    class Dual(Dual):
        def shares_of_a_product(self, data, dot):
            return ((self.dot, dot),)


class product_scales_by_own_input(Right):
    class Dual(Dual):
        def shares_of_a_product(self, data, dot):
            return (self.data, self.dot), (data, dot)


class product_with_one_share(Right):
    class Dual(Dual):
        def shares_of_a_product(self, data, dot):
            return ((data, self.dot),)


class reflected_call_themselves(Right):
    class Dual(Dual):
        def __radd__(self, other):
            return self.__radd__(other)

        def __rmul__(self, other):
            return self.__rmul__(other)


class relu_applied_to_both(Right):
    class Dual(Dual):
        def share_of_relu(self, data, dot):
            return float(data > 0), max(0.0, dot)


class relu_gated_on_the_dot(Right):
    class Dual(Dual):
        def share_of_relu(self, data, dot):
            return float(dot > 0), dot


class relu_not_gated(Right):
    class Dual(Dual):
        def share_of_relu(self, data, dot):
            return 1.0, dot


class relu_open_at_zero(Right):
    class Dual(Dual):
        def share_of_relu(self, data, dot):
            return 1.0 - (data < 0), dot


class relu_returns_the_gate(Right):
    class Dual(Dual):
        def share_of_relu(self, data, dot):
            return float(data > 0), 1.0


class reverse_in_one_sweep(Right):
    def sweeps(self, n_in, n_out):
        counted = {"forward": n_in, "reverse": 1}
        return tuple(counted.values())


class sum_keeps_the_left_dot(Right):
    class Dual(Dual):
        def shares_of_a_sum(self, dot):
            return ((1.0, self.dot),)


class sum_multiplies_the_dots(Right):
    class Dual(Dual):
        def shares_of_a_sum(self, dot):
            return ((self.dot, dot),)


class sum_starts_from_one(Right):
    class Dual(Dual):
        def shares_of_a_sum(self, dot):
            return ((1.0, 1.0),)


class sweeps_for_every_pair(Right):
    def sweeps(self, n_in, n_out):
        pairs = sum(1 for _ in range(n_in) for _ in range(n_out))
        return pairs, pairs


class tanh_of_the_dot(Right):
    class Dual(Dual):
        def share_of_tanh(self, data, out, dot):
            return 1.0, self.curve(dot)


class tanh_overflows(Right):
    class Dual(Dual):
        def curve(self, x):
            up, down = math.exp(x) ** 2, 1
            return (up - down) / (up + down)


class tanh_slope_alone(Right):
    class Dual(Dual):
        def share_of_tanh(self, data, out, dot):
            return 1.0 - out * out, 1.0


class tanh_slope_of_the_input(Right):
    class Dual(Dual):
        def share_of_tanh(self, data, out, dot):
            return (1.0 - data) * (1.0 + data), dot


class tanh_square_forgotten(Right):
    class Dual(Dual):
        def share_of_tanh(self, data, out, dot):
            return 1.0 - out, dot


class writes_into_an_input(Right):
    class Dual(Dual):
        def __add__(self, other):
            out = super().__add__(other)
            self.data, self.dot = out.data, out.dot
            return self
