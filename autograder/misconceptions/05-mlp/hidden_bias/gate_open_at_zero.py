"""The gate is open at exactly 0

Explanation: At z = 0 the course takes the slope 0, and you took 1.

Hint: z > 0, not z >= 0.
"""


def at_the_gate(d_h, z):
    return d_h * (z >= 0)
