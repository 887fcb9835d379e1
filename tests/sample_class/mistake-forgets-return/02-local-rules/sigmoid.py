def sigmoid_backward(d_out, out):
    return d_out, out * (1 - out)
