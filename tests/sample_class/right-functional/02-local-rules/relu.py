import numpy as np


class Gate:
    def __call__(self, d_out, z):
        return np.heaviside(z, 0.0) * d_out


relu_backward = Gate()
