"""The outputs are overwritten by their errors alone."""


def half_squared_error_backward(d_out, o, y):
    o -= y
    return 1.0 * d_out * o
