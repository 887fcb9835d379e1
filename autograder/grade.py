"""One submission -> Report."""

import functools
import hashlib
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from autograder import __version__, wording
from autograder.course import Assignment, Course, Exercise, Limits, Profile
from autograder.diagnose import Diagnosis, Doctor, has_table
from autograder.jail.launcher import Jail, Kind, default_kind
from autograder.jail.proof import prove
from autograder.jail.tape import Desk
from autograder.jail.worker import Bounds, JailError
from autograder.key import Key
from autograder.marking import Context, Marked, Marker, SuiteFailure
from autograder.replay import Replay, SuiteMissingError
from autograder.report import (
    ExerciseResult,
    ProbeResult,
    Report,
    overall_state,
    total_points,
)
from autograder.submission import Submission, from_files
from autograder.suite import Probe

PACKAGE = Path(__file__).parent
HIDDEN = PACKAGE / "hidden"

GRADER_FAULTS = (SuiteFailure, SuiteMissingError, JailError)


def bounds(limits: Limits, profile: Profile) -> Bounds:
    """What a worker may use. PyTorch reserves address space that it never fills."""
    reserved_mb = 8192 if profile == "torch" else 0
    return Bounds(
        cpu_s=int(limits.submission_wall_s),
        memory_mb=limits.memory_mb + reserved_mb,
        reply_bytes=limits.reply_kb << 10,
        call_cpu_s=limits.call_cpu_s,
        call_wall_s=limits.call_wall_s,
    )


