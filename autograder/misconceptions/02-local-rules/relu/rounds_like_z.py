"""The answer is made in the type of z

Explanation: The answer was made like z, and z held whole numbers, so every gradient lost what
stands behind its point: 2.5 became 2. Gradients are floats even where z is whole.

Hint: Make the answer from d_out, or ask for floats: np.zeros_like(z, dtype=float).
"""

import numpy as np


def relu_backward(d_out, z):
    d_z = np.zeros_like(z)
    is_open = np.asarray(z) > 0
    d_z[is_open] = np.asarray(d_out)[is_open]
    return d_z[()]
