"""Answers the right numbers with one dimension too many."""

import numpy as np


def sigmoid_backward(d_out, out):
    return np.atleast_1d(d_out * (out * (1 - out)))[np.newaxis]
