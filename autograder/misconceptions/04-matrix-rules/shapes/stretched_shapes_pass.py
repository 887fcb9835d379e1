"""What NumPy can stretch counts as right

Explanation: NumPy computes with (3,) and (1, 3) or with (2, 3) and a single number, but a
gradient has exactly the shape of its value.

Hint: Compare the shapes with ==, do not ask whether NumPy can combine them.
"""

import numpy as np


def wrong_shapes(values, grads):
    def fits(name, value):
        shape = np.shape(value)
        try:
            return np.broadcast_shapes(np.shape(grads[f"d_{name}"]), shape) == shape
        except (KeyError, ValueError):
            return False

    return [name for name, value in values.items() if not fits(name, value)]
