"""The gates are open at exactly 0

Explanation: At z = 0 the course takes the slope 0, and you took 1.

Hint: Z > 0, not Z >= 0.
"""


def at_the_gates(d_H, Z):
    return d_H * (Z >= 0)
