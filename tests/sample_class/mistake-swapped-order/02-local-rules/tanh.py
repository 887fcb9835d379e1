def tanh_backward(out, d_out):
    return d_out * (1 - out**2)
