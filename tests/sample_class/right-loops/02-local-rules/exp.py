import numpy as np


def exp_backward(d_out, out):
    total = np.zeros(np.shape(out))
    for place, value in np.ndenumerate(np.asarray(out)):
        total[place] = value * np.asarray(d_out)[place]
    return total
