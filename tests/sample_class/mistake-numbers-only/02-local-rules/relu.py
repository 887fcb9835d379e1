def relu_backward(d_out, z):
    if z > 0:
        return d_out
    return 0.0
