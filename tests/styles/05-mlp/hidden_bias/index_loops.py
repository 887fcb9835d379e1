"""Lists and index loops, unit by unit."""

import numpy as np


class Right:
    def mlp_forward_bias(self, x, W1, b1, W2, y, lam):
        z = self.shifted(self.product(W1, x), b1)
        h = [self.unit(number) for number in z]
        o = self.product(W2, self.hidden(h, b1))
        L = self.loss([(o[k] - y[k]) ** 2 for k in range(len(o))])
        s = lam * self.half * sum(each**2 for each in self.penalised(W1, b1, W2))
        cache = {"z": z, "h": self.hidden(h, b1), "o": o}
        cache = {name: np.array(numbers) for name, numbers in cache.items()}
        return self.objective(L, s), {**cache, "L": L, "s": s}

    half = 0.5

    def product(self, W, v):
        out = []
        for i in range(len(W)):
            total = 0.0
            for j in range(len(v)):
                total += W[i][j] * v[j]
            out.append(total)
        return out

    def shifted(self, z, b1):
        for i in range(len(z)):
            z[i] += b1[i]
        return z

    def unit(self, z):
        return max(z, 0.0)

    def hidden(self, h, b1):
        return h

    def loss(self, squares):
        return sum(squares) * 0.5

    def penalised(self, W1, b1, W2):
        return [*W1.flat, *W2.flat]

    def objective(self, L, s):
        return L + s

    def mlp_backward_bias(self, x, W1, b1, W2, y, lam, cache):
        z, h, o = cache["z"], cache["h"], cache["o"]
        d_o = [self.error(o[k], y[k]) for k in range(len(o))]
        d_h, d_z, d_b1 = [], [], self.empty(b1)
        for j in range(len(z)):
            d_h.append(sum(d_o[k] * W2[k][j] for k in range(len(d_o))))
            d_z.append(d_h[j] * self.slope(z[j]))
            d_b1[j] = self.bias(d_h[j], d_z[j], b1[j], lam)
        d_W2 = self.layer(d_o, h, W2, lam)
        d_W1 = self.layer(d_z, x, W1, lam)
        got = {"d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
        got = {name: np.array(numbers) for name, numbers in got.items()}
        return {"d_L": 1, "d_s": 1, **got, "d_b1": self.whole_bias(d_b1)}

    def error(self, out, target):
        return out - target

    def slope(self, z):
        return 1.0 if z > 0 else 0.0

    def empty(self, b1):
        return np.zeros(len(b1))

    def bias(self, d_h, d_z, b, lam):
        return d_z

    def whole_bias(self, d_b1):
        return d_b1

    def layer(self, d_out, inputs, W, lam):
        return [
            [d_out[i] * inputs[j] + self.pull(W[i][j], lam) for j in range(len(inputs))]
            for i in range(len(d_out))
        ]

    def pull(self, w, lam):
        return lam * w


class adds_into_the_bias(Right):
    def shifted(self, z, b1):
        for i in range(len(z)):
            b1[i] += z[i]
        return b1


class bias_behind_the_gate(Right):
    def shifted(self, z, b1):
        return z

    def hidden(self, h, b1):
        return [h[i] + b1[i] for i in range(len(h))]


class bias_forgotten(Right):
    def shifted(self, z, b1):
        return z


class bias_gradient_is_one(Right):
    def bias(self, d_h, d_z, b, lam):
        return 1.0


class bias_gradient_scaled(Right):
    def bias(self, d_h, d_z, b, lam):
        return d_z * b


class bias_gradient_summed(Right):
    def whole_bias(self, d_b1):
        return sum(d_b1)


class bias_not_gated(Right):
    def bias(self, d_h, d_z, b, lam):
        return d_h


class bias_penalised(Right):
    def penalised(self, W1, b1, W2):
        return [*W1.flat, *b1.flat, *W2.flat]

    def bias(self, d_h, d_z, b, lam):
        return d_z + self.pull(b, lam)


class error_sign_turned(Right):
    def error(self, out, target):
        return -out + target


class gate_dropped(Right):
    def slope(self, z):
        return 1.0


class gate_forgotten_forward(Right):
    def unit(self, z):
        return z


class gate_open_at_zero(Right):
    def slope(self, z):
        return 0.0 if z < 0 else 1.0


class half_forgotten(Right):
    def loss(self, squares):
        return sum(squares)


class mean_in_the_loss(Right):
    def loss(self, squares):
        return sum(squares) / len(squares) * 0.5


class penalty_left_out_of_j(Right):
    def objective(self, L, s):
        return L


class penalty_missing_backward(Right):
    def pull(self, w, lam):
        return 0.0


class penalty_on_one_layer(Right):
    def penalised(self, W1, b1, W2):
        return list(W1.flat)


class penalty_without_half(Right):
    half = 1


class rounds_like_the_bias(Right):
    def empty(self, b1):
        return 0 * b1


class z_stored_behind_the_gate(Right):
    def mlp_forward_bias(self, x, W1, b1, W2, y, lam):
        J, cache = super().mlp_forward_bias(x, W1, b1, W2, y, lam)
        return J, {**cache, "z": cache["h"]}
