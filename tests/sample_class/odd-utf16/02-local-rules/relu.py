import numpy as np


def relu_backward(d_out: float | np.ndarray, z: float | np.ndarray) -> float | np.ndarray:
    # where() makes a new array; [()] turns its shape () into a number and keeps any other.
    return np.where(z > 0, d_out, 0.0)[()]   	