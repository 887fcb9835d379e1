"""L and s stand where their gradients belong

Explanation: You returned the values of loss and penalty. J = L + s is a sum, so both have the
gradient 1, whatever they are.

Hint: d_L = d_s = 1.
"""


def mlp_backward(x, W1, W2, y, lam, cache):
    d_o = output_gradient(cache["o"], y)
    d_h = hidden_gradient(d_o, W2)
    d_z = gate_gradient(d_h, cache["z"])
    d_W2, d_W1 = w2_gradient(d_o, cache["h"], W2, lam), w1_gradient(d_z, x, W1, lam)
    ones = {"d_L": cache["L"], "d_s": cache["s"]}
    return {**ones, "d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
