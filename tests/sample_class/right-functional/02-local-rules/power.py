power_backward = lambda d_out, x, p: d_out * p * pow(float(x), p - 1)
