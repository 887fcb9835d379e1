def sigmoid_backward(d_out, out):
    return out * 0
