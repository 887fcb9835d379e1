"""Changes what processes share: priorities, processors, limits of others, names, sessions."""

import os
import resource


def refused(attempt, *args):
    try:
        attempt(*args)
    except OSError:
        return True
    return False


def tries():
    yield os.nice, 19
    yield os.setpriority, os.PRIO_PROCESS, 1, 19
    yield os.setpriority, os.PRIO_USER, 0, 19
    yield os.sched_setaffinity, 1, {0}
    yield os.sched_setscheduler, 1, os.SCHED_IDLE, os.sched_param(0)
    yield resource.prlimit, 1, resource.RLIMIT_NOFILE, (1, 1)
    yield resource.prlimit, os.getppid(), resource.RLIMIT_CPU, (1, 1)
    yield resource.prlimit, os.getpid(), resource.RLIMIT_CPU
    yield os.setsid,
    yield os.setpgid, 0, 0
    yield os.setuid, 0
    yield os.chroot, "/"


def multiply_backward(d_out, a, b):
    if not all(refused(*attempt) for attempt in tries()):
        os._exit(77)
    return d_out * b, d_out * a
