def power_backward(d_out, x, p):
    return p * float(x) ** (p - 1)
