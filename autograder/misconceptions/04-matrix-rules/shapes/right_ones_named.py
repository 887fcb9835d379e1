"""The right ones are named

Explanation: You listed the names whose shapes agree. The others are asked for.

Hint: Turn the comparison round: != in place of ==.
"""

import numpy as np


def wrong_shapes(values, grads):
    return [
        name
        for name, value in values.items()
        if f"d_{name}" in grads and np.shape(grads[f"d_{name}"]) == np.shape(value)
    ]
