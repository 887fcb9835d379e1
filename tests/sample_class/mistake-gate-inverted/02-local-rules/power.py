def power_backward(d_out, x, p):
    return 2 * d_out * p * float(x) ** (p - 1)
