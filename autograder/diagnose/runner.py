"""Runs public entries on a student's code in the jail, each from freshly loaded files."""

import itertools
import time
from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.msgpack import Ext

from autograder.diagnose.outcomes import Outcome, is_absent, of_loss, of_raised
from autograder.diagnose.sketch import Entry, Move
from autograder.jail.inside import values
from autograder.jail.inside.values import Named, Object
from autograder.jail.inside.wire import Done, Raised, Step
from autograder.jail.tape import Desk
from autograder.jail.worker import Program, WorkerLostError

# A file that hangs costs MOST_LOST calls, and none costs more than MOST_SECONDS and one call.
CALL_CPU_S, CALL_WALL_S = 0.5, 4.0
MOST_LOST = 3
MOST_SECONDS = 10.0


def after(desk: Desk) -> Desk:
    """The desk for the entries of one submission, once another has marked it."""
    bounds = msgspec.structs.replace(desk.bounds, call_cpu_s=CALL_CPU_S, call_wall_s=CALL_WALL_S)
    return desk.followed_by(bounds)


class Runner:
    """Runs entries on a student's code; never raises for what that code does."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._stop = time.monotonic() + MOST_SECONDS
        self._lost = 0

    @property
    def spent(self) -> bool:
        """Whether the student's code has hung or ended too often to be asked more."""
        return self._lost >= MOST_LOST or time.monotonic() > self._stop

    def outcomes(self, entries: Iterable[Entry]) -> Iterator[tuple[Entry, Outcome]]:
        """What comes of each entry in turn, as long as there is time for it."""
        for entry, reply in self._replies(entries):
            if isinstance(reply, Done):
                yield entry, Outcome("values", tuple(reply.values))
            elif isinstance(reply, Raised):
                yield entry, of_raised(reply, entry)
            else:
                yield entry, of_loss(reply)

    def absent(self, entries: Iterable[Entry]) -> frozenset[str]:
        """The names of the entries that ask for a method or an operator that is not there."""
        return frozenset(
            entry.name
            for entry, reply in self._replies(entries)
            if isinstance(reply, Raised) and is_absent(reply, entry)
        )

    def _replies(
        self, entries: Iterable[Entry]
    ) -> Iterator[tuple[Entry, Done | Raised | WorkerLostError]]:
        unasked = iter(entries)
        waiting: deque[Entry] = deque()
        try:
            while not self.spent:
                waiting.extend(itertools.islice(unasked, not waiting))
                if not waiting:
                    return
                programs = _programs(list(waiting), unasked, waiting)
                try:
                    for reply in self._desk.worker().run_each(programs):
                        yield waiting.popleft(), reply
                        if self.spent:
                            return
                except WorkerLostError as lost:
                    self._lost += 1
                    yield waiting.popleft(), lost
        finally:
            if waiting:  # their answers are still on their way
                self._desk.clear()


def _programs(
    again: list[Entry], unasked: Iterator[Entry], waiting: deque[Entry]
) -> Iterator[Program]:
    for entry in again:
        yield _program(entry)
    for entry in unasked:
        waiting.append(entry)
        yield _program(entry)


def _program(entry: Entry) -> Program:
    return Program([_step(move) for move in entry.moves], entry.reads)


def _step(move: Move) -> Step:
    return Step(move.op, [values.pack(arg, _reference) for arg in move.args])


def _reference(value: Any, depth: int) -> Ext:
    if not isinstance(value, Object | Named):
        raise TypeError(f"{value!r} is no plain data")
    return values.reference(value)
