def add_backwards(d_out, a, b):
    return d_out, d_out
