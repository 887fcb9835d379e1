"""The gates look at the gradient and not at Z

Explanation: You applied relu to d_H. Which way the gradient points plays no part.

Hint: Compare Z with 0, not d_H.
"""


def at_the_gates(d_H, Z):
    return d_H * (d_H > 0)