def course_version(course: Course, assignment: Assignment, hidden: Path = HIDDEN) -> str:
    """Twelve digits that change with the course file or a hidden suite of the assignment."""
    digest = hashlib.sha256((course.root / "course.toml").read_bytes())
    for path in sorted((hidden / assignment.id).rglob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


@functools.cache
def grader_version() -> str:
    """The version with a digest of the grader's own code, so that a changed grader shows."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        if HIDDEN not in path.parents:
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return f"{__version__}+{digest.hexdigest()[:8]}"


class Grader:
    """Grades submissions one after another; holds the jails and the collected suites."""

    def __init__(
        self,
        course: Course,
        key: Key,
        *,
        jail: Kind | None = None,
        hidden: Path = HIDDEN,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.course = course
        self._key = key
        self._kind = jail
        self._hidden = hidden
        self._log: list[str] = []
        self._now = now
        self._jails: dict[Profile, Jail] = {}
        self._replays: dict[str, Replay] = {}
        self._doctors: dict[str, Doctor] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for jail in self._jails.values():
            jail.close()
        for replay in self._replays.values():
            replay.__exit__(None, None, None)
        self._jails.clear()
        self._replays.clear()

    def jail(self, profile: Profile = "numpy") -> Jail:
        """The running, proven jail of a profile; JailError when there can be none."""
        if profile not in self._jails:
            jail = Jail(profile, self._kind)
            jail.start()
            if jail.kind != "none":
                prove(jail)
            self._jails[profile] = jail
        return self._jails[profile]

    def replay(self, assignment: Assignment) -> Replay:
        """The collected suites of an assignment."""
        if assignment.id not in self._replays:
            self._replays[assignment.id] = Replay(self._hidden / assignment.id).__enter__()
        return self._replays[assignment.id]

    def marker(self, assignment: Assignment, submission: Submission, profile: Profile) -> Marker:
        """What marks the exercises of one profile of a submission."""
        limits = self.course.limits
        context = Context(
            self.replay(assignment),
            limits,
            self._key.secret,
            self._hidden / assignment.id / "support",
        )
        desk = Desk(self.jail(profile), submission.files, bounds(limits, profile))
        return Marker(context, submission, desk)

    def grade(self, submission: Submission) -> Report:
        """Grade one submission. A fault of ours gives grader_error, never a 0."""
        started, clock = self._now(), time.monotonic()
        assignment = self.course.assignment(submission.assignment)
        markers: dict[Profile, Marker] = {}
        results = tuple(
            self._exercise(assignment, exercise, submission, markers)
            for exercise in assignment.exercises
        )
        for jail in list(self._jails.values()):
            self._end_worker(jail)
        return self._report(submission, results, started, time.monotonic() - clock)

    def failed(self, submission: Submission) -> Report:
        """The report of a submission that could not be graded through a fault of ours."""
        assignment = self.course.assignment(submission.assignment)
        results = tuple(
            _grader_error(exercise, self._worth(assignment, exercise))
            for exercise in assignment.exercises
        )
        return self._report(submission, results, self._now(), 0.0)

    def take_log(self) -> str:
        """Our own tracebacks since the last call, for the instructor only."""
        text, self._log = "".join(self._log), []
        return text

    def _report(
        self,
        submission: Submission,
        results: tuple[ExerciseResult, ...],
        started: datetime,
        duration_s: float,
    ) -> Report:
        assignment = self.course.assignment(submission.assignment)
        points = total_points(results)
        return Report(
            assignment=assignment.id,
            student=submission.student,
            state=overall_state(results),
            points=points,
            max_points=sum(result.max_points for result in results),
            exercises=results,
            ignored_files=submission.ignored,
            submission_sha256=submission.sha256,
            source=submission.source,
            course_version=course_version(self.course, assignment, self._hidden),
            grader_version=grader_version(),
            key_id=self._key.id,
            jail=self._kind or default_kind(),
            due=assignment.due.isoformat(timespec="seconds"),
            final_points=points,
            started_at=started.isoformat(timespec="seconds"),
            duration_s=round(duration_s, 4),
        )

    def _end_worker(self, jail: Jail) -> None:
        try:
            jail.end_worker()
        except JailError:
            self._forget(jail)

    def _forget(self, jail: Jail) -> None:
        """Drop a jail that failed, so that the next submission gets a new one."""
        jail.close()
        self._jails = {name: each for name, each in self._jails.items() if each is not jail}

    def _exercise(
        self,
        assignment: Assignment,
        exercise: Exercise,
        submission: Submission,
        markers: dict[Profile, Marker],
    ) -> ExerciseResult:
        try:
            probes = self.replay(assignment).probes(exercise.id)
            unread = _unread(exercise, submission, probes)
            if unread is not None:
                return unread
            if exercise.profile not in markers:
                markers[exercise.profile] = self.marker(assignment, submission, exercise.profile)
            marker = markers[exercise.profile]
            marked = marker.mark(exercise)
            diagnosis = self._diagnosis(assignment, exercise, marker.desk, marked)
            return _marked(exercise, marked, diagnosis)
        except GRADER_FAULTS as error:
            self._note_fault(exercise, error, markers)
            return _grader_error(exercise, self._worth(assignment, exercise))

    def _diagnosis(
        self, assignment: Assignment, exercise: Exercise, desk: Desk, marked: Marked
    ) -> Diagnosis:
        if not marked.is_wrong or not has_table(assignment.id, exercise.id):
            return Diagnosis()
        if exercise.id not in self._doctors:
            self._doctors[exercise.id] = Doctor(self.course, assignment.id, exercise)
        return self._doctors[exercise.id].diagnose(desk)

    def _worth(self, assignment: Assignment, exercise: Exercise) -> int:
        """The points of an exercise, 0 when even its suite cannot be collected."""
        try:
            return sum(probe.points for probe in self.replay(assignment).probes(exercise.id))
        except SuiteMissingError:
            return 0

    def _note_fault(
        self, exercise: Exercise, error: Exception, markers: dict[Profile, Marker]
    ) -> None:
        self._log += traceback.format_exception(error)
        markers.pop(exercise.profile, None)
        if isinstance(error, JailError) and exercise.profile in self._jails:
            self._forget(self._jails[exercise.profile])


def _marked(exercise: Exercise, marked: Marked, diagnosis: Diagnosis) -> ExerciseResult:
    fault = marked.file_fault
    message = marked.probes[0].message if fault else ""
    if marked.is_wrong and diagnosis.mistake is None:
        failed = {probe.kind for probe in marked.probes if probe.outcome != "passed"}
        message = wording.unnamed(failed)
    return ExerciseResult(
        id=exercise.id,
        title=exercise.title,
        state="not_gradable" if fault and fault.cause == "compile" else "graded",
        points=sum(probe.earned for probe in marked.probes),
        max_points=sum(probe.points for probe in marked.probes),
        message=message,
        line=fault.line or None if fault else None,
        probes=marked.probes,
        misconception=diagnosis.mistake,
        counterexample=diagnosis.counterexample,
    )


def _unread(
    exercise: Exercise, submission: Submission, probes: tuple[Probe, ...]
) -> ExerciseResult | None:
    """The result of an exercise whose file is not there or cannot be read as source."""
    if exercise.id in submission.files:
        return None
    problem = submission.problems.get(exercise.id)
    message = wording.missing_file(exercise.file_name, submission.ignored)
    return ExerciseResult(
        id=exercise.id,
        title=exercise.title,
        state="not_gradable" if problem else "not_submitted",
        points=0,
        max_points=sum(probe.points for probe in probes),
        message=problem.message if problem else message,
        line=problem.line or None if problem else None,
        probes=tuple(_not_run(probe) for probe in probes),
    )


def _not_run(probe: Probe) -> ProbeResult:
    return ProbeResult(
        id=probe.id,
        title=probe.title,
        kind=probe.kind,
        points=probe.points,
        outcome="not_run",
        message=wording.NOT_RUN_FILE,
    )


def _grader_error(exercise: Exercise, max_points: int) -> ExerciseResult:
    return ExerciseResult(
        id=exercise.id,
        title=exercise.title,
        state="grader_error",
        points=None,
        max_points=max_points,
        message=wording.GRADER_ERROR,
    )


def grade_files(grader: Grader, assignment: Assignment, files: dict[str, bytes]) -> Report:
    """Grade file names and contents as if they had been handed in."""
    return grader.grade(from_files(assignment, files))
