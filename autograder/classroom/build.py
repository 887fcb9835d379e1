"""Builds students' repositories from the release, or stops where anything else would get out."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from autograder.classroom import classroom50
from autograder.classroom.repository import write_repository
from autograder.classroom.template import repository_files
from autograder.course import Assignment, Course
from autograder.release import plan
from autograder.release.build import ProbesOf
from autograder.release.leaks import Secrets
from autograder.release.secret_lines import secrets_of


class Bundle(NamedTuple):
    """Where Classroom 50's files go, and where the template will be on GitHub, if that is known."""

    folder: Path
    template: classroom50.Template | None = None


def build(
    course: Course,
    assignments: Sequence[Assignment],
    folder: Path,
    probes: ProbesOf | None = None,
    bundle: Bundle | None = None,
) -> str:
    """Write a template repository of one commit for students, and return the commit's id.

    One assignment stands at the repository's top, several in a folder each. Its files are those
    that `autograder release` would write now. With a bundle the repository has no workflow of its
    own, since Classroom 50 adds one, and two would be billed.

    Raises:
        ReleaseError: there is no release, because something is wrong or leaks.
        ClassroomError: a folder is in use, or the repository would hold anything secret.
    """
    alone = assignments[0] if len(assignments) == 1 else None
    released = plan(course, alone.id if alone else None, probes)
    files = repository_files(course, assignments, released, with_workflow=bundle is None)
    secrets = secrets_of(course)
    names = ", ".join(each.id for each in assignments)
    told = _at_the_top(secrets, alone) if alone else secrets
    if bundle is not None:
        made = classroom50.bundle(assignments, released, bundle.template)
        classroom50.write(bundle.folder, made)
    return write_repository(folder, files, f"{course.title}: {names}", told)


def _at_the_top(secrets: Secrets, assignment: Assignment) -> Secrets:
    """The same secrets where an assignment's files stand without their folder."""
    stubs = {file.removeprefix(f"{assignment.id}/"): told for file, told in secrets.stubs.items()}
    return secrets._replace(stubs=stubs)
