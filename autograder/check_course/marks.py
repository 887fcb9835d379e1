"""The marks an exercise gives: told apart by title, and mostly for the rule itself."""

from collections.abc import Iterator, Sequence

from autograder.check_course.findings import Finding
from autograder.course import Course
from autograder.release.build import ProbesOf, suite_file
from autograder.release.markers import ReleaseError
from autograder.release.stubs import ProbeInfo, points_text
from autograder.suite import CARE, ON_THE_WORKERS_WORD

MOST_FOR_CARE = 20  # percent of an exercise
MOST_ON_WORD = 10

Marks = dict[str, dict[str, Sequence[ProbeInfo]]]  # assignment -> exercise -> its probes


def read_marks(course: Course, probes: ProbesOf) -> tuple[Marks, list[Finding]]:
    """The probes of every exercise whose suite loads; a finding for each that does not."""
    marks: Marks = {}
    findings = []
    for assignment in course.assignments:
        marks[assignment.id] = {}
        for exercise in assignment.exercises:
            try:
                marks[assignment.id][exercise.id] = probes(assignment.id, exercise.id)
            except ReleaseError as error:
                findings.append(Finding(error.place, error.reason, "correct it"))
    return marks, findings


def mark_findings(marks: Marks) -> Iterator[Finding]:
    """Titles that cannot be told apart or printed, and care that weighs too much."""
    for assignment, exercises in marks.items():
        for exercise, probes in exercises.items():
            file = suite_file(assignment, exercise)
            yield from _title_findings(file, probes)
            yield from _share_findings(file, probes)


def _title_findings(file: str, probes: Sequence[ProbeInfo]) -> Iterator[Finding]:
    seen: set[str] = set()
    for probe in probes:
        if probe.title.lower() in seen:
            yield Finding(file, f"two probes are called {probe.title!r}", "rename one")
        if not probe.title.isascii():
            yield Finding(file, f"the title {probe.title!a} is not ASCII", "rename the probe")
        seen.add(probe.title.lower())


def _share_findings(file: str, probes: Sequence[ProbeInfo]) -> Iterator[Finding]:
    total = sum(probe.points for probe in probes)
    if not total:
        yield Finding(file, "it gives no points", "give its probes points")
    for kinds, most in ((CARE, MOST_FOR_CARE), (ON_THE_WORKERS_WORD, MOST_ON_WORD)):
        points = sum(probe.points for probe in probes if probe.kind in kinds)
        if points * 100 > total * most:
            names = " and ".join(sorted(kinds & {probe.kind for probe in probes}))
            problem = f"{names}: {points_text(points)} of {total} is more than {most} %"
            yield Finding(file, problem, "move points to the rule itself")
