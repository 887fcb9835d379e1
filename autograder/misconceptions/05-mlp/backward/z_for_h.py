"""z is used where h belongs

Explanation: The second layer was fed h, what came out of the gates. With z a dead unit, whose
output was 0, sends something to d_W2.

Hint: d_W2 is made of d_o and cache["h"].
"""


def mlp_backward(x, W1, W2, y, lam, cache):
    d_o = output_gradient(cache["o"], y)
    d_h = hidden_gradient(d_o, W2)
    d_z = gate_gradient(d_h, cache["z"])
    d_W2, d_W1 = w2_gradient(d_o, cache["z"], W2, lam), w1_gradient(d_z, x, W1, lam)
    ones = {"d_L": 1.0, "d_s": 1.0}
    return {**ones, "d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
