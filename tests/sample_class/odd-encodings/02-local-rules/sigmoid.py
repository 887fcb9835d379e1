# slope from the output: s (1 - s)
def sigmoid_backward(d_out, out):
    slope = out * (1.0 - out)
    return slope * d_out
