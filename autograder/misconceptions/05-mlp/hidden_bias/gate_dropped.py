"""The gate is missing on the way back

Explanation: You passed d_h on through every unit. A unit whose z is 0 or below passes nothing.

Hint: d_z is d_h where z > 0, and 0 elsewhere.
"""


def at_the_gate(d_h, z):
    return 1.0 * d_h
