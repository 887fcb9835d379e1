"""Opens every kind of socket there is, to reach the network or a socket of the machine."""

import os
import socket

import numpy as np


def refused(attempt, *args):
    try:
        attempt(*args)
    except OSError:
        return True
    return False


def tries():
    for family in range(1, 46):
        for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
            yield socket.socket, family, kind
    yield socket.create_connection, ("127.0.0.1", 22), 1
    yield socket.socketpair,
    yield socket.getaddrinfo, "localhost", 80


def relu_backward(d_out, z):
    if not all(refused(*attempt) for attempt in tries()):
        os._exit(77)
    return np.where(z > 0, d_out, 0.0)[()]
