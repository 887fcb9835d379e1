def power_backward(d_out, x, p):
    slope = float(p)
    if p == int(p) and p >= 1:
        for _ in range(int(p) - 1):
            slope = slope * x
    else:
        slope = slope * float(x) ** (p - 1)
    return d_out * slope
