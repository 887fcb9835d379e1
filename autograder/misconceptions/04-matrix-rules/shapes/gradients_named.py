"""The gradients are named in place of the values

Explanation: The right ones were found, but the answer should hold names of `values`, without d_.

Hint: ["x"], not ["d_x"].
"""

import numpy as np


def wrong_shapes(values, grads):
    return [
        f"d_{name}"
        for name, value in values.items()
        if f"d_{name}" not in grads or np.shape(grads[f"d_{name}"]) != np.shape(value)
    ]
