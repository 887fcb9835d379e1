def power_backward(d_out, x, p):
    lambda = p - 1
    return d_out * p * float(x) ** lambda
