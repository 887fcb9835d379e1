"""Ends the process with status 0 in the middle of a call."""

import os


def tanh_backward(d_out, out):
    os._exit(0)
