"""All checks of a course, in the order in which one would put things right."""

from collections.abc import Iterator
from typing import NamedTuple

from autograder.check_course.findings import Finding
from autograder.check_course.marks import mark_findings, read_marks
from autograder.check_course.parts import part_findings
from autograder.check_course.scores import Score, score_findings
from autograder.check_course.table import points_table
from autograder.course import Course
from autograder.grade import Grader, grade_files
from autograder.release.build import ASSIGNMENTS, ProbesOf, hidden_probes
from autograder.release.leaks import find_leaks
from autograder.release.markers import ReleaseError
from autograder.release.secret_lines import secrets_of
from autograder.release.write import REMEDY, differences, on_disk, plan


class CourseCheck(NamedTuple):
    """The table of points, and what is to be put right; nothing when the course is in order."""

    table: str
    findings: tuple[Finding, ...]


def run(course: Course, grader: Grader) -> CourseCheck:
    """Check a course with its real grader, as `autograder check-course` does."""
    return check_course(course, lambda assignment, files: grade_files(grader, assignment, files))


def check_course(course: Course, score: Score, probes: ProbesOf | None = None) -> CourseCheck:
    """Check a course that course.toml describes without error.

    `score` grades files as if handed in; `probes` gives an exercise's probes, by default those
    of the hidden suites.
    """
    probes = probes or hidden_probes(course)
    marks, findings = read_marks(course, probes)
    findings += [*part_findings(course), *mark_findings(marks)]
    released, faults = _released(course, probes)
    findings += [*faults, *score_findings(course, released, score)]
    return CourseCheck(points_table(marks), tuple(dict.fromkeys(findings)))


def _released(course: Course, probes: ProbesOf) -> tuple[dict[str, bytes], list[Finding]]:
    """What would be released, none of it when that fails, and what is wrong with what is."""
    try:
        wanted = plan(course, probes=probes)
    except ReleaseError as error:
        return {}, [Finding(error.place, error.reason, "correct it"), *_leaks(course)]
    found = on_disk(course)
    unreleased = [
        each.id
        for each in course.assignments
        if not any(name.startswith(f"{each.id}/") for name in found)
    ]
    stale = [(name, "it was never released") for name in unreleased] + [
        (name, problem)
        for name, problem in differences(wanted, found)
        if name.split("/")[0] not in unreleased
    ]
    findings = [Finding(f"{ASSIGNMENTS}/{name}", problem, REMEDY) for name, problem in stale]
    return wanted, [*findings, *(_leaks(course) if stale else ())]


def _leaks(course: Course) -> Iterator[Finding]:
    """Secrets in assignments/ as it lies there, which may not be what a release would write."""
    try:
        secrets = secrets_of(course)
    except (ReleaseError, ValueError, KeyError):
        return
    for name, content in on_disk(course).items():
        try:
            leaks = find_leaks({name: content or b""}, secrets)
        except (ReleaseError, ValueError):
            leaks = []
        for leak in leaks:
            yield Finding(
                f"{ASSIGNMENTS}/{leak.file}", leak.reason, "take it out and release again"
            )
