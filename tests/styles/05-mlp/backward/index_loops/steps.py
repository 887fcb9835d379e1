"""Mistakes in a single step."""

import numpy as np


class gate_clears_d_h(Right):
    def gate_gradient(self, d_h, z):
        for j in range(len(z)):
            if not z[j] > 0:
                d_h[j] = 0.0
        return d_h


class gate_dropped(Right):
    def through(self, d, z):
        return d


class gate_inverted(Right):
    def through(self, d, z):
        return 0.0 if z > 0 else d


class gate_on_the_gradient(Right):
    def through(self, d, z):
        return max(0.0, d)


class gate_open_at_zero(Right):
    def through(self, d, z):
        return 0.0 if z < 0 else d


class hidden_column_returned(Right):
    def hidden_gradient(self, d_o, W2):
        return np.array(
            [[sum(W2[k][j] * d_o[k] for k in range(len(W2)))] for j in range(len(W2[0]))]
        )


class hidden_product_entry_by_entry(Right):
    def hidden_gradient(self, d_o, W2):
        d_h = np.zeros(W2.shape)
        for k in range(len(W2)):
            for j in range(len(W2[0])):
                d_h[k][j] = d_o[k] * W2[k][j]
        return d_h


class hidden_transpose_missing(Right):
    def hidden_gradient(self, d_o, W2):
        d_h = np.zeros(len(W2))
        for k in range(len(W2)):
            for j in range(len(W2[0])):
                d_h[k] += W2[k][j] * d_o[j]
        return d_h


class mask_returned(Right):
    def through(self, d, z):
        return 1.0 if z > 0 else 0.0


class outer_products_reversed(Right):
    def layer(self, d_out, inputs, W, lam):
        d_W = self.empty(W)
        for i in range(len(W)):
            for j in range(len(W[0])):
                d_W[i][j] = self.weight(d_out[j], inputs[i], W[i][j], lam)
        return d_W


class output_factor_two(Right):
    def error(self, out, target, q):
        return 2 * (out - target)


class output_mean_for_sum(Right):
    def error(self, out, target, q):
        return (out - target) / q


class output_sign_turned(Right):
    def error(self, out, target, q):
        return target - out


class penalty_doubled(Right):
    def pull(self, w, lam):
        return 2 * lam * w


class penalty_gated(Right):
    def w1_gradient(self, d_z, x, W1, lam):
        d_W1 = self.empty(W1)
        for i in range(len(W1)):
            if d_z[i] != 0:
                for j in range(len(x)):
                    d_W1[i][j] = d_z[i] * x[j] + lam * W1[i][j]
        return d_W1


class penalty_halved(Right):
    def pull(self, w, lam):
        return 0.5 * lam * w


class penalty_missing(Right):
    def pull(self, w, lam):
        return 0.0


class penalty_missing_in_w1(Right):
    def w1_gradient(self, d_z, x, W1, lam):
        return np.array([[d * each for each in x] for d in d_z])


class penalty_missing_in_w2(Right):
    def w2_gradient(self, d_o, h, W2, lam):
        return np.array([[d * each for each in h] for d in d_o])


class penalty_overwrites_the_data(Right):
    def layer(self, d_out, inputs, W, lam):
        d_W = super().layer(d_out, inputs, W, 0.0)
        for i in range(len(W)):
            for j in range(len(W[0])):
                d_W[i][j] = lam * W[i][j]
        return d_W


class penalty_subtracted(Right):
    def pull(self, w, lam):
        return -lam * w


class penalty_with_lam_squared(Right):
    def pull(self, w, lam):
        return lam * lam * w


class penalty_with_weights_squared(Right):
    def pull(self, w, lam):
        return lam * w * w


class penalty_without_lam(Right):
    def pull(self, w, lam):
        return w


class rounds_like_the_weights(Right):
    def empty(self, W):
        return W.copy()


class scaled_by_h(Right):
    def through(self, d, z):
        return d * z if z > 0 else 0.0


class target_ignored(Right):
    def error(self, out, target, q):
        return out


class weights_overwritten(Right):
    def empty(self, W):
        return W
