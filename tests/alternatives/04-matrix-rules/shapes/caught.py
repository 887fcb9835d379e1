"""A missing gradient is caught as an error."""

import numpy as np


def wrong_shapes(values, grads):
    wrong = []
    for name, value in values.items():
        try:
            if np.shape(grads["d_" + name]) == np.shape(value):
                continue
        except KeyError:
            pass
        wrong.append(name)
    return wrong
