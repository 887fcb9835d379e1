def subtract_backward(d_out, a, b):
    return f"{d_out}, {-d_out}"
