def subtract_backward(d_out, a, b):
    d_a = d_out
    d_b = -d_out
    return d_b, d_a
