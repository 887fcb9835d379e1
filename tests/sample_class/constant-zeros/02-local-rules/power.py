def power_backward(d_out, x, p):
    return 0
