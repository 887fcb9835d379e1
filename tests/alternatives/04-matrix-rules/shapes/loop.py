"""One name at a time."""

import numpy as np


def wrong_shapes(values, grads):
    wrong = []
    for name in values:
        key = "d_" + name
        if key not in grads:
            wrong.append(name)
        elif np.asarray(values[name]).shape != np.asarray(grads[key]).shape:
            wrong.append(name)
    return wrong
