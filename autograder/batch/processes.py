"""Grader processes on this machine, each with a jail of its own."""

import itertools
import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from autograder.batch.executor import Answer, Setup, Where, answered, new_grader

STOP_S = 10.0  # what a process gets to end its jail before it is killed


class _Member:
    """One grader process, and whether it is grading."""

    def __init__(self, seat: int, process: BaseProcess, connection: Connection) -> None:
        self.seat = seat
        self.process = process
        self.connection = connection
        self.busy = False

    def give(self, work: bytes) -> None:
        """Hand over a submission. A process that is gone is noticed when its answer is read."""
        self.busy = True
        try:
            self.connection.send_bytes(work)
        except OSError:
            self.connection.close()


class Processes:
    """At most `jobs` grader processes, started as there is work for them."""

    def __init__(self, setup: Setup, jobs: int) -> None:
        self._setup = setup
        self._jobs = max(1, jobs)
        self._context = multiprocessing.get_context("spawn")
        self._seats = itertools.count()
        self.members: list[_Member] = []

    def has_room(self) -> bool:
        """Whether a process is idle or may be started."""
        return len(self.members) < self._jobs or any(not each.busy for each in self.members)

    def give(self, work: bytes) -> int:
        """Hand a submission to an idle process, or to a new one."""
        idle = next((each for each in self.members if not each.busy), None)
        member = idle or self._start()
        member.give(work)
        return member.seat

    def answers(self) -> list[Answer]:
        """What the next processes say, be it only by having ended."""
        return [self._receive(member) for member in _answering(self.members)]

    def close(self) -> None:
        """End all processes."""
        for member in self.members:
            member.connection.close()
            if member.busy:
                member.process.terminate()
        for member in self.members:
            _end(member.process)
        self.members.clear()

    def _start(self) -> _Member:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(self._setup, theirs), daemon=True)
        with _interrupts_held():  # else a Ctrl-C would strike the new process while it imports
            process.start()
        theirs.close()
        member = _Member(next(self._seats), process, ours)
        self.members.append(member)
        return member

    def _receive(self, member: _Member) -> Answer:
        try:
            content = member.connection.recv_bytes()
        except (EOFError, OSError):
            self.members.remove(member)
            member.connection.close()
            _end(member.process)
            return Answer(member.seat, None, f"status {member.process.exitcode}")
        member.busy = False
        return Answer(member.seat, content)


def on_this_machine(jobs: int) -> Where:
    """Local processes: so many, or one a core where that is 0."""
    return partial(Processes, jobs=jobs or os.cpu_count() or 1)


def _answering(members: list[_Member]) -> list[_Member]:
    """The members that have something to say, be it only that they have ended."""
    busy = [member for member in members if member.busy]
    gone = [member for member in busy if member.connection.closed]
    if gone:
        return gone
    ready = wait([member.connection for member in busy])
    return [member for member in busy if member.connection in ready]


def _end(process: BaseProcess) -> None:
    """Wait for a process to end by itself, and end it when it does not."""
    process.join(STOP_S)
    if process.is_alive():
        process.kill()
        process.join()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(setup: Setup, connection: Connection) -> None:
    """Grade what comes over the connection until it is closed. Runs in a process of its own."""
    # The parent decides when to stop: it gets the Ctrl-C, and sends SIGTERM. A jail ends as soon
    # as the process at the other end of its socket is gone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    with new_grader(setup) as grader:
        while True:
            try:
                connection.send_bytes(answered(grader, connection.recv_bytes()))
            except (EOFError, BrokenPipeError, ConnectionResetError):
                return  # the parent has no more to do, or is gone
