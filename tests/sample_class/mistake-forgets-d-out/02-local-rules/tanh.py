def tanh_backward(d_out, out):
    return 1 - out**2
