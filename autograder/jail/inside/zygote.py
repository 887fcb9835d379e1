"""Process 1 of the jail: imports numpy once, then forks a fresh child for each submission.

It reads nothing that a student wrote: only fixed-size orders and the descriptor of a child's
own socket, over which the child alone later receives source bytes and numbers.
"""

import ctypes
import gc
import os
import resource
import signal
import socket
import struct
import sys
import time
from collections.abc import Sequence

import numpy as np

from . import heap, worker

ORDER = struct.Struct(">c3xIII")
DESCRIPTOR = struct.Struct("i")
ANSWER = struct.Struct(">c3xiqq")
FORK, KILL, CLOCK = b"F", b"K", b"C"
READY, CHILD, ENDED, CPU = b"r", b"c", b"e", b"t"

STACK_BYTES = 8 << 20
WRITTEN_BYTES = 256 << 10
OPEN_FILES = 32
MOST_DESCRIPTORS = 1 << 20
THREADS = 256

DATA_FD = 3
NO_FILTER = 97

PR_SET_SECCOMP = 22
SECCOMP_MODE_FILTER = 2


class _Program(ctypes.Structure):
    """A Berkeley packet filter as prctl wants it."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_void_p))


class Filter:
    """A seccomp filter, made ready once so that a child has only to load it."""

    def __init__(self, instructions: bytes) -> None:
        self._prctl = ctypes.CDLL(None, use_errno=True).prctl
        self._buffer = ctypes.create_string_buffer(instructions, len(instructions))
        start = ctypes.cast(self._buffer, ctypes.c_void_p)
        self._program = _Program(len(instructions) // 8, start)

    def load(self) -> None:
        """Install it in this process for good; OSError when the kernel refuses."""
        program = ctypes.byref(self._program)
        if self._prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, program, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "the child's system call filter was refused")


def limit(cpu_s: int, memory_mb: int, data_mb: int) -> None:
    """Bound what this process and its threads may use; `data_mb` is what they may fill."""
    for kind, amount in (
        (resource.RLIMIT_AS, memory_mb << 20),
        (resource.RLIMIT_DATA, data_mb << 20),
        (resource.RLIMIT_CPU, cpu_s),
        (resource.RLIMIT_STACK, STACK_BYTES),
        (resource.RLIMIT_FSIZE, WRITTEN_BYTES),
        (resource.RLIMIT_NOFILE, OPEN_FILES),
        (resource.RLIMIT_NPROC, THREADS),
        (resource.RLIMIT_CORE, 0),
    ):
        resource.setrlimit(kind, (amount, amount))


def become_worker(data_fd: int, limits: Sequence[int], child_filter: Filter | None) -> None:
    """Give up everything but one socket, then serve; never returns."""
    status = NO_FILTER
    try:
        null = os.open("/dev/null", os.O_RDWR)
        os.dup2(data_fd, DATA_FD)
        for standard in (0, 1, 2):
            os.dup2(null, standard)
        os.closerange(DATA_FD + 1, MOST_DESCRIPTORS)
        limit(*limits)
        if child_filter is not None:
            child_filter.load()
        gaps = heap.fill_few_gaps()
        gc.enable()
        worker.serve(DATA_FD)
        del gaps
        status = 0
    finally:
        os._exit(status)


def fork(data_fd: int, limits: Sequence[int], child_filter: Filter | None) -> int:
    """Start a worker; its process number, 0 when the machine has no room for it."""
    try:
        child = os.fork()
    except OSError:
        return 0
    if child == 0:
        become_worker(data_fd, limits, child_filter)
    return child


def cpu_ns(pid: int) -> int:
    """CPU time used by a process so far, all its threads, in nanoseconds; -1 when it is gone."""
    try:
        return time.clock_gettime_ns((~pid << 3) | 2)
    except OSError:
        return -1


def reap(pid: int, grace_ms: int) -> bytes:
    """End a child and say how it ended and what CPU time it took.

    One that hung up by itself is about to end: it gets that long to do so in its own way.
    """
    for _ in range(grace_ms):
        if os.waitid(os.P_PID, pid, os.WEXITED | os.WNOHANG | os.WNOWAIT):
            break
        time.sleep(0.001)
    os.kill(pid, signal.SIGKILL)
    _, status, usage = os.wait4(pid, 0)
    used = int((usage.ru_utime + usage.ru_stime) * 1e9)
    return ANSWER.pack(ENDED, os.waitstatus_to_exitcode(status), used, usage.ru_maxrss)


def receive(control: socket.socket) -> tuple[bytes, int]:
    """One order, empty at the end, and the descriptor that came with it or -1."""
    data, came_along, _, _ = control.recvmsg(ORDER.size, socket.CMSG_LEN(DESCRIPTOR.size))
    return data, DESCRIPTOR.unpack(came_along[0][2])[0] if came_along else -1


def rehearse() -> None:
    """Go every way once, so that what Python keeps from a first time is kept already."""
    for grace_ms in (0, 1, 1000):
        child = os.fork()
        if child == 0:
            os._exit(0)
        cpu_ns(child)
        reap(child, grace_ms)
        cpu_ns(child)


def supervise(control: socket.socket, child_filter: Filter | None) -> None:
    """Obey orders until the launcher is gone."""
    child = 0
    while True:
        data, descriptor = receive(control)
        if not data:
            return
        order, *limits = ORDER.unpack(data)
        if order == FORK and not child:
            child = fork(descriptor, limits, child_filter)
            os.close(descriptor)
            control.send(ANSWER.pack(CHILD if child else ENDED, child, 0, 0))
        elif order == CLOCK:
            control.send(ANSWER.pack(CPU, 0, cpu_ns(child) if child else -1, 0))
        elif order == KILL:
            control.send(reap(child, limits[0]) if child else ANSWER.pack(ENDED, 0, 0, 0))
            child = 0


def main() -> None:
    """Warm up, report readiness with the versions in use, and supervise."""
    # As process 1 this one gets only signals that it handles: so let it handle none.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    control = socket.socket(fileno=int(sys.argv[1]))
    profile, filter_file = sys.argv[2], sys.argv[3]
    child_filter = None
    if filter_file != "none":
        with open(filter_file, "rb") as stream:
            instructions = stream.read()
        if not instructions:
            sys.exit("the child's system call filter is empty")
        child_filter = Filter(instructions)
    versions = [sys.version.split()[0], np.__version__]
    if profile == "torch":
        import torch

        torch.set_num_threads(1)
        versions.append(torch.__version__)
    np.random.seed(0)
    rehearse()
    gaps = heap.fill_gaps()
    gc.freeze()
    gc.disable()
    control.send(READY + " ".join(versions).encode()[:200])
    supervise(control, child_filter)
    del gaps


if __name__ == "__main__":
    main()
