"""The gates are missing

Explanation: You passed d_H on everywhere. Where z is 0 or below, nothing comes back.

Hint: d_Z is d_H where Z > 0, and 0 elsewhere.
"""


def at_the_gates(d_H, Z):
    return 1.0 * d_H
