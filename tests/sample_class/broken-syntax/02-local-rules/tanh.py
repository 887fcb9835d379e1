def tanh_backward(d_out, out):
    return d_out * (1 - out^2)
