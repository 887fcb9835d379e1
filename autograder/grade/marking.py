"""Runs the probes of one submission and decides each one's outcome.

A passed probe stands. Any other is run again alone in a fresh worker, and that result
replaces the first, so that no state, hang or crash of one probe touches another; except
where a second run would only say the same: the cause is plain, or the code answered wrongly
and cannot keep state.
"""

import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from autograder.course import Exercise, Limits
from autograder.errors import OUR_FAULT, UserError
from autograder.grade import wording
from autograder.jail.faults import PLAIN, StudentFault
from autograder.jail.tape import Desk, Noted
from autograder.jail.worker import JailError
from autograder.kit.close import Mismatch
from autograder.report import Outcome, ProbeResult
from autograder.submission import Submission
from autograder.suite import Probe
from autograder.suite.draws import Draw, seed
from autograder.suite.replay import Replay
from autograder.suite.student import Student

OF_THE_FILE = frozenset({"compile", "import"})
UNSAID = OF_THE_FILE | {"unwritten"}


class SuiteFailure(UserError):  # noqa: N818 - wraps whatever a suite raised
    """A hidden suite itself failed: no mark may come of it."""

    exit_status = OUR_FAULT

    def __init__(self, exercise: str, probe: str, error: BaseException) -> None:
        what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        super().__init__(f"hidden suite test_{exercise}.py failed itself in test_{probe}: {what}")


class Context(NamedTuple):
    """What marking needs besides the submission."""

    replay: Replay
    limits: Limits
    secret: bytes
    support: Path


class Marked(NamedTuple):
    """The outcomes of one exercise's probes, why its file cannot be used, if so.

    `is_wrong` says that something written is wrong: more can be found out about it.
    `is_stub` says that all that was tried is still to be written.
    """

    probes: tuple[ProbeResult, ...]
    file_fault: StudentFault | None
    is_wrong: bool
    is_stub: bool = False


class _TooLateError(Exception):
    """The submission's time is up before a probe could be tried alone."""


class _Attempt(NamedTuple):
    probe: Probe
    error: BaseException | None
    stands: bool = True


