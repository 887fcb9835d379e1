"""Sends dicts whose three thousand keys all have the same hash."""

import os
import struct

import msgspec

PRIME_1, PRIME_2 = 11400714785074694791, 14029467366897019727
PRIME_5, WORD = 2870177450012600261, 2**64 - 1


def turned(number, by):
    return (number << by | number >> (64 - by)) & WORD


def keys(count):
    back_1, back_2 = pow(PRIME_1, -1, 2**64), pow(PRIME_2, -1, 2**64)
    first, made = 0, 0
    while made < count:
        first += 1
        state = turned(PRIME_5 + first * PRIME_2 & WORD, 31) * PRIME_1 & WORD
        second = (turned(12345 * back_1 & WORD, 33) - state) * back_2 & WORD
        if second < 2**61 - 1:
            made += 1
            yield first, second


def exp_backward(d_out, out):
    pairs = b"".join(msgspec.msgpack.encode([list(key), 1])[1:] for key in keys(3000))
    head = b"\x83\xa4type\xa4done\xa6number\x01\xa6values\x91\xdf"
    payload = head + struct.pack(">I", 3000) + pairs
    os.write(3, struct.pack(">I", len(payload)) + payload)
    return d_out * out
