"""The two system call filters, built with libseccomp outside the jail.

The jail's filter holds for everything in it and refuses by name. The child's filter is laid on
top before a student's code runs and refuses all that it does not name.
"""

import fcntl
import functools
import mmap
import os
import tempfile

import pyseccomp

REFUSED_IN_JAIL = (
    *("socket", "socketpair", "bind", "connect", "listen", "accept", "accept4"),
    *("ptrace", "process_vm_readv", "process_vm_writev", "kcmp", "pidfd_open", "pidfd_getfd"),
    *("mount", "umount2", "pivot_root", "chroot", "move_mount", "open_tree", "fsopen", "fsmount"),
    *("fsconfig", "fspick", "mount_setattr", "unshare", "setns"),
    *("io_uring_setup", "io_uring_enter", "io_uring_register", "memfd_create", "memfd_secret"),
    *("link", "linkat", "symlink", "symlinkat", "mknod", "mknodat"),
    *("keyctl", "add_key", "request_key", "bpf", "perf_event_open", "userfaultfd"),
    *("init_module", "finit_module", "delete_module", "kexec_load", "kexec_file_load", "reboot"),
    *("swapon", "swapoff", "acct", "quotactl", "syslog", "iopl", "ioperm", "open_by_handle_at"),
    *("name_to_handle_at", "fanotify_init", "lookup_dcookie", "vhangup", "modify_ldt"),
)

ALLOWED_IN_CHILD = (
    *("read", "readv", "pread64", "preadv", "write", "writev", "lseek", "close", "dup", "dup2"),
    *("dup3", "poll", "ppoll", "select", "pselect6", "pipe2", "eventfd2"),
    *("open", "openat", "stat", "lstat", "fstat", "newfstatat", "statx", "access", "faccessat"),
    *("faccessat2", "readlink", "readlinkat", "getdents64", "getcwd"),
    *("munmap", "mremap", "mprotect", "madvise", "brk"),
    *("set_robust_list", "get_robust_list", "rseq", "membarrier", "set_tid_address"),
    *("rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "sigaltstack", "restart_syscall"),
    *("exit", "exit_group", "gettid", "getpid", "getppid", "getuid", "geteuid", "getgid"),
    *("getegid", "getresuid", "getresgid", "getgroups", "uname", "sysinfo", "getrusage", "times"),
    *("sched_yield", "sched_getaffinity", "getcpu", "getrandom", "arch_prctl", "getrlimit"),
    *("nanosleep", "clock_nanosleep", "clock_gettime", "clock_getres", "gettimeofday", "time"),
)

# Owners of descriptors (a way to signal others), locks, leases and watches are left out.
FCNTL_IN_CHILD = (fcntl.F_DUPFD, fcntl.F_DUPFD_CLOEXEC, fcntl.F_GETFD, fcntl.F_SETFD, fcntl.F_GETFL)

# Waiting and waking as locks do; not the operations that lend a waiter's priority.
FUTEX_IN_CHILD = (0, 1, 3, 4, 5, 9, 10)
FUTEX_OPERATION = 0x7F

CLONE_THREAD, CLONE_NEW_NAMESPACES = 0x00010000, 0x7E020080
EPERM, ENOSYS = 1, 38


def _export(program: pyseccomp.SyscallFilter) -> bytes:
    with tempfile.TemporaryFile() as stream:
        program.export_bpf(stream)
        stream.seek(0)
        return stream.read()


def _known(name: str) -> bool:
    """Whether this architecture and libseccomp know a call; what is unknown cannot be named."""
    try:
        return bool(pyseccomp.resolve_syscall(pyseccomp.Arch.NATIVE, name) >= 0)
    except (ValueError, RuntimeError):
        return False


@functools.cache
def jail_filter() -> bytes:
    """For the whole jail: no sockets, tracing, mounts, namespaces, links, keys or kernel doors."""
    program = pyseccomp.SyscallFilter(pyseccomp.ALLOW)
    for name in filter(_known, REFUSED_IN_JAIL):
        program.add_rule(pyseccomp.ERRNO(EPERM), name)
    program.add_rule(pyseccomp.ERRNO(ENOSYS), "clone3")
    return _export(program)


@functools.cache
def child_filter() -> bytes:
    """For the child: memory, files to read, time and threads; all else is refused."""
    program = pyseccomp.SyscallFilter(pyseccomp.ERRNO(EPERM))
    for name in filter(_known, ALLOWED_IN_CHILD):
        program.add_rule(pyseccomp.ALLOW, name)
    thread = CLONE_THREAD | CLONE_NEW_NAMESPACES
    _allow(program, "clone", pyseccomp.Arg(0, pyseccomp.MASKED_EQ, thread, CLONE_THREAD))
    _allow(program, "mmap", _without(3, mmap.MAP_SHARED))
    for operation in FUTEX_IN_CHILD:
        plain = pyseccomp.Arg(1, pyseccomp.MASKED_EQ, FUTEX_OPERATION, operation)
        _allow(program, "futex", plain)
    for command in FCNTL_IN_CHILD:
        _allow(program, "fcntl", pyseccomp.Arg(1, pyseccomp.EQ, command))
    set_flags = pyseccomp.Arg(1, pyseccomp.EQ, fcntl.F_SETFL)
    _allow(program, "fcntl", set_flags, _without(2, os.O_ASYNC))
    program.add_rule(pyseccomp.ERRNO(ENOSYS), "clone3")
    _allow(program, "prlimit64", pyseccomp.Arg(0, pyseccomp.EQ, 0))
    return _export(program)


def _allow(program: pyseccomp.SyscallFilter, name: str, *conditions: pyseccomp.Arg) -> None:
    program.add_rule(pyseccomp.ALLOW, name, *conditions)


def _without(place: int, flag: int) -> pyseccomp.Arg:
    return pyseccomp.Arg(place, pyseccomp.MASKED_EQ, flag, 0)
