"""Sets of unit numbers: what is dead is what is left when the live ones are taken away."""

import numpy as np


def units(mask):
    return set(np.argwhere(mask)[:, 0].tolist())


class Right:
    def live(self, z):
        return units(np.asarray(z) > 0)

    def in_order(self, numbers):
        return sorted(numbers)

    def dead_units(self, z):
        return self.in_order(set(range(len(z))) - self.live(z))

    def zero_rows(self, d_h, z):
        return self.in_order(set(range(len(z))) - (self.live(z) & self.arriving(d_h)))

    def arriving(self, d_h):
        return units(d_h != 0)

    def always_dead(self, W1, X):
        dead = set(range(len(W1)))
        for x in X:
            dead -= self.live(W1 @ x)
        return self.in_order(dead)

    def zero_columns(self, h):
        return self.in_order(units(h == 0))


class any_example(Right):
    def always_dead(self, W1, X):
        dead = set()
        for x in X:
            dead |= set(self.dead_units(W1 @ x))
        return self.in_order(dead)


class both_asked_for(Right):
    def zero_rows(self, d_h, z):
        return self.in_order(set(range(len(z))) - (self.live(z) | self.arriving(d_h)))


class counted_from_one(Right):
    def in_order(self, numbers):
        return sorted(1 + number for number in numbers)


class first_example_decides(Right):
    def always_dead(self, W1, X):
        for x in X:
            return self.in_order(set(range(len(W1))) - self.live(W1 @ x))


class gates_forgotten(Right):
    def zero_rows(self, d_h, z):
        return self.in_order(set(range(len(z))) - self.arriving(d_h))


class idle_units_forgotten(Right):
    def arriving(self, d_h):
        return set(range(len(d_h)))


class live_units_listed(Right):
    def dead_units(self, z):
        return self.in_order(self.live(z))


class mask_returned(Right):
    def dead_units(self, z):
        return [unit not in self.live(z) for unit in range(len(z))]

    def zero_columns(self, h):
        return np.equal(h, 0)


class mean_decides(Right):
    def always_dead(self, W1, X):
        return self.dead_units(W1 @ np.mean(X, axis=0))


class negative_outputs_sought(Right):
    def zero_columns(self, h):
        return self.in_order(units(np.sign(h) == -1))


class other_columns_listed(Right):
    def zero_columns(self, h):
        return self.in_order(self.live(h))


class sign_of_the_gradient(Right):
    def arriving(self, d_h):
        return self.live(d_h)


class signs_of_the_weights(Right):
    def always_dead(self, W1, X):
        dead = set(range(len(W1)))
        for column in W1.T:
            dead -= self.live(column)
        return self.in_order(dead)


class transpose_missing(Right):
    def always_dead(self, W1, X):
        return super().always_dead(W1.T, X)


class writes_into_z(Right):
    def dead_units(self, z):
        np.maximum(z, 0.0, out=z)
        return super().dead_units(z)


class wrong_axis(Right):
    def always_dead(self, W1, X):
        dead = set(range(len(X)))
        for row in W1:
            dead -= self.live(X @ row)
        return self.in_order(dead)


class zero_counts_as_live(Right):
    def live(self, z):
        return units(np.asarray(z) >= 0)
