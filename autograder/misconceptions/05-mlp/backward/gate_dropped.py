"""The gate is missing

Explanation: You passed d_h on through every unit. A unit whose z is 0 or below stands still, so
nothing comes back through it.

Hint: d_z is d_h where z > 0, and 0 elsewhere.
"""


def gate_gradient(d_h, z):
    return 1.0 * d_h
