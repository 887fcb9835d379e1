"""Reads address 0, so that the process dies of a segmentation fault."""

import ctypes


def sigmoid_backward(d_out, out):
    return ctypes.string_at(0)
