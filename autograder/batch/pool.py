"""Grader processes: each holds a jail, and is fed one submission at a time."""

import multiprocessing
import signal
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import msgspec

from autograder.course import load_course
from autograder.grade.grader import Fault, Grader, fault_of
from autograder.jail.launcher import Kind
from autograder.key import Key
from autograder.report import Report
from autograder.submission import Submission

TRIES = 2
STOP_S = 10.0  # what a process gets to end its jail before it is killed


class Setup(NamedTuple):
    """What a grader process needs to start."""

    root: Path
    key: Key
    jail: Kind | None
    hidden: Path


class Graded(NamedTuple):
    """A report, and what went wrong in the grader while it was made."""

    report: Report
    faults: tuple[Fault, ...]


class _Task(NamedTuple):
    submission: Submission
    tries: int


class _Member:
    """One grader process and what it is grading."""

    def __init__(self, process: BaseProcess, connection: Connection) -> None:
        self.process = process
        self.connection = connection
        self.task: _Task | None = None

    def give(self, task: _Task) -> None:
        """Hand over a submission. A process that is gone is noticed when its answer is read."""
        self.task = task
        try:
            self.connection.send_bytes(msgspec.msgpack.encode(task.submission))
        except OSError:
            self.connection.close()


class Pool:
    """Grader processes fed one submission at a time, so that memory stays constant."""

    def __init__(self, setup: Setup, jobs: int) -> None:
        self._setup = setup
        self._jobs = max(1, jobs)
        self._context = multiprocessing.get_context("spawn")
        self._members: list[_Member] = []

    def grade(self, submissions: Iterator[Submission]) -> Generator[Graded, None, None]:
        """Reports as they are finished; close the iterator to stop all processes early."""
        retries: list[_Task] = []
        try:
            while True:
                self._feed(submissions, retries)
                busy = [member for member in self._members if member.task is not None]
                if not busy:
                    return
                for member in _answering(busy):
                    yield from self._receive(member, retries)
        finally:
            self._stop()

    def _feed(self, submissions: Iterator[Submission], retries: list[_Task]) -> None:
        while len(self._members) < self._jobs or any(each.task is None for each in self._members):
            task = retries.pop() if retries else _first_try(submissions)
            if task is None:
                return
            idle = next((each for each in self._members if each.task is None), None)
            (idle or self._start()).give(task)

    def _start(self) -> _Member:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(self._setup, theirs), daemon=True)
        with _interrupts_held():  # else a Ctrl-C would strike the new process while it imports
            process.start()
        theirs.close()
        member = _Member(process, ours)
        self._members.append(member)
        return member

    def _receive(self, member: _Member, retries: list[_Task]) -> Iterator[Graded]:
        assert member.task is not None
        try:
            answer = member.connection.recv_bytes()
        except (EOFError, OSError):
            yield from self._lost(member, retries)
            return
        member.task = None
        yield msgspec.msgpack.decode(answer, type=Graded)

    def _lost(self, member: _Member, retries: list[_Task]) -> Iterator[Graded]:
        """A grader process ended: its submission is tried again, then told as our fault."""
        assert member.task is not None
        submission, tries = member.task
        self._members.remove(member)
        member.connection.close()
        _end(member.process)
        if tries < TRIES:
            retries.append(_Task(submission, tries + 1))
            return
        status = member.process.exitcode
        told = (
            f"{TRIES} grader processes ended (status {status}) while grading {submission.student}"
        )
        with _grader(self._setup) as grader:
            yield Graded(grader.failed(submission), (Fault(told, f"{told}\n"),))

    def _stop(self) -> None:
        for member in self._members:
            member.connection.close()
            if member.task is not None:
                member.process.terminate()
        for member in self._members:
            _end(member.process)
        self._members.clear()


def _answering(busy: list[_Member]) -> list[_Member]:
    """The members that have something to say, be it only that they have ended."""
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


def _first_try(submissions: Iterator[Submission]) -> _Task | None:
    submission = next(submissions, None)
    return None if submission is None else _Task(submission, 1)


def _grader(setup: Setup) -> Grader:
    return Grader(load_course(setup.root), setup.key, jail=setup.jail, hidden=setup.hidden)


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
    with _grader(setup) as grader:
        while True:
            try:
                submission = msgspec.msgpack.decode(connection.recv_bytes(), type=Submission)
                connection.send_bytes(msgspec.msgpack.encode(_graded(grader, submission)))
            except (EOFError, BrokenPipeError, ConnectionResetError):
                return  # the parent has no more to do, or is gone


def _graded(grader: Grader, submission: Submission) -> Graded:
    try:
        report = grader.grade(submission)
        return Graded(report, grader.take_faults())
    except Exception as error:  # a fault of ours must not stop the class: it is logged and told
        return Graded(grader.failed(submission), (*grader.take_faults(), fault_of(error)))