class Marker:
    """Marks the exercises of one submission."""

    def __init__(self, context: Context, submission: Submission, desk: Desk) -> None:
        self._context = context
        self._submission = submission
        self.desk = desk
        self._stop = time.monotonic() + context.limits.submission_wall_s

    def mark(self, exercise: Exercise) -> Marked:
        """Run all probes of an exercise; SuiteFailure or JailError when the grader is at fault."""
        attempts: list[_Attempt] = []
        timeouts = 0
        file_fault: StudentFault | None = None
        probes = self.probes(exercise)
        for probe in probes:
            if timeouts >= wording.TIMEOUTS_ALLOWED or self._is_late():
                break
            attempt = self._first(exercise, probe)
            if _cause(attempt.error) == "timeout":
                if self._is_late():
                    break
                timeouts += 1
            attempts.append(attempt)
            if isinstance(attempt.error, StudentFault) and _cause(attempt.error) in OF_THE_FILE:
                file_fault = attempt.error
                break
        settled = [self._settle(exercise, attempt) for attempt in attempts]
        if any(each.error is not None for each in settled) and not self.desk.is_stateless():
            self.desk.clear()  # what went wrong here must not reach the next exercise
        results = [self._result(exercise, attempt) for attempt in settled]
        results += self._left_out(exercise, probes[len(results) :], file_fault, timeouts)
        is_stub = bool(settled) and {_cause(each.error) for each in settled} == {"unwritten"}
        return Marked(tuple(results), file_fault, any(map(_is_wrong, settled)), is_stub)

    def _first(self, exercise: Exercise, probe: Probe) -> _Attempt:
        """The first attempt at a probe; a time-out counts only when it comes up alone as well."""
        error = self.attempt(exercise, probe)
        if _cause(error) == "timeout" and not self._is_late():
            return _Attempt(probe, self.alone(exercise, probe))
        return _Attempt(probe, error, stands=self._stands(error))

    def _stands(self, error: BaseException | None) -> bool:
        """Whether a second run would only say the same.

        Memory may be short for other reasons; of code that hung or ended no worker is left to ask.
        """
        if error is None or _cause(error) in PLAIN:
            return True
        is_short = isinstance(error, StudentFault) and error.kind == "MemoryError"
        return not is_short and self.desk.is_stateless()

    def _settle(self, exercise: Exercise, attempt: _Attempt) -> _Attempt:
        """The attempt where it stands, else what comes of its probe alone."""
        if attempt.stands:
            return attempt
        error = self.alone(exercise, attempt.probe)
        late = _cause(error) == "timeout" and self._is_late()
        return _Attempt(attempt.probe, _TooLateError() if late else error)

    def _is_late(self) -> bool:
        return time.monotonic() > self._stop

    @property
    def limits(self) -> Limits:
        """The limits of the course."""
        return self._context.limits

    def probes(self, exercise: Exercise) -> tuple[Probe, ...]:
        """The probes of an exercise."""
        return self._context.replay.probes(exercise.id)

    def attempt(
        self, exercise: Exercise, probe: Probe, history: list[Noted] | None = None
    ) -> BaseException | None:
        """Run one probe in the worker at hand; what it raised, None when it passed."""
        student = self._student(exercise, history)
        error = self._context.replay.run(exercise.id, probe, student, self._draw(exercise, probe))
        if error is None or isinstance(error, AssertionError | StudentFault):
            return error
        raise error if _is_ours(error) else SuiteFailure(exercise.id, probe.id, error) from error

    def alone(
        self, exercise: Exercise, probe: Probe, history: list[Noted] | None = None
    ) -> BaseException | None:
        """Run one probe in a fresh worker, which starts while the probe draws its numbers."""
        self.desk.clear()
        self.desk.worker()
        return self.attempt(exercise, probe, history)

    def _student(self, exercise: Exercise, history: list[Noted] | None) -> Student:
        deadline = min(time.monotonic() + self._context.limits.probe_wall_s, self._stop)
        return Student(self.desk, exercise.id, self._context.support, deadline, history)

    def _draw(self, exercise: Exercise, probe: Probe) -> Draw:
        digest = self._submission.file_sha256(exercise.id)
        names = (self._submission.assignment, exercise.id, probe.id)
        return Draw(seed(self._context.secret, *names, digest))

    def _result(self, exercise: Exercise, attempt: _Attempt) -> ProbeResult:
        message = self._message(exercise, attempt.probe, attempt.error)
        return _result(attempt.probe, _outcome(attempt.error), message)

    def _message(self, exercise: Exercise, probe: Probe, error: BaseException | None) -> str:
        if isinstance(error, StudentFault):
            source = self._submission.files.get(exercise.id, b"")
            return wording.fault(error, exercise, source, self._context.limits)
        if isinstance(error, Mismatch):
            return wording.mismatch(error, probe.kind)
        if isinstance(error, _TooLateError):
            return wording.NOT_RUN_SUBMISSION
        return "" if error is None else wording.PLAIN_FAILURE

    def _left_out(
        self,
        exercise: Exercise,
        probes: Iterable[Probe],
        file_fault: StudentFault | None,
        timeouts: int,
    ) -> list[ProbeResult]:
        if file_fault is not None:
            return [self._result(exercise, _Attempt(probe, file_fault)) for probe in probes]
        enough = timeouts >= wording.TIMEOUTS_ALLOWED
        message = wording.NOT_RUN_TIMEOUTS if enough else wording.NOT_RUN_SUBMISSION
        return [_result(probe, "not_run", message) for probe in probes]


def _cause(error: BaseException | None) -> str:
    return error.cause if isinstance(error, StudentFault) else ""


def _is_wrong(attempt: _Attempt) -> bool:
    known = attempt.error is not None and not isinstance(attempt.error, _TooLateError)
    return known and _cause(attempt.error) not in UNSAID


def _is_ours(error: BaseException) -> bool:
    return isinstance(error, JailError | KeyboardInterrupt | SystemExit)


def _outcome(error: BaseException | None) -> Outcome:
    if error is None:
        return "passed"
    if isinstance(error, _TooLateError):
        return "not_run"
    cause = _cause(error)
    if cause == "timeout":
        return "timeout"
    return "crashed" if cause in ("exit", "frame") else "failed"


def _result(probe: Probe, outcome: Outcome, message: str) -> ProbeResult:
    return ProbeResult(
        id=probe.id,
        title=probe.title,
        kind=probe.kind,
        points=probe.points,
        outcome=outcome,
        message=message,
    )
