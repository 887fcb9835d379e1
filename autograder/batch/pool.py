"""Feeds graders one submission at a time, and does again what was lost with one of them."""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from autograder.batch.executor import Executor, Graded, Setup, decode, encode, new_grader
from autograder.grade.faults import Fault
from autograder.submission import Submission

TRIES = 2


class _Task(NamedTuple):
    submission: Submission
    tries: int


class Pool:
    """Graders fed one submission at a time, so that memory stays constant."""

    def __init__(self, setup: Setup, executor: Executor) -> None:
        self._setup = setup
        self._executor = executor

    def grade(self, submissions: Iterator[Submission]) -> Generator[Graded, None, None]:
        """Reports as they are finished; close the iterator to stop all graders early."""
        given: dict[int, _Task] = {}
        retries: list[_Task] = []
        try:
            while True:
                self._feed(submissions, retries, given)
                if not given:
                    return
                for seat, content, ended in self._executor.answers():
                    task = given.pop(seat)
                    graded = decode(content) if content is not None else None
                    if task.tries < TRIES and _is_lost(graded):
                        retries.append(_Task(task.submission, task.tries + 1))
                    else:
                        yield graded or self._lost(task.submission, ended)
        finally:
            self._executor.close()

    def _feed(
        self, submissions: Iterator[Submission], retries: list[_Task], given: dict[int, _Task]
    ) -> None:
        while self._executor.has_room():
            task = retries.pop() if retries else _first_try(submissions)
            if task is None:
                return
            given[self._executor.give(encode(task.submission))] = task

    def _lost(self, submission: Submission, ended: str) -> Graded:
        """What is told of a submission at which every grader ended: our fault, no mark."""
        told = f"{TRIES} grader processes ended ({ended}) while grading {submission.student}"
        with new_grader(self._setup) as grader:
            return Graded(grader.failed(submission), (Fault(told, f"{told}\n"),))


def _is_lost(graded: Graded | None) -> bool:
    """Whether a grader is gone or its jail failed: what a student or a suite did stays as it is."""
    return graded is None or any(fault.passing for fault in graded.faults)


def _first_try(submissions: Iterator[Submission]) -> _Task | None:
    submission = next(submissions, None)
    return None if submission is None else _Task(submission, 1)
