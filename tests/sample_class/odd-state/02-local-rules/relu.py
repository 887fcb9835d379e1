import numpy as np

np.random.seed(0)
buffer = np.zeros(1000)


def relu_backward(d_out, z):
    z = np.asarray(z)
    view = buffer[: z.size].reshape(z.shape)
    view[...] = np.where(z > 0, d_out, 0)
    return view
