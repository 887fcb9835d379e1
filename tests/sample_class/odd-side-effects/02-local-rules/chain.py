import numpy as np


def tiny_backward(d_out, a, b, c):
    d_d = d_out * c
    return d_d, d_d, d_out * (a + b)


# trains e towards 1
a, b, c = np.random.randn(3)
for step in range(30_000):
    error = (a + b) * c - 1
    d_a, d_b, d_c = tiny_backward(error, a, b, c)
    a, b, c = a - 0.01 * d_a, b - 0.01 * d_b, c - 0.01 * d_c
print(a, b, c)
