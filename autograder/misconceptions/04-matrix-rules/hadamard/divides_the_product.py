"""The other factor is found by dividing the product

Explanation: a * b / a is b only while a is not 0. Entries may be 0, as in a gate, and then the
division has no answer.

Hint: The other factor is saved for you: use b itself for d_a.
"""

import numpy as np


def hadamard_backward(d_out, a, b):
    with np.errstate(all="ignore"):
        return d_out * (a * b / a), d_out * (a * b / b)
