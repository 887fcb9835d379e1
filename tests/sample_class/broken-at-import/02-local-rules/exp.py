data = [0] * 10**10


def exp_backward(d_out, out):
    return d_out * out
