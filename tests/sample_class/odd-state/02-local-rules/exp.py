import numpy as np

np.random.seed(1)
noise = np.random.randn()
random_state = np.random.get_state()


def exp_backward(d_out, out):
    assert np.random.get_state() is not None
    return d_out * out + 0 * noise
