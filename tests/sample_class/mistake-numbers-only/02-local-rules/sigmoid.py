def sigmoid_backward(d_out, out):
    return [d * o * (1 - o) for d, o in zip(d_out, out)]
