"""No NumPy at all: a list comes back."""


def half_squared_error_backward(d_out, o, y):
    return [float(d_out) * (float(a) - float(b)) for a, b in zip(o, y, strict=True)]
