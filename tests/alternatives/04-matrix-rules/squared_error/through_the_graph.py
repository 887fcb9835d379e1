"""Every operation of the loss on its own."""


def half_squared_error_backward(d_out, o, y):
    error = o - y
    d_sum = 0.5 * d_out
    d_squares = d_sum * (error * 0 + 1)
    d_error = d_squares * 2 * error
    return d_error
