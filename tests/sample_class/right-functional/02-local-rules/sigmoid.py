from exp import exp_backward


def sigmoid_backward(d_out, out):
    return exp_backward(d_out, out) - exp_backward(d_out, out * out)
