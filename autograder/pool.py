"""Grader processes: each holds a jail, and is fed one submission at a time."""

import multiprocessing
import signal
import sys
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import NamedTuple

import msgspec

from autograder.course import load_course
from autograder.grade import Grader
from autograder.jail.launcher import Kind
from autograder.key import Key
from autograder.report import Report
from autograder.submission import Submission

TRIES = 2


class Setup(NamedTuple):
    """What a grader process needs to start."""

    root: Path
    key: Key
    jail: Kind | None
    hidden: Path


class Graded(NamedTuple):
    """A report, and what the grader had to say to the instructor about it."""

    report: Report
    log: str


class _Task(NamedTuple):
    submission: Submission
    tries: int


class _Member:
    """One grader process and what it is grading."""

    def __init__(self, process: BaseProcess, connection: Connection) -> None:
        self.process = process
        self.connection = connection
        self.task: _Task | None = None


class Pool:
    """Grader processes fed one submission at a time, so that memory stays constant."""

    def __init__(self, setup: Setup, jobs: int) -> None:
        self._setup = setup
        self._jobs = max(1, jobs)
        self._context = multiprocessing.get_context("spawn")
        self._members: list[_Member] = []

    def grade(self, submissions: Iterator[Submission]) -> Iterator[Graded]:
        """Reports as they are finished, each with the grader's own log."""
        retries: list[_Task] = []
        try:
            while True:
                self._feed(submissions, retries)
                busy = [member for member in self._members if member.task is not None]
                if not busy:
                    return
                for ready in wait([member.connection for member in busy]):
                    member = next(each for each in busy if each.connection is ready)
                    yield from self._receive(member, retries)
        finally:
            self._stop()

    def _feed(self, submissions: Iterator[Submission], retries: list[_Task]) -> None:
        while len(self._members) < self._jobs or any(each.task is None for each in self._members):
            task = retries.pop() if retries else _first_try(submissions)
            if task is None:
                return
            idle = next((each for each in self._members if each.task is None), None)
            member = idle or self._start()
            member.task = task
            member.connection.send_bytes(msgspec.msgpack.encode(task.submission))

    def _start(self) -> _Member:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(self._setup, theirs), daemon=True)
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
        member.process.join()
        if tries < TRIES:
            retries.append(_Task(submission, tries + 1))
            return
        log = f"the grader process ended with status {member.process.exitcode}\n"
        yield Graded(_grader(self._setup).failed(submission), log)

    def _stop(self) -> None:
        for member in self._members:
            member.connection.close()
            if member.task is not None:
                member.process.terminate()
        for member in self._members:
            member.process.join()
        self._members.clear()


def _first_try(submissions: Iterator[Submission]) -> _Task | None:
    submission = next(submissions, None)
    return None if submission is None else _Task(submission, 1)


def _grader(setup: Setup) -> Grader:
    return Grader(load_course(setup.root), setup.key, jail=setup.jail, hidden=setup.hidden)


def serve(setup: Setup, connection: Connection) -> None:
    """Grade what comes over the connection until it is closed. Runs in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent decides when to stop
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with _grader(setup) as grader:
        while True:
            try:
                task = connection.recv_bytes()
            except EOFError:
                return
            submission = msgspec.msgpack.decode(task, type=Submission)
            connection.send_bytes(msgspec.msgpack.encode(_graded(grader, submission)))


def _graded(grader: Grader, submission: Submission) -> Graded:
    try:
        report = grader.grade(submission)
        return Graded(report, grader.take_log())
    except Exception as error:  # a fault of ours must not stop the class: it is logged and told
        log = grader.take_log() + "".join(traceback.format_exception(error))
        return Graded(grader.failed(submission), log)
