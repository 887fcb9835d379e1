def power_backward(d_out, x, p):
    return lambda: d_out * p * x ** (p - 1)
