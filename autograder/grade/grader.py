"""One submission -> Report."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from autograder.course import Assignment, Course, Exercise, Profile
from autograder.diagnose.doctor import Diagnosis, Doctor, has_table
from autograder.diagnose.runner import after
from autograder.grade import results
from autograder.grade.faults import Fault, fault_of
from autograder.grade.jails import Jails, bounds
from autograder.grade.marking import Context, Marked, Marker
from autograder.grade.versions import HIDDEN, course_version, grader_version
from autograder.grade.withdrawal import check_withdrawn
from autograder.jail.launcher import Jail, Kind, default_kind
from autograder.jail.tape import Desk
from autograder.jail.worker import JailError
from autograder.key import Key
from autograder.report import ExerciseResult, Report, overall_state, total_points
from autograder.submission import Submission, from_files
from autograder.suite.replay import Replay, SuiteMissingError


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
        self._faults: list[Fault] = []
        self._now = now
        self._jails = Jails(jail)
        self._replays: dict[str, Replay] = {}
        self._versions: dict[str, str] = {}
        self._doctors: dict[str, Doctor] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._jails.close()
        for replay in self._replays.values():
            replay.__exit__(None, None, None)
        self._replays.clear()

    def jail(self, profile: Profile = "numpy") -> Jail:
        """The running, proven jail of a profile; JailError when there can be none."""
        return self._jails.get(profile)

    def replay(self, assignment: Assignment) -> Replay:
        """The collected suites of an assignment."""
        if assignment.id not in self._replays:
            version = course_version(self.course, assignment, self._hidden)
            self._replays[assignment.id] = Replay(self._hidden / assignment.id).__enter__()
            self._versions[assignment.id] = version
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
        return Marker(context, submission, self._desk(submission, profile))

    def _desk(self, submission: Submission, profile: Profile) -> Desk:
        return Desk(self.jail(profile), submission.files, bounds(self.course.limits, profile))

    def grade(self, submission: Submission) -> Report:
        """Grade one submission. A fault of ours gives grader_error, never a 0."""
        started, clock = self._now(), time.monotonic()
        self._jails.try_again()
        assignment = self.course.assignment(submission.assignment)
        markers: dict[Profile, Marker] = {}
        tried = [
            (exercise, self._marked(assignment, exercise, submission, markers))
            for exercise in assignment.exercises
        ]
        desks = {profile: marker.desk for profile, marker in markers.items()}
        marks = tuple(
            self._result(assignment, exercise, submission, found, desks)
            if isinstance(found, Marked)
            else found
            for exercise, found in tried
        )
        self._jails.end_workers()
        return self._report(submission, marks, started, time.monotonic() - clock)

    def failed(self, submission: Submission) -> Report:
        """The report of a submission that could not be graded through a fault of ours."""
        assignment = self.course.assignment(submission.assignment)
        marks = tuple(
            results.grader_error(exercise, self._worth(assignment, exercise))
            for exercise in assignment.exercises
        )
        return self._report(submission, marks, self._now(), 0.0)

    def take_faults(self) -> tuple[Fault, ...]:
        """Our own faults since the last call, for the instructor only."""
        faults, self._faults = tuple(self._faults), []
        return faults

    def take_log(self) -> str:
        """The tracebacks of our own faults since the last call."""
        return "".join(fault.trace for fault in self.take_faults())

    def _report(
        self,
        submission: Submission,
        marks: tuple[ExerciseResult, ...],
        started: datetime,
        duration_s: float,
    ) -> Report:
        assignment = self.course.assignment(submission.assignment)
        self.replay(assignment)
        points = total_points(marks)
        return Report(
            assignment=assignment.id,
            student=submission.student,
            state=overall_state(marks),
            points=points,
            max_points=sum(result.max_points for result in marks),
            exercises=marks,
            ignored_files=submission.ignored,
            submission_sha256=submission.sha256,
            source=submission.source,
            course_version=self._versions[assignment.id],
            grader_version=grader_version(),
            key_id=self._key.id,
            jail=self._kind or default_kind(),
            due=assignment.due.isoformat(timespec="seconds"),
            final_points=points,
            started_at=started.isoformat(timespec="seconds"),
            duration_s=round(duration_s, 4),
        )

    def _marked(
        self,
        assignment: Assignment,
        exercise: Exercise,
        submission: Submission,
        markers: dict[Profile, Marker],
    ) -> Marked | ExerciseResult:
        """What marking found, or the result where there is nothing to mark or no way to."""
        try:
            probes = self.replay(assignment).probes(exercise.id)
            check_withdrawn(exercise, probes)
            unread = results.unread(exercise, submission, probes)
            if unread is not None:
                return unread
            if exercise.profile not in markers:
                markers[exercise.profile] = self.marker(assignment, submission, exercise.profile)
            return markers[exercise.profile].mark(exercise)
        except Exception as error:  # whatever it is: it is ours, told as such, and logged
            return self._failed(assignment, exercise, error, markers)

    def _result(
        self,
        assignment: Assignment,
        exercise: Exercise,
        submission: Submission,
        marked: Marked,
        desks: dict[Profile, Desk],
    ) -> ExerciseResult:
        try:
            diagnosis = self._diagnosis(assignment, exercise, submission, marked, desks)
            return results.graded(exercise, submission, marked, diagnosis)
        except Exception as error:
            return self._failed(assignment, exercise, error, desks)

    def _diagnosis(
        self,
        assignment: Assignment,
        exercise: Exercise,
        submission: Submission,
        marked: Marked,
        desks: dict[Profile, Desk],
    ) -> Diagnosis:
        if not marked.is_wrong or not has_table(assignment.id, exercise.id):
            return Diagnosis()
        for is_last in (False, True):
            try:
                if exercise.id not in self._doctors:
                    self._doctors[exercise.id] = Doctor(self.course, assignment.id, exercise)
                desk = desks.get(exercise.profile) or self._desk(submission, exercise.profile)
                desks[exercise.profile] = after(desk)
                return self._doctors[exercise.id].diagnose(desks[exercise.profile])
            except Exception as error:  # the mark is known and stands: only its story is missing
                if is_last or not isinstance(error, JailError):
                    self._note_fault(exercise, error, desks)
                    break
                desks.pop(exercise.profile, None)
                self._jails.drop(exercise.profile)  # ended from outside: ask in a new one
        return Diagnosis()

    def _worth(self, assignment: Assignment, exercise: Exercise) -> int:
        """The points of an exercise, 0 when even its suite cannot be collected."""
        try:
            return sum(probe.points for probe in self.replay(assignment).probes(exercise.id))
        except SuiteMissingError:
            return 0

    def _failed(
        self, assignment: Assignment, exercise: Exercise, error: Exception, used: dict[Profile, Any]
    ) -> ExerciseResult:
        self._note_fault(exercise, error, used)
        return results.grader_error(exercise, self._worth(assignment, exercise))

    def _note_fault(self, exercise: Exercise, error: Exception, used: dict[Profile, Any]) -> None:
        self._faults.append(fault_of(error))
        used.pop(exercise.profile, None)
        if isinstance(error, JailError):
            self._jails.drop(exercise.profile)


def grade_files(grader: Grader, assignment: Assignment, files: dict[str, bytes]) -> Report:
    """Grade file names and contents as if they had been handed in."""
    return grader.grade(from_files(assignment, files))
