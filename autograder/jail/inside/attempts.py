"""What the jail must refuse, tried from inside it: each attempt says what came of it."""

import ctypes
import os
import resource
import signal
import socket
import sys
import threading
from collections.abc import Callable

PTRACE_TRACEME, KEYCTL_GET_KEYRING_ID = 0, 0
SYSTEM_CALLS = {"keyctl": 250, "shmget": 29, "msgget": 68, "semget": 64, "mq_open": 240}
SYSTEM_CALLS |= {"memfd_create": 319, "io_uring_setup": 425, "unshare": 272, "ptrace": 101}
SYSTEM_CALLS |= {"setpriority": 141, "sched_setaffinity": 203, "process_vm_readv": 310}
SYSTEM_CALLS |= {"sendmsg": 46, "recvmsg": 47, "execve": 59, "mount": 165, "bpf": 321}


def read_files(paths: list[str]) -> Callable[[], object]:
    """Files and folders that are there outside, the grader's own among them, are not here."""

    def attempt() -> object:
        seen = [path for path in paths if os.path.exists(path)]
        if seen:
            return seen
        raise PermissionError

    return attempt


def list_processes() -> object:
    """There is no /proc to look at other processes."""
    return os.listdir("/proc")


def write_file() -> object:
    """No folder can be written to."""
    for folder in ("/tmp", "/dev", "/jail", "/sp", "/"):
        try:
            with open(f"{folder}/mark", "w"):
                return folder
        except OSError:
            continue
    raise PermissionError


def open_socket() -> object:
    """There is no network, nor any other socket."""
    for family in (socket.AF_INET, socket.AF_UNIX):
        try:
            return socket.socket(family)
        except OSError:
            continue
    raise PermissionError


def fork() -> object:
    """No second process can be started."""
    child = os.fork()
    if child == 0:
        os._exit(0)
    return child


def execute() -> object:
    """This process cannot become another program, not even the interpreter it runs."""
    return os.execv(sys.executable, [sys.executable, "-c", ""])


def send_signal() -> object:
    """Process 1 of the jail cannot be signalled."""
    os.kill(1, signal.SIGTERM)
    return "the signal was sent"


def raise_limit() -> object:
    """Process 1 of the jail cannot be given other limits."""
    return resource.prlimit(1, resource.RLIMIT_NOFILE, (16, 16))


def other_descriptors() -> object:
    """Only the child's own socket and the null device are open."""
    for number in range(4, 64):
        try:
            return os.fstat(number)
        except OSError:
            continue
    raise PermissionError


def environment() -> object:
    """Nothing of the grader's environment is told."""
    told = [name for name in os.environ if "KEY" in name or "TOKEN" in name or name == "USER"]
    if told:
        return told
    raise PermissionError


def be_root() -> object:
    """The child is nobody."""
    if os.getuid() == 0 or os.geteuid() == 0:
        return os.getuid()
    raise PermissionError


def system_call(number: int) -> Callable[[], object]:
    """An attempt at one system call with harmless arguments."""

    def attempt() -> object:
        libc = ctypes.CDLL(None, use_errno=True)
        if libc.syscall(number, 0, 0, 0, 0, 0) == -1 and ctypes.get_errno() == 1:
            raise PermissionError
        return "the system call was not refused by the filter"

    return attempt


def attempts(paths: list[str]) -> dict[str, str]:
    """The outcome of each attempt: "refused", or what it got. `paths` must not be visible."""
    tries: dict[str, Callable[[], object]] = {
        "read the grader's files": read_files(paths),
        "list processes": list_processes,
        "write a file": write_file,
        "open a socket": open_socket,
        "fork": fork,
        "run a program": execute,
        "signal the supervisor": send_signal,
        "change the supervisor's limits": raise_limit,
        "use another descriptor": other_descriptors,
        "read the grader's environment": environment,
        "be root": be_root,
    }
    if os.uname().machine == "x86_64":
        tries |= {name: system_call(number) for name, number in SYSTEM_CALLS.items()}
    return {name: _outcome(attempt) for name, attempt in tries.items()}


def _outcome(attempt: Callable[[], object]) -> str:
    try:
        return f"got {attempt()!r}"[:100]
    except (PermissionError, FileNotFoundError):
        return "refused"
    except OSError as error:
        return "refused" if error.errno in (1, 13, 30, 38) else f"failed with {error!r}"[:100]


def abilities() -> dict[str, bool]:
    """What honest work needs: numpy, threads, time, memory."""
    import numpy as np

    seen: list[int] = []
    thread = threading.Thread(target=seen.append, args=(1,))
    thread.start()
    thread.join()
    product = np.ones((64, 64)) @ np.ones((64, 64))
    return {"numpy computes": bool((product == 64).all()), "threads run": seen == [1]}


def hash_seed() -> int:
    """A number that is the same in every worker when hashes are reproducible."""
    return hash("reproducible")
