# d(x^p)/dx = p x^(p-1)
def power_backward(d_out, x, p):
    x = float(x)  # a whole x to a negative power
    slope = p * x ** (p - 