"""The pass runs without its penalty

Explanation: The steps are right, but the pass hands them lam = 0. The penalty is a part of J.

Hint: Pass lam on to w2_gradient and w1_gradient.
"""


def mlp_backward(x, W1, W2, y, lam, cache):
    d_o = output_gradient(cache["o"], y)
    d_h = hidden_gradient(d_o, W2)
    d_z = gate_gradient(d_h, cache["z"])
    d_W2, d_W1 = w2_gradient(d_o, cache["h"], W2, 0.0), w1_gradient(d_z, x, W1, 0.0)
    ones = {"d_L": 1.0, "d_s": 1.0}
    return {**ones, "d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
