"""Entry by entry over the flattened arrays."""

import numpy as np


def hadamard_backward(d_out, a, b):
    d_a = [d * other for d, other in zip(d_out.flat, b.flat, strict=True)]
    d_b = [d * other for d, other in zip(d_out.flat, a.flat, strict=True)]
    return np.array(d_a).reshape(a.shape), np.array(d_b).reshape(a.shape)
