"""The gradients are looked up without the d_

Explanation: The gradient of x is called d_x. Under the name x there is nothing in grads, so every
gradient seemed to be missing.

Hint: Look for "d_" + name.
"""

import numpy as np


def wrong_shapes(values, grads):
    return [
        name
        for name, value in values.items()
        if name not in grads or np.shape(grads[name]) != np.shape(value)
    ]
