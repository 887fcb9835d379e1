"""Writes two hundred megabytes to its standard output and error, and answers rightly."""

import os


def multiply_backward(d_out, a, b):
    for _ in range(100):
        os.write(1, bytes(2**20))
        os.write(2, bytes(2**20))
    return d_out * b, d_out * a
