"""A matrix product stands where entries are multiplied

Explanation: @ multiplies rows by columns and adds up. For square matrices it runs without an
error, and its values have nothing to do with this rule.

Hint: Use * in place of @.
"""


def hadamard_backward(d_out, a, b):
    return d_out @ b, d_out @ a
