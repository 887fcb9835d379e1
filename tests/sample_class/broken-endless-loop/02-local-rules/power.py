def power_backward(d_out: float, x: float, p: float) -> float:
    slope: float = p * float(x) ** (p - 1)
    return d_out * slope
