"""The rule of powers is used for exp

Explanation: p * x ** (p - 1) is for a fixed exponent and a moving base. In exp(x) the exponent
moves and the base is fixed, so it does not come down and is not lowered by one.

Hint: The slope of exp at x is exp(x) itself, and it is stored as out.
"""

import numpy as np


def exp_backward(d_out, out):
    x = np.log(np.maximum(out, 1e-300))
    return d_out * x * np.exp(x - 1.0)
