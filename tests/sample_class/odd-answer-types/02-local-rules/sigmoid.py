import numpy as np


def sigmoid_backward(d_out, out):
    return np.float32(d_out) * np.float32(out) * np.float32(1 - out)
