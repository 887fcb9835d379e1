"""The release as it lies there: in step with its sources, and without a secret."""

from collections.abc import Iterator, Mapping

from autograder.check_course.findings import Finding
from autograder.course import Course
from autograder.release.build import ASSIGNMENTS, Files, ProbesOf
from autograder.release.leaks import find_leaks
from autograder.release.markers import ReleaseError
from autograder.release.secret_lines import secrets_of
from autograder.release.write import REMEDY, differences, on_disk, plan


def released(course: Course, probes: ProbesOf) -> tuple[Files, list[Finding]]:
    """What would be released, none of it when that fails, and what is wrong with what is."""
    try:
        wanted = plan(course, probes=probes)
    except ReleaseError as error:
        return {}, [Finding(error.place, error.reason, "correct it"), *_leaks(course)]
    stale = list(_stale(course, wanted, on_disk(course)))
    return wanted, [*stale, *(_leaks(course) if stale else ())]


def _stale(course: Course, wanted: Files, found: Mapping[str, bytes | None]) -> Iterator[Finding]:
    """File by file, and in one line where an assignment is not there at all."""
    there = {name.split("/")[0] for name in found}
    for assignment in course.assignments:
        if assignment.id not in there:
            yield Finding(f"{ASSIGNMENTS}/{assignment.id}", "it was never released", REMEDY)
    for name, problem in differences(wanted, found):
        if name in found or name.split("/")[0] in there:
            yield Finding(f"{ASSIGNMENTS}/{name}", problem, REMEDY)


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
            place = f"{leak.file}:{leak.line}" if leak.line else leak.file
            yield Finding(f"{ASSIGNMENTS}/{place}", leak.reason, "take it out and release again")
