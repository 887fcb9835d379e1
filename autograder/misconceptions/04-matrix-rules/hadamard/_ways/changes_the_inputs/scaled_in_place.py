"""In place, which NumPy refuses where whole numbers would have to take up floats."""


def hadamard_backward(d_out, a, b):
    a *= d_out
    b *= d_out
    return b, a
