"""The gate is open on the wrong side

Explanation: You passed the gradient on where z is 0 or below. relu follows z above 0 and stands
still below.

Hint: d_z is d_h where z > 0, and 0 elsewhere.
"""


def gate_gradient(d_h, z):
    return d_h * (z <= 0)
