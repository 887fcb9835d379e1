"""A transposed shape counts as right

Explanation: (2, 3) and (3, 2) are different shapes. The order of the axes is a part of it.

Hint: Compare the shapes as they are, without sorting them.
"""

import numpy as np


def wrong_shapes(values, grads):
    def fits(name, value):
        return f"d_{name}" in grads and sorted(np.shape(grads[f"d_{name}"])) == sorted(
            np.shape(value)
        )

    return [name for name, value in values.items() if not fits(name, value)]
