import math


def power_backward(d_out, x, p):
    return d_out * p * math.exp((p - 1) * math.log(x))
