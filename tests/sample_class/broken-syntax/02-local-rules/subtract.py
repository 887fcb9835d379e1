def subtract_backward(d_out, a, b):
  d_a = d_out
    return d_a, -d_a
