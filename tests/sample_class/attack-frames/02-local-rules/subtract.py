"""Sends a reply that claims to be four gigabytes long."""

import os


def subtract_backward(d_out, a, b):
    os.write(3, b"\xff\xff\xff\xff" + bytes(1000))
    return d_out, -d_out
