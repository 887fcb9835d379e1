"""Closures on a tape: every step forward leaves behind the step that goes back."""

import numpy as np


class Right:
    def mlp_forward_bias(self, x, W1, b1, W2, y, lam):
        cache = {}
        for name, step in self.steps(x, W1, b1, W2, y, lam):
            cache[name] = step(cache)
        J = cache.pop("J")
        return J, cache

    def steps(self, x, W1, b1, W2, y, lam):
        return (
            ("z", lambda at: self.shifted(W1.dot(x), b1)),
            ("h", lambda at: self.gated(at["z"])),
            ("o", lambda at: W2.dot(at["h"])),
            ("L", lambda at: self.loss(at["o"] - y)),
            ("s", lambda at: lam * self.squares(W1, b1, W2)),
            ("J", lambda at: self.total(at["L"], at["s"])),
        )

    def shifted(self, product, b1):
        return product + b1

    def gated(self, z):
        return z.clip(min=0.0)

    def loss(self, error):
        return error.dot(error) / 2

    def squares(self, W1, b1, W2):
        return (np.vdot(W1, W1) + np.vdot(W2, W2)) / 2

    def total(self, L, s):
        return L + s

    def mlp_backward_bias(self, x, W1, b1, W2, y, lam, cache):
        d = dict.fromkeys(("d_L", "d_s"), 1.0)
        back = [
            (("d_o",), lambda: [self.error(cache["o"], y)]),
            (("d_W2", "d_h"), lambda: self.matvec(d["d_o"], W2, cache["h"], lam)),
            (("d_z",), lambda: [d["d_h"] * self.slopes(cache["z"])]),
            (("d_W1", "d_x"), lambda: self.matvec(d["d_z"], W1, x, lam)),
            (("d_b1",), lambda: [self.bias(d, b1, lam)]),
        ]
        for names, step in back:
            d.update(zip(names, step(), strict=True))
        del d["d_x"]
        return d

    def error(self, o, y):
        return o - y

    def slopes(self, z):
        return np.sign(z.clip(min=0.0))

    def matvec(self, d_out, W, inputs, lam):
        return self.weights(d_out[:, None] * inputs, lam * W), d_out.dot(W)

    def weights(self, data, penalty):
        return data + penalty

    def bias(self, d, b1, lam):
        return d["d_z"].copy()


class adds_into_the_bias(Right):
    def shifted(self, product, b1):
        b1 += product
        return b1


class bias_behind_the_gate(Right):
    def steps(self, x, W1, b1, W2, y, lam):
        z, _, *rest = super().steps(x, W1, np.zeros(len(b1)), W2, y, lam)
        return z, ("h", lambda at: self.gated(at["z"]) + b1), *rest


class bias_forgotten(Right):
    def shifted(self, product, b1):
        return product


class bias_gradient_is_one(Right):
    def bias(self, d, b1, lam):
        return np.full(b1.shape, 1.0)


class bias_gradient_scaled(Right):
    def bias(self, d, b1, lam):
        return b1 * d["d_z"]


class bias_gradient_summed(Right):
    def bias(self, d, b1, lam):
        return d["d_z"].sum(axis=0)


class bias_not_gated(Right):
    def bias(self, d, b1, lam):
        return d["d_h"].copy()


class bias_penalised(Right):
    def squares(self, W1, b1, W2):
        return super().squares(W1, b1, W2) + np.vdot(b1, b1) / 2

    def bias(self, d, b1, lam):
        return self.weights(d["d_z"], lam * b1)


class error_sign_turned(Right):
    def error(self, o, y):
        return y - o


class gate_dropped(Right):
    def slopes(self, z):
        return 1.0


class gate_forgotten_forward(Right):
    def gated(self, z):
        return z


class gate_open_at_zero(Right):
    def slopes(self, z):
        return np.heaviside(z, 1.0)


class half_forgotten(Right):
    def loss(self, error):
        return error.dot(error)


class mean_in_the_loss(Right):
    def loss(self, error):
        return super().loss(error) / error.size


class penalty_left_out_of_j(Right):
    def total(self, L, s):
        return L


class penalty_missing_backward(Right):
    def weights(self, data, penalty):
        return data


class penalty_on_one_layer(Right):
    def squares(self, W1, b1, W2):
        return np.vdot(W1, W1) / 2


class penalty_without_half(Right):
    def squares(self, W1, b1, W2):
        return np.vdot(W1, W1) + np.vdot(W2, W2)


class rounds_like_the_bias(Right):
    def bias(self, d, b1, lam):
        return d["d_z"].astype(b1.dtype)


class z_stored_behind_the_gate(Right):
    def gated(self, z):
        z[z < 0] = 0.0
        return z
