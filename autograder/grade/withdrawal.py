"""Probes that turned out to be wrong: course.toml withdraws them, and their points are given."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from autograder.course import FILE_NAME, Course, Exercise
from autograder.errors import UserError
from autograder.grade import wording
from autograder.grade.marking import Marked
from autograder.report import ProbeResult
from autograder.suite import Probe


class WithdrawnError(UserError):
    """A probe is withdrawn that is not there: nobody can be given its points."""


def given(exercise: Exercise, marked: Marked) -> tuple[ProbeResult, ...]:
    """The probes of a marked file, those that are withdrawn with their points.

    An untouched stub is given nothing, and a file that does not compile cannot be graded at all.
    """
    unread = marked.file_fault is not None and marked.file_fault.cause == "compile"
    if marked.is_stub or unread:
        return marked.probes
    return tuple(_given(probe, exercise.withdrawn.get(probe.id, "")) for probe in marked.probes)


def _given(probe: ProbeResult, reason: str) -> ProbeResult:
    if not reason:
        return probe
    return replace(probe, withdrawn=reason, message=wording.withdrawn(reason))


def unknown(exercise: Exercise, ids: Iterable[str]) -> list[str]:
    """The withdrawn probes that are none of these."""
    return sorted(exercise.withdrawn.keys() - set(ids))


def check_withdrawn(exercise: Exercise, probes: Sequence[Probe]) -> None:
    """WithdrawnError when course.toml withdraws a probe that the suite does not have."""
    ids = [probe.id for probe in probes]
    for name in unknown(exercise, ids):
        told = f"{exercise.id}.withdrawn: {name!r} is no probe of it, use one of {', '.join(ids)}"
        raise WithdrawnError(f"{FILE_NAME}: {told}")


def without_withdrawals(course: Course) -> Course:
    """The course as if no probe were withdrawn: suites are checked as they are."""
    assignments = (
        replace(each, exercises=tuple(replace(one, withdrawn={}) for one in each.exercises))
        for each in course.assignments
    )
    return replace(course, assignments=tuple(assignments))
