"""Raises its own limits, or lowers them until nothing works."""

import os
import resource

KINDS = ("AS", "CPU", "NOFILE", "FSIZE", "CORE", "NPROC", "STACK", "DATA")


def tiny_backward(d_out, a, b, c):
    for name in KINDS:
        kind = getattr(resource, f"RLIMIT_{name}")
        soft, hard = resource.getrlimit(kind)
        for wanted in ((hard + 1, hard + 1), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)):
            try:
                resource.setrlimit(kind, wanted)
            except (OSError, ValueError):
                continue
            os._exit(77)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, 0))
    return d_out * c, d_out * c, d_out * (a + b)
