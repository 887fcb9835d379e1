"""Sends a reply of two hundred thousand lists, each inside the one before."""

import os
import struct


def multiply_backward(d_out, a, b):
    payload = b"\x83\xa4type\xa4done\xa6number\x01\xa6values" + b"\x91" * 200_000 + b"\x90"
    os.write(3, struct.pack(">I", len(payload)) + payload)
    return d_out * b, d_out * a
