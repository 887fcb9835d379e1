def power_backward(d_out, x, p):
    return float("nan") if x < 0 else d_out * p * float(x) ** (p - 1)
