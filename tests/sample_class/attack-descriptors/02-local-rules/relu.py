"""Looks for descriptors besides its socket, and for a use of that: passing, locking, watching."""

import fcntl
import os
import socket

import numpy as np


def refused(attempt, *args):
    try:
        attempt(*args)
    except OSError:
        return True
    return False


def passed():
    own = socket.socket(fileno=3)
    try:
        return socket.send_fds(own, [b"x"], [0])
    finally:
        own.detach()


LIBRARY = os.open("/jail/inside/wire.py", os.O_RDONLY)
TRIES = [
    *((os.fstat, number) for number in range(LIBRARY + 1, 2000)),
    (passed,),
    (fcntl.lockf, LIBRARY, fcntl.LOCK_SH | fcntl.LOCK_NB),
    (fcntl.flock, LIBRARY, fcntl.LOCK_SH | fcntl.LOCK_NB),
    (fcntl.fcntl, LIBRARY, fcntl.F_NOTIFY, 1),
    (fcntl.fcntl, LIBRARY, fcntl.F_SETLEASE, fcntl.F_RDLCK),
    (os.write, LIBRARY, b"x"),
    (os.ftruncate, LIBRARY, 0),
]


def relu_backward(d_out, z):
    if not all(refused(*attempt) for attempt in TRIES):
        os._exit(77)
    return np.where(z > 0, d_out, 0.0)[()]
