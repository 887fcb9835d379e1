"""Makes process 1 of the jail the owner of a pipe, so that the kernel interrupts it."""

import fcntl
import os
import signal

OWN_SIGNAL = 10


def tiny_backward(d_out, a, b, c):
    refused = 0
    for number in (signal.SIGINT, signal.SIGKILL, signal.SIGIO):
        reader, writer = os.pipe()
        try:
            fcntl.fcntl(reader, fcntl.F_SETOWN, 1)
            fcntl.fcntl(reader, OWN_SIGNAL, number)
            fcntl.fcntl(reader, fcntl.F_SETFL, os.O_ASYNC)
        except PermissionError:
            refused += 1
        os.write(writer, b"x")
        os.close(reader)
        os.close(writer)
    if refused < 3:
        os._exit(77)
    return d_out * c, d_out * c, d_out * (a + b)
