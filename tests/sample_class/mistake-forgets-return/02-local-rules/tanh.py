def tanh_backward(d_out, out):
    if out < 0:
        return d_out * (1 - out**2)
