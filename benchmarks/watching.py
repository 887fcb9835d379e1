"""What processes take while they work: memory and processor time, looked up in /proc."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

TICKS_PER_S: Final = os.sysconf("SC_CLK_TCK")
TIMES: Final = slice(11, 15)  # of /proc/PID/stat behind the name: own and reaped children's


class Sample(NamedTuple):
    """One look: how much was done by then, pages by process, processor seconds of all so far."""

    done: int
    pages: dict[int, int]
    cpu_s: float


def look(done: int, processes: Sequence[int]) -> Sample:
    """Look at processes now; those that are gone count no more."""
    pages = {pid: held for pid in processes if (held := _pages(pid))}
    return Sample(done, pages, sum(map(_cpu_s, processes)))


def tree(pid: int, depth: int) -> Iterator[int]:
    """A process and those below it, so many generations down."""
    yield pid
    if not depth:
        return
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return
    for child in children:
        yield from tree(int(child), depth - 1)


def growth(samples: Sequence[Sample]) -> float:
    """The largest ratio of a process's peak memory in the second half to that in the first."""
    half = len(samples) // 2
    first, second = _peaks(samples[:half]), _peaks(samples[half:])
    return max(second[pid] / first[pid] for pid in first.keys() & second.keys())


def pace(samples: Sequence[Sample], period: int) -> float:
    """Processor time for one piece of work in the last tenth by that in the first.

    Both are taken over whole periods, in which the work repeats itself. Time by the clock would
    tell what else the machine did.
    """
    end = samples[-1].done
    tenth = min(max(period, end // 10 // period * period), end - 1)
    return _each_s(samples, end - tenth, end) / _each_s(samples, 1, 1 + tenth)


def _each_s(samples: Sequence[Sample], start: int, end: int) -> float:
    first = next(each for each in samples if each.done >= start)
    last = next(each for each in samples if each.done >= end)
    return (last.cpu_s - first.cpu_s) / (last.done - first.done)


def _peaks(samples: Sequence[Sample]) -> dict[int, int]:
    peaks: dict[int, int] = {}
    for sample in samples:
        for pid, pages in sample.pages.items():
            peaks[pid] = max(pages, peaks.get(pid, 0))
    return peaks


def _pages(pid: int) -> int:
    """The pages that a process holds, 0 when it is gone."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0


def _cpu_s(pid: int) -> float:
    """Processor seconds of a process and of the children it has reaped, 0 when it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return sum(map(int, fields[TIMES])) / TICKS_PER_S
