add_backward = lambda d_out, a, b: (d_out,) * 2
