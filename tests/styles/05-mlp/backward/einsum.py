"""einsum for every product, np.where for the gates, and the pass as a list of steps back."""

import numpy as np


class Right:
    def output_gradient(self, o, y):
        return np.stack([o, -1.0 * y]).sum(axis=0)

    hidden = "kj,k->j"

    def hidden_gradient(self, d_o, W2):
        return np.einsum(self.hidden, W2, d_o)

    def gate_gradient(self, d_h, z):
        return np.where(self.is_open(d_h, z), d_h, 0.0)

    def is_open(self, d_h, z):
        return np.greater(z, 0.0)

    outer = "i,j->ij"

    def w2_gradient(self, d_o, h, W2, lam):
        return self.sum_of(np.einsum(self.outer, d_o, h), self.penalty(W2, lam))

    def w1_gradient(self, d_z, x, W1, lam):
        return self.sum_of(np.einsum(self.outer, d_z, x), self.penalty(W1, lam))

    def sum_of(self, data, penalty):
        return data + penalty

    def penalty(self, W, lam):
        return np.multiply(W, lam)

    def mlp_backward(self, x, W1, W2, y, lam, cache):
        at = {**cache, "x": x, "y": y, "W1": W1, "W2": W2, "lam": lam, "1": 1.0}
        steps = {
            "d_L": lambda one: one,
            "d_s": lambda one: one,
            "d_o": self.output_gradient,
            "d_h": self.hidden_gradient,
            "d_z": self.gate_gradient,
            "d_W2": self.w2_gradient,
            "d_W1": self.w1_gradient,
        }
        for name, step in steps.items():
            at[name] = step(*(at[each] for each in (self.taken | self.other)[name].split()))
        return {name: at[name] for name in steps}

    taken = {
        **{"d_L": "1", "d_s": "1", "d_o": "o y", "d_h": "d_o W2", "d_z": "d_h z"},
        **{"d_W2": "d_o h W2 lam", "d_W1": "d_z x W1 lam"},
    }
    other = {}


class error_before_the_gate(Right):
    other = {"d_W1": "d_h x W1 lam"}


class first_weights_for_the_second(Right):
    other = {"d_h": "d_o W1"}


class gate_clears_d_h(Right):
    def gate_gradient(self, d_h, z):
        d_h[~self.is_open(d_h, z)] = 0.0
        return d_h


class gate_dropped(Right):
    def is_open(self, d_h, z):
        return True


class gate_inverted(Right):
    def gate_gradient(self, d_h, z):
        return np.where(self.is_open(d_h, z), 0.0, d_h)


class gate_on_the_gradient(Right):
    def is_open(self, d_h, z):
        return np.greater(d_h, 0.0)


class gate_open_at_zero(Right):
    def is_open(self, d_h, z):
        return ~np.less(z, 0.0)


class h_for_x(Right):
    other = {"d_W1": "d_z h W1 lam"}


class hidden_column_returned(Right):
    def hidden_gradient(self, d_o, W2):
        return np.einsum("kj,kn->jn", W2, d_o[:, np.newaxis])


class hidden_product_entry_by_entry(Right):
    hidden = "kj,k->kj"


class hidden_transpose_missing(Right):
    hidden = "jk,k->j"


class lam_forgotten_in_the_pass(Right):
    taken = {**Right.taken, "d_W2": "d_o h W2 none", "d_W1": "d_z x W1 none"}

    def mlp_backward(self, x, W1, W2, y, lam, cache):
        return super().mlp_backward(x, W1, W2, y, lam, {**cache, "none": 0.0})


class mask_returned(Right):
    def gate_gradient(self, d_h, z):
        return np.where(self.is_open(d_h, z), 1.0, 0.0)


class outer_products_reversed(Right):
    outer = "i,j->ji"


class output_error_for_the_hidden_one(Right):
    other = {"d_z": "d_o z"}


class output_factor_two(Right):
    def output_gradient(self, o, y):
        return 2.0 * np.subtract(o, y)


class output_mean_for_sum(Right):
    def output_gradient(self, o, y):
        return np.stack([o, -1.0 * y]).sum(axis=0) / np.size(y)


class output_sign_turned(Right):
    def output_gradient(self, o, y):
        return np.stack([-1.0 * o, y]).sum(axis=0)


class penalty_doubled(Right):
    def penalty(self, W, lam):
        return W * lam + W * lam


class penalty_gated(Right):
    def w1_gradient(self, d_z, x, W1, lam):
        return np.where(d_z[:, np.newaxis] == 0.0, 0.0, super().w1_gradient(d_z, x, W1, lam))


class penalty_halved(Right):
    def penalty(self, W, lam):
        return np.multiply(W, lam) / 2


class penalty_missing(Right):
    def sum_of(self, data, penalty):
        return data


class penalty_missing_in_w1(Right):
    def w1_gradient(self, d_z, x, W1, lam):
        return np.einsum("i,j->ij", d_z, x)


class penalty_missing_in_w2(Right):
    def w2_gradient(self, d_o, h, W2, lam):
        return np.einsum("i,j->ij", d_o, h)


class penalty_overwrites_the_data(Right):
    def sum_of(self, data, penalty):
        return penalty


class penalty_subtracted(Right):
    def sum_of(self, data, penalty):
        return np.subtract(data, penalty)


class penalty_with_lam_squared(Right):
    def penalty(self, W, lam):
        return np.multiply(W, np.square(lam))


class penalty_with_weights_squared(Right):
    def penalty(self, W, lam):
        return np.multiply(np.square(W), lam)


class penalty_without_lam(Right):
    def penalty(self, W, lam):
        return 1.0 * W


class rounds_like_the_weights(Right):
    def w2_gradient(self, d_o, h, W2, lam):
        return super().w2_gradient(d_o, h, W2, lam).astype(W2.dtype)

    def w1_gradient(self, d_z, x, W1, lam):
        return super().w1_gradient(d_z, x, W1, lam).astype(W1.dtype)


class scaled_by_h(Right):
    def gate_gradient(self, d_h, z):
        return np.einsum("j,j->j", d_h, np.where(self.is_open(d_h, z), z, 0.0))


class target_ignored(Right):
    def output_gradient(self, o, y):
        return np.copy(o)


class values_for_first_gradients(Right):
    other = {"d_L": "L", "d_s": "s"}


class weights_overwritten(Right):
    def penalty(self, W, lam):
        W *= lam
        return W

    def sum_of(self, data, penalty):
        penalty += data
        return penalty


class z_for_h(Right):
    other = {"d_W2": "d_o z W2 lam"}
