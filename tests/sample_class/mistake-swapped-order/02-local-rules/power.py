def power_backward(d_out, p, x):
    return d_out * p * float(x) ** (p - 1)
