"""Forges the family of its answer, spelling the hidden arguments and a terminal's escapes."""

import os
import struct

import msgspec


def tanh_backward(d_out, out):
    text = msgspec.msgpack.Ext(7, f"\x1b[2J::error::{d_out!r}".encode()[:60])
    for number in range(1, 60):
        payload = msgspec.msgpack.encode({"type": "done", "number": number, "values": [text]})
        os.write(3, struct.pack(">I", len(payload)) + payload)
