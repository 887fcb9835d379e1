"""The bias's gradient does not pass the gate

Explanation: You gave d_h to the bias. The bias is added in front of the gate, so it gets what
comes back through the gate.

Hint: d_b1 is d_z.
"""


def bias_gradient(d_h, d_z, x, b1, lam):
    return 1.0 * d_h
