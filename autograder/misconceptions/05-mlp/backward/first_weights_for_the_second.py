"""W1 is used where W2 belongs

Explanation: What comes back to the hidden units passes the second layer, so it needs W2. Where
the shapes happen to fit, the wrong matrix runs through.

Hint: d_h is W2.T @ d_o.
"""


def mlp_backward(x, W1, W2, y, lam, cache):
    d_o = output_gradient(cache["o"], y)
    d_h = hidden_gradient(d_o, W1)
    d_z = gate_gradient(d_h, cache["z"])
    d_W2, d_W1 = w2_gradient(d_o, cache["h"], W2, lam), w1_gradient(d_z, x, W1, lam)
    ones = {"d_L": 1.0, "d_s": 1.0}
    return {**ones, "d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
