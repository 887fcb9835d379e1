def tiny_backward(d_out, a, b, c):
    yield d_out * c
    yield d_out * c
    yield d_out * (a + b)
