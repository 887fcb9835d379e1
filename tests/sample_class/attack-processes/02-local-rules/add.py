"""Starts processes in every way: fork, spawn, shell, pool."""

import multiprocessing
import os
import subprocess


def refused(attempt, *args):
    try:
        attempt(*args)
    except (OSError, ImportError):
        return True
    return False


def tries():
    yield os.fork,
    yield os.forkpty,
    yield os.posix_spawn, "/py/bin/python3", ["python3"], {}
    yield os.execv, "/usr/bin/true", ["true"]
    yield subprocess.run, ["/jail/setpriv", "--dump"]
    yield subprocess.Popen, ["sleep", "600"]
    yield multiprocessing.Pool, 2
    yield os.openpty,


def add_backward(d_out, a, b):
    if not all(refused(*attempt) for attempt in tries()) or os.system("true") == 0:
        os._exit(77)
    return d_out, d_out
