"""A sum as a product with ones."""

import numpy as np


def bias_backward(d_out):
    return np.ones(len(d_out)) @ d_out
