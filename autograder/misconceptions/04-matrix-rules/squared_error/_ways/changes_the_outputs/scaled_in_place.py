"""In place, which NumPy refuses where whole numbers would have to take up floats."""


def half_squared_error_backward(d_out, o, y):
    o -= y
    o *= d_out
    return o
