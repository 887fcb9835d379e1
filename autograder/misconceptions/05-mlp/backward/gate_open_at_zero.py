"""The gate is open at exactly 0

Explanation: At z = 0 the course takes the slope 0, as PyTorch does, and you took 1. The audited
example has such a unit.

Hint: z > 0, not z >= 0.
"""


def gate_gradient(d_h, z):
    return d_h * (z >= 0)
