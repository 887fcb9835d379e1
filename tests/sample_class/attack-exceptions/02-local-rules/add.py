"""Raises KeyboardInterrupt, as if the instructor had pressed Ctrl-C."""


def add_backward(d_out, a, b):
    raise KeyboardInterrupt
