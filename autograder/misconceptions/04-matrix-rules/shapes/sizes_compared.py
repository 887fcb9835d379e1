"""Only the number of entries is compared

Explanation: A transposed matrix and a column in place of a vector have the right number of
entries, and still the wrong shape.

Hint: Compare the whole shapes: np.shape(value).
"""

import numpy as np


def wrong_shapes(values, grads):
    def fits(name, value):
        return f"d_{name}" in grads and np.size(grads[f"d_{name}"]) == np.size(value)

    return [name for name, value in values.items() if not fits(name, value)]
