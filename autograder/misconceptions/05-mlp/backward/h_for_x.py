"""h is used where x belongs

Explanation: The first layer was fed x. You made d_W1 with h, which has the right size only where
d and h agree, as in the worked example.

Hint: d_W1 is made of d_z and x.
"""


def mlp_backward(x, W1, W2, y, lam, cache):
    d_o = output_gradient(cache["o"], y)
    d_h = hidden_gradient(d_o, W2)
    d_z = gate_gradient(d_h, cache["z"])
    d_W2, d_W1 = w2_gradient(d_o, cache["h"], W2, lam), w1_gradient(d_z, cache["h"], W1, lam)
    ones = {"d_L": 1.0, "d_s": 1.0}
    return {**ones, "d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
