from add import add_backward
from multiply import multiply_backward


def tiny_backward(d_out, a, b, c):
    d_d, d_c = multiply_backward(d_out, a + b, c)
    return *add_backward(d_d, a, b), d_c
