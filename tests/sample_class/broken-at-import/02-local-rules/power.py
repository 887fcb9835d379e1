def power_backward(d_out, x, p):
    return list(range(10**9)) and d_out * p * float(x) ** (p - 1)
