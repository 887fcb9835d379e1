"""Only a Python float is expected

Explanation: d_J may be a whole number, a NumPy number or an array of shape (). What you asked of
it is something that only a float has.

Hint: Multiplying is enough: 1.0 * d_J works for all of them.
"""


def objective_backward(d_J):
    d_J.hex()
    return 1.0 * d_J, 1.0 * d_J
