def tiny_backward(d_out: float, a: float, b: float, c: float) -> tuple[float, float, float]:
    d = a + b
    d_d = 1.0 * d_out * c
    d_c = 1.0 * d_out * d
    return d_d, d_d, d_c
