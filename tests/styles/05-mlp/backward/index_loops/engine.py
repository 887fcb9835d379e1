"""Index loops, one number after the other, and a dict that is filled line by line."""

import numpy as np


class Right:
    def output_gradient(self, o, y):
        d_o = np.zeros(len(o))
        for k in range(len(o)):
            d_o[k] = self.error(o[k], y[k], len(o))
        return d_o

    def error(self, out, target, q):
        return out - target

    def hidden_gradient(self, d_o, W2):
        d_h = np.zeros(len(W2[0]))
        for j in range(len(W2[0])):
            for k in range(len(W2)):
                d_h[j] += d_o[k] * W2[k][j]
        return d_h

    def gate_gradient(self, d_h, z):
        d_z = np.zeros(len(z))
        for j in range(len(z)):
            d_z[j] = self.through(d_h[j], z[j])
        return d_z

    def through(self, d, z):
        return d if z > 0 else 0.0

    def w2_gradient(self, d_o, h, W2, lam):
        return self.layer(d_o, h, W2, lam)

    def w1_gradient(self, d_z, x, W1, lam):
        return self.layer(d_z, x, W1, lam)

    def layer(self, d_out, inputs, W, lam):
        d_W = self.empty(W)
        for i in range(len(W)):
            for j in range(len(W[0])):
                d_W[i][j] = self.weight(d_out[i], inputs[j], W[i][j], lam)
        return d_W

    def empty(self, W):
        return np.zeros((len(W), len(W[0])))

    def weight(self, d, x, w, lam):
        return d * x + self.pull(w, lam)

    def pull(self, w, lam):
        return lam * w

    def mlp_backward(self, x, W1, W2, y, lam, cache):
        got = {}
        got["d_L"], got["d_s"] = self.ones(cache)
        got["d_o"] = self.output_gradient(cache["o"], y)
        got["d_h"] = self.hidden_gradient(got["d_o"], self.behind_h(W1, W2))
        got["d_z"] = self.gate_gradient(got[self.into_gate], cache["z"])
        got["d_W2"] = self.w2_gradient(got["d_o"], cache[self.into_w2], W2, self.strength(lam))
        into_w1 = self.into_w1(x, cache)
        got["d_W1"] = self.w1_gradient(got[self.out_of_w1], into_w1, W1, self.strength(lam))
        return got

    into_gate, into_w2, out_of_w1 = "d_h", "h", "d_z"

    def ones(self, cache):
        return 1.0, 1.0

    def behind_h(self, W1, W2):
        return W2

    def into_w1(self, x, cache):
        return x

    def strength(self, lam):
        return lam
