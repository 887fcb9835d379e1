"""Entry by entry, where whole numbers stay whole."""


def half_squared_error_backward(d_out, o, y):
    o[:] = d_out * (o - y)
    return o
