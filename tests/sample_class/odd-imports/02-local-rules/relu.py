from helpers import gate


def relu_backward(d_out, z):
    return d_out * gate(z)
