def multiply_backward(d_out, a, b):
    product = a * b
    return d_out * product / a, d_out * product / b
