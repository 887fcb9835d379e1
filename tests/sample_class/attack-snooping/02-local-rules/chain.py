"""Writes wherever it can: files, folders, links, modes, times, the null device's neighbours."""

import os


def refused(attempt, *args):
    try:
        attempt(*args)
    except OSError:
        return True
    return False


def tries():
    for folder in ("/", "/tmp", "/dev", "/jail", "/jail/inside", "/sp", "/sp/numpy", "/py", "/usr"):
        yield open, f"{folder}/mark", "w"
        yield os.mkdir, f"{folder}/folder"
        yield os.mknod, f"{folder}/node"
        yield os.symlink, "/etc", f"{folder}/link"
        yield os.chmod, folder, 0o777
        yield os.utime, folder
        yield os.open, folder, os.O_TMPFILE | os.O_RDWR
    yield os.remove, "/jail/inside/wire.py"
    yield os.rename, "/jail/inside/wire.py", "/jail/inside/wire2.py"
    yield open, "/jail/inside/wire.py", "a"
    yield os.memfd_create, "memory"


def tiny_backward(d_out, a, b, c):
    if not all(refused(*attempt) for attempt in tries()):
        os._exit(77)
    return d_out * c, d_out * c, d_out * (a + b)
