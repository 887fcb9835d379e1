"""Each input takes up its own gradient, whole numbers where it holds such."""


def hadamard_backward(d_out, a, b):
    d_a, d_b = d_out * b, d_out * a
    a[...], b[...] = d_a, d_b
    return a, b
