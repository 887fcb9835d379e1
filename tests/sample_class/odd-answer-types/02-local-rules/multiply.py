def multiply_backward(d_out, a, b):
    return complex(d_out * b), complex(d_out * a)
