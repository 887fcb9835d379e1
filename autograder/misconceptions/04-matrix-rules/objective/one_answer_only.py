"""One answer comes back where two are asked for

Explanation: Both gradients are the same number, but the rule has two inputs and hands back a
pair, one gradient for each of them.

Hint: return d_L, d_s.
"""


def objective_backward(d_J):
    return 1.0 * d_J
