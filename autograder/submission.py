"""One student's copy of an assignment, read as plain bounded files and nothing else."""

import errno
import hashlib
import os
import re
import stat
from pathlib import Path

import msgspec

from autograder.course import Assignment
from autograder.report import Source
from autograder.text import nearest, plain
from autograder.triage import Problem, triage

MOST_LISTED = 50
MOST_SEEN = 2000

_DECORATION = re.compile(r"[\W_]*(\(?\d+\)?|copy|kopie|final|new|old|v\d+)[\W_]*", re.IGNORECASE)


class Submission(msgspec.Struct, frozen=True):
    """Sources by exercise id; what could not be read, with the reason; what was left aside."""

    student: str
    assignment: str
    files: dict[str, bytes]
    problems: dict[str, Problem]
    ignored: tuple[str, ...]
    source: Source

    @property
    def sha256(self) -> str:
        """A hash of all that decides the mark: the listed files, or why one is not there."""
        digest = hashlib.sha256()
        for name in sorted(self.files | self.problems):
            content = self.files.get(name, b"")
            problem = self.problems[name].message if name in self.problems else ""
            for part in (name.encode(), content, problem.encode()):
                digest.update(len(part).to_bytes(8, "big") + part)
        return digest.hexdigest()

    def file_sha256(self, exercise: str) -> str:
        """The hash of one exercise's file, from which its hidden numbers are drawn."""
        return hashlib.sha256(self.files.get(exercise, b"")).hexdigest()


def from_files(
    assignment: Assignment, files: dict[str, bytes], student: str = "student"
) -> Submission:
    """A submission made of file names and contents, as a folder with these files would be."""
    taken: dict[str, bytes] = {}
    problems: dict[str, Problem] = {}
    for exercise in assignment.exercises:
        content = files.get(exercise.file_name)
        problem = None if content is None else triage(exercise.file_name, content)
        if problem is not None:
            problems[exercise.id] = problem
        elif content is not None:
            taken[exercise.id] = content
    listed = {exercise.file_name for exercise in assignment.exercises}
    ignored = tuple(sorted(plain(name, 200) for name in files if name not in listed))
    return Submission(student, assignment.id, taken, problems, ignored, Source(kind="folder"))


def read_folder(
    folder: Path, assignment: Assignment, student: str, file_kb: int, released: frozenset[str]
) -> Submission:
    """Read a student's folder. `released` names what came with the assignment, not worth listing.

    Links, special files, and what is too large are not opened; each is a problem of its file.
    """
    names = _names(folder)
    files: dict[str, bytes] = {}
    problems: dict[str, Problem] = {}
    for exercise in assignment.exercises:
        if exercise.file_name in names:
            content = _read(folder / exercise.file_name, file_kb << 10)
            if isinstance(content, bytes):
                files[exercise.file_name] = content
            else:
                problems[exercise.id] = content
    whole = from_files(assignment, files, student)
    listed = {exercise.file_name for exercise in assignment.exercises}
    ignored = sorted(plain(name, 200) for name in names - listed - released)
    return msgspec.structs.replace(
        whole, problems={**whole.problems, **problems}, ignored=tuple(ignored[:MOST_LISTED])
    )


def near_misses(file_name: str, ignored: tuple[str, ...]) -> list[str]:
    """Ignored files that were probably meant to be `file_name`."""
    stem = file_name.removesuffix(".py")
    return [name for name in ignored if _is_near(stem, name)]


def _is_near(stem: str, name: str) -> bool:
    other, dot, ending = name.rpartition(".")
    if not dot or ending.lower().rstrip("~") not in ("py", "txt", "pyw", "ipynb", "py3"):
        return False
    bare = _DECORATION.sub("", other).lower().removesuffix(".py")
    folded = other.lower()
    return (
        stem in (bare, folded)
        or re.match(rf"{re.escape(stem)}[\W_]", folded) is not None
        or nearest(stem, [bare]) is not None
    )


def _names(folder: Path) -> set[str]:
    found: set[str] = set()
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                found.add(entry.name + ("/" if entry.is_dir(follow_symlinks=False) else ""))
                if len(found) >= MOST_SEEN:
                    break
    except (FileNotFoundError, NotADirectoryError):
        return set()
    return {_as_file(folder, name) for name in found}


def _as_file(folder: Path, name: str) -> str:
    """A folder that bears the name of a Python file counts as that file, to be refused."""
    return name.removesuffix("/") if name.endswith(".py/") else name


def _read(path: Path, most: int) -> bytes | Problem:
    try:
        handle = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except OSError as error:
        if error.errno == errno.ELOOP:
            return Problem(f"{path.name} is a link: hand in the file itself.")
        return Problem(f"{path.name} cannot be opened ({error.strerror}): hand it in again.")
    with os.fdopen(handle, "rb") as stream:
        status = os.fstat(stream.fileno())
        if stat.S_ISDIR(status.st_mode):
            return Problem(f"{path.name} is a folder: hand in the file itself.")
        if not stat.S_ISREG(status.st_mode):
            return Problem(f"{path.name} is not an ordinary file: hand in the file itself.")
        if status.st_size > most:
            return Problem(f"{path.name} is larger than {most >> 10} KB, the most that is read.")
        content = stream.read(most + 1)
    return content[:most]
