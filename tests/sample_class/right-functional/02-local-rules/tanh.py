import numpy as np

tanh_backward = np.vectorize(lambda d_out, out: d_out * (1 - out) * (1 + out), otypes=[float])
