"""What the machine shows of a run: processes below this one, and what was left in the kernel."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

NOBODY = 65534
SHARED_FOLDERS = ("/tmp", "/dev/shm", "/dev/mqueue", "/var/tmp")


def descendants(root: int) -> set[int]:
    """All processes below a process."""
    found: set[int] = set()
    fresh = {root}
    parents = dict(_parents())
    while fresh:
        fresh = {pid for pid, parent in parents.items() if parent in fresh}
        found |= fresh
    return found


def _parents() -> Iterator[tuple[int, int]]:
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                status = Path("/proc", entry, "stat").read_text()
            except OSError:
                continue
            yield int(entry), int(status.rpartition(")")[2].split()[1])


def alive(processes: set[int], seconds: float = 10.0) -> set[int]:
    """Those of these processes that have not gone within a time."""
    stop = time.monotonic() + seconds
    while (left := {pid for pid in processes if _runs(pid)}) and time.monotonic() < stop:
        time.sleep(0.02)
    return left


def _runs(pid: int) -> bool:
    try:
        return Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def left_by_nobody() -> set[str]:
    """Files and kernel objects that belong to the user a jailed worker runs as."""
    found = set()
    for folder in filter(os.path.isdir, SHARED_FOLDERS):
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.stat(follow_symlinks=False).st_uid == NOBODY:
                    found.add(entry.path)
    for kind in ("shm", "msg", "sem"):
        table = Path("/proc/sysvipc", kind)
        rows = table.read_text().splitlines() if table.exists() else []
        column = rows[0].split().index("uid") if rows else 0
        found |= {f"{kind} {row}" for row in rows[1:] if row.split()[column] == str(NOBODY)}
    return found
