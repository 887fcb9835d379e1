def exp_backward(d_out, out):
    return d_out.reshape(out.shape) * out
