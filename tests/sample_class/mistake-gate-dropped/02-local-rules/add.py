def add_backward(d_out, a, b):
    # shared between the two
    return d_out / 2, d_out / 2
