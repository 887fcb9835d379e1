def sigmoid_backward(d_out, out):
    return sigmoid_backward(d_out, out)
