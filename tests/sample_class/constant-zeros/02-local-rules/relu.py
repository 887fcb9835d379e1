def relu_backward(d_out, z):
    return z * 0
