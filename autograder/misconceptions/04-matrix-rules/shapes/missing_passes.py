"""A missing gradient is passed over

Explanation: You went through the gradients that are there, or skipped the names without one. A
value that has no gradient is the worst case of a wrong one.

Hint: Go through the names of `values`, and count a name as wrong if "d_" + name is not in grads.
"""

import numpy as np


def wrong_shapes(values, grads):
    there = {name: value for name, value in values.items() if f"d_{name}" in grads}
    return [name for name in there if np.shape(grads[f"d_{name}"]) != np.shape(values[name])]
