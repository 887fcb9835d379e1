"""One student's copy of an assignment, read as plain bounded files and nothing else."""

import errno
import hashlib
import os
import re
import stat
from pathlib import Path
from typing import NamedTuple

import msgspec

from autograder.course import Assignment
from autograder.report import Source
from autograder.text import nearest, plain
from autograder.triage import Problem, triage

MOST_LISTED = 50
MOST_SEEN = 2000  # names in one folder
DEEPEST = 2  # folders within folders in which a misplaced file is looked for

_DECORATION = re.compile(
    r"[\W_]*(\(?\d+\)?|copy|kopie|final|new|neu|old|v\d+)[\W_]*", re.IGNORECASE
)
_OF_THE_FILE = (errno.EACCES, errno.EPERM, errno.ENAMETOOLONG, errno.ENXIO)
_ENDINGS = ("py", "txt", "pyw", "ipynb", "py3")


class Arrival(NamedTuple):
    """How a folder came to us: from where and when, and what collecting could not or did not take.

    `problems` holds sentences by file name, one under "" is about all files.
    """

    source: Source = Source(kind="folder")
    problems: dict[str, str] = {}  # noqa: RUF012 - nobody writes to it
    ignored: tuple[str, ...] = ()


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
    folder: Path,
    assignment: Assignment,
    student: str,
    file_kb: int,
    released: frozenset[str],
    arrival: Arrival = Arrival(),  # noqa: B008 - a frozen record
) -> Submission:
    """Read a student's folder. `released` names what came with the assignment, not worth listing.

    Links, special files, and what is too large are not opened; each is a problem of its file.
    """
    files: dict[str, bytes] = {}
    problems: dict[str, Problem] = {}
    for exercise in assignment.exercises:
        content = read_file(folder, exercise.file_name, file_kb << 10)
        if isinstance(content, bytes):
            files[exercise.file_name] = content
        elif content is not None:
            problems[exercise.id] = content
        elif told := arrival.problems.get(exercise.file_name, arrival.problems.get("")):
            problems[exercise.id] = Problem(told)
    whole = from_files(assignment, files, student)
    listed = [exercise.file_name for exercise in assignment.exercises]
    ignored = tuple(dict.fromkeys(arrival.ignored + _ignored(folder, listed, released)))
    found = {**whole.problems, **problems}
    return msgspec.structs.replace(
        whole,
        problems={name: _beside(f"{name}.py", found[name], ignored) for name in found},
        ignored=ignored[:MOST_LISTED],
        source=arrival.source,
    )


def near_misses(file_name: str, ignored: tuple[str, ...]) -> list[str]:
    """Ignored files that were probably meant to be `file_name`."""
    stem = file_name.removesuffix(".py")
    return [name for name in ignored if _is_near(stem, name.rpartition("/")[2])]


def _is_near(stem: str, name: str) -> bool:
    """Whether a name is the stem with something around it, or is spelt much like it."""
    other, dot, ending = name.rpartition(".")
    folded = other.lower().removesuffix(".py")
    if not dot or ending.lower().rstrip("~") not in _ENDINGS or folded.startswith("test_"):
        return False
    bare = _DECORATION.sub("", other).lower().removesuffix(".py")
    parts = re.split(r"[\W_]+", folded)
    return (
        stem in (bare, *parts) or folded.startswith(stem) or nearest(stem, [bare, folded]) == bare
    )


def _beside(file_name: str, problem: Problem, ignored: tuple[str, ...]) -> Problem:
    """The problem of a file and, where another file looks like the one that was meant, its name."""
    near = near_misses(file_name, ignored)
    if not near:
        return problem
    return problem._replace(message=f"{problem.message} '{near[0]}' beside it was not read.")


def _ignored(folder: Path, listed: list[str], released: frozenset[str]) -> tuple[str, ...]:
    """What lies around, safe to print: first what was probably meant to be a listed file."""
    names = _names(folder) - set(listed) - released
    misplaced = _misplaced(folder, names, listed)
    found = sorted(plain(name, 200) for name in names) + misplaced
    return tuple(sorted(found, key=lambda name: not any(near_misses(f, (name,)) for f in listed)))


def _names(folder: Path) -> set[str]:
    """Names of what is in a folder, with a slash after those of folders; of links, no more."""
    found: set[str] = set()
    try:
        with os.scandir(folder) as entries:
            for entry in entries:
                found.add(entry.name + ("/" if entry.is_dir(follow_symlinks=False) else ""))
                if len(found) >= MOST_SEEN:
                    break
    except OSError:
        return set()
    return found


def _misplaced(folder: Path, names: set[str], listed: list[str], depth: int = 1) -> list[str]:
    """Listed files that lie in folders of the folder, as paths from its top."""
    found: list[str] = []
    for name in sorted(name for name in names if name.endswith("/")):
        if name.startswith((".", "__")) or len(found) > MOST_LISTED:
            continue
        inside = _names(folder / name)
        within = sorted(inside.intersection(listed))
        if depth < DEEPEST:
            within += _misplaced(folder / name, inside, listed, depth + 1)
        found += [plain(name + each, 200) for each in within]
    return found


def read_file(folder: Path, name: str, most: int) -> bytes | Problem | None:
    """The content of a file, why it has none, or None when there is no such file."""
    if folder.is_symlink():
        return Problem(f"{name} lies in a folder that is a link: hand in the folder itself.")
    try:
        handle = os.open(folder / name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        if error.errno == errno.ELOOP:
            return Problem(f"{name} is a link: hand in the file itself.")
        return _unopened(name, error)
    try:
        return _content(handle, name, most)
    except OSError as error:
        return _unopened(name, error)
    finally:
        os.close(handle)


def _unopened(name: str, error: OSError) -> Problem:
    told = f"{name} cannot be opened ({error.strerror})"
    if error.errno in _OF_THE_FILE:
        return Problem(f"{told}: hand it in again.")
    return Problem(f"{told}: see to the disk of this machine and grade again.", is_ours=True)


def _content(handle: int, name: str, most: int) -> bytes | Problem:
    status = os.fstat(handle)
    if stat.S_ISDIR(status.st_mode):
        return Problem(f"{name} is a folder: hand in the file itself.")
    if not stat.S_ISREG(status.st_mode):
        return Problem(f"{name} is not an ordinary file: hand in the file itself.")
    too_large = Problem(f"{name} is larger than {most >> 10} KB, the most that is read.")
    if status.st_size > most:
        return too_large
    with os.fdopen(handle, "rb", closefd=False) as stream:
        content = stream.read(most + 1)
    return content if len(content) <= most else too_large
