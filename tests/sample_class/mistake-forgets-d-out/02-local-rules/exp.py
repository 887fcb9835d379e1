def exp_backward(d_out, out):
    return 1.0 * out
