import numpy as np


def sigmoid_backward(d_out: float | np.ndarray, out: float | np.ndarray) -> float | np.ndarray:
    return d_out * out * (1.0 - out)
