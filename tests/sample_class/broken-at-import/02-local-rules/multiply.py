def multiply_backward(d_out, a, b):
    return d_out * a, d_out * b


assert multiply_backward(-2.5, -2, 5) == (-12.5, 5)
