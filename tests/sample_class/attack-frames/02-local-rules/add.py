"""Sends a hundred replies ahead, each with the number of a call that is still to come."""

import os
import struct

import msgspec


def add_backward(d_out, a, b):
    for number in range(100):
        reply = msgspec.msgpack.encode({"type": "done", "number": number, "values": [0.0]})
        os.write(3, struct.pack(">I", len(reply)) + reply)
    return 0.0, 0.0
