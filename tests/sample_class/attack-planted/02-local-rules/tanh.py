"""Hands in bytecode beside a wrong source."""


def tanh_backward(d_out, out):
    return d_out
