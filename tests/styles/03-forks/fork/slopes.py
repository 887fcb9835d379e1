"""The slopes of the uses as NumPy arrays, scaled by what arrives at the very end."""

import numpy as np


class Right:
    def square_plus_backward(self, d_out, x):
        return self.reduced(d_out, np.array([self.plain(), *self.square(x)]))

    def three_uses_backward(self, d_out, x, u, v):
        d_x = self.reduced(d_out, np.array([self.plain(), *self.products(x, u, v)]))
        d_u, d_v = self.scaled(d_out, self.factors(x, u, v))
        return d_x, d_u, d_v

    def square(self, x):
        return np.array([x, x], dtype=float)

    def plain(self):
        return 1.0

    def products(self, x, u, v):
        return u, v

    def factors(self, x, u, v):
        return np.array([x, x], dtype=float)

    def reduced(self, d_out, slopes):
        return self.scaled(d_out, self.joined(slopes))

    def joined(self, slopes):
        return slopes.sum()

    def scaled(self, d_out, slopes):
        return slopes * d_out


class assigns(Right):
    def joined(self, slopes):
        d_x = np.zeros(1)
        for slope in slopes:
            d_x[:] = slope
        return d_x[0]


class averaged(Right):
    def joined(self, slopes):
        return slopes.mean()


class divides_by_x(Right):
    def square(self, x):
        return np.full(2, np.square(x) / np.float64(x))

    def products(self, x, u, v):
        return np.array([x * u, x * v]) / np.float64(x)

    def factors(self, x, u, v):
        return np.array([x * u, x * v]) / np.array([u, v])


class factors_scaled_by_themselves(Right):
    def factors(self, x, u, v):
        return np.array([u, v], dtype=float)


class factors_share_x(Right):
    def factors(self, x, u, v):
        return np.full(2, x) / 2


class incoming_left_out(Right):
    def scaled(self, d_out, slopes):
        return slopes


class incoming_not_on_the_plain_use(Right):
    def reduced(self, d_out, slopes):
        return slopes[0] + (slopes[1:] * d_out).sum()


class one_factor_of_the_square(Right):
    def square(self, x):
        return np.array([x], dtype=float)


class plain_use_forgotten(Right):
    def joined(self, slopes):
        return slopes[1:].sum()


class rounds_like_the_inputs(Right):
    def square_plus_backward(self, d_out, x):
        d_x = np.zeros_like(x)
        d_x[...] = super().square_plus_backward(d_out, x)
        return d_x

    def three_uses_backward(self, d_out, x, u, v):
        gradients = np.array([x, u, v])
        gradients[:] = super().three_uses_backward(d_out, x, u, v)
        return tuple(gradients)


class square_twice_doubled(Right):
    def square(self, x):
        return np.full(2, 2.0 * x)


class ways_multiplied(Right):
    def joined(self, slopes):
        return np.prod(slopes)
