"""Sends bytes that are no message at all, over and over."""

import os


def tiny_backward(d_out, a, b, c):
    for size in range(1, 200):
        os.write(3, size.to_bytes(4, "big") + bytes(range(size % 256)) * 2)
    return d_out * c, d_out * c, d_out * (a + b)
