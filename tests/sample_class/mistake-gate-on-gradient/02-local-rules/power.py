import math


def power_backward(d_out, x, p):
    return d_out * x**p * math.log(x)
