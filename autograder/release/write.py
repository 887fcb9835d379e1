"""The release on disk: built in full next to its place, then put there in one step."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

from autograder.course import Course
from autograder.release.build import ASSIGNMENTS, Files, ProbesOf, build, hidden_probes
from autograder.release.leaks import find_leaks
from autograder.release.markers import ReleaseError
from autograder.release.secret_lines import secrets_of

REMEDY = "run `autograder release`"


def plan(course: Course, only: str | None = None, probes: ProbesOf | None = None) -> Files:
    """All files of the release by their path in assignments/, checked for leaks.

    `only` is the id of a single assignment; `probes` gives the probes of an assignment's exercise,
    by default those of the hidden suites. ReleaseError when anything is wrong or leaks.
    """
    probes = probes or hidden_probes(course)
    chosen = [course.assignment(only)] if only else course.assignments
    files = {
        f"{assignment.id}/{name}": content
        for assignment in chosen
        for name, content in build(course, assignment, probes).items()
    }
    for leak in find_leaks(files, secrets_of(course)):
        raise ReleaseError(f"{ASSIGNMENTS}/{leak.file}", leak.reason, leak.line)
    return files


def release(course: Course, only: str | None = None, probes: ProbesOf | None = None) -> list[Path]:
    """Write assignments/, or one assignment of it, and return the files written, in order.

    All or nothing: on ReleaseError the earlier release stands as it was.
    """
    files = plan(course, only, probes)
    place = course.root / ASSIGNMENTS
    try:
        with tempfile.TemporaryDirectory(prefix=".release-", dir=course.root) as folder:
            new = Path(folder, "new")
            _write(files, new)
            if only:
                _swap(new / only, place / only, Path(folder, "old"))
            else:
                _swap(new, place, Path(folder, "old"))
    except OSError as error:
        reason = f"it cannot be written ({error.strerror}), the earlier release stands"
        raise ReleaseError(ASSIGNMENTS, reason) from error
    return [place / name for name in files]


def check(course: Course, probes: ProbesOf | None = None) -> list[str]:
    """How assignments/ differs from what `release` would write, one line each.

    ReleaseError when there could be no release at all.
    """
    wanted = plan(course, probes=probes)
    return [
        f"{ASSIGNMENTS}/{name}: {problem}, {REMEDY}"
        for name, problem in differences(wanted, on_disk(course))
    ]


def differences(wanted: Files, found: Mapping[str, bytes | None]) -> Iterator[tuple[str, str]]:
    """Each file that is not as wanted, and in which way."""
    for name in sorted(wanted.keys() | found.keys()):
        if name not in found:
            yield name, "it is missing"
        elif name not in wanted:
            yield name, "it is no part of the release"
        elif found[name] != wanted[name]:
            yield name, "it is not what the solutions and suites give"


def on_disk(course: Course) -> dict[str, bytes | None]:
    """What lies in assignments/ by path there; None for what is no plain file, such as a link."""
    folder = course.root / ASSIGNMENTS
    return {
        path.relative_to(folder).as_posix(): (
            path.read_bytes() if path.is_file() and not path.is_symlink() else None
        )
        for path in folder.rglob("*")
        if path.is_symlink() or not path.is_dir()
    }


def _write(files: Files, folder: Path) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _swap(new: Path, place: Path, old: Path) -> None:
    """Put `new` in its place; what stood there moves to `old`, and back should that fail."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if place.exists():
        os.rename(place, old)
    try:
        os.rename(new, place)
    except OSError:
        if old.exists():
            os.rename(old, place)
        raise
