def add_backward(d_out: float, a: float, b: float) -> tuple[float, float]:
    return 1.0 * d_out, 1.0 * d_out
