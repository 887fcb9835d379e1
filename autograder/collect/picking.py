"""What is taken of the files a student handed in: the listed ones, from one folder."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from autograder.collect.archives import LARGEST_OF_ONE, unpacked
from autograder.collect.entries import Entry, Unreadable, is_junk
from autograder.course.records import Assignment
from autograder.submission import MOST_LISTED, MOST_SEEN, near_misses
from autograder.text import plain

MOST_ARCHIVES: Final = 5  # that one student's hand-in may hold
NOTEBOOK_KB: Final = 10 << 10

Folder = tuple[str, ...]


class Wanted(NamedTuple):
    """The names to take and how large each may be, in bytes; the names not worth a word."""

    assignment: str
    sizes: dict[str, int]
    released: frozenset[str]

    @property
    def sources(self) -> list[str]:
        """The listed Python files."""
        return [name for name in self.sizes if name.endswith(".py")]


class Picked(NamedTuple):
    """Contents by name; sentences by name (empty: about all of them); names left aside."""

    files: dict[str, bytes]
    problems: dict[str, str]
    ignored: tuple[str, ...]
    notes: tuple[str, ...] = ()

    @property
    def sha256(self) -> str:
        """A hash of all that was taken, and of why the rest was not."""
        digest = hashlib.sha256()
        told = {name: text.encode() for name, text in self.problems.items()}
        for group in (self.files, told):
            for name, content in sorted(group.items()):
                for part in (name.encode(), content):
                    digest.update(len(part).to_bytes(8, "big") + part)
            digest.update(b"\xff")
        return digest.hexdigest()


def wanted(assignment: Assignment, file_kb: int, released: frozenset[str]) -> Wanted:
    """What to take of an assignment: its exercises' files and its notebook."""
    sizes = {exercise.file_name: file_kb << 10 for exercise in assignment.exercises}
    sizes[f"{assignment.id}.ipynb"] = NOTEBOOK_KB << 10
    return Wanted(assignment.id, sizes, released)


def pick(entries: Iterable[Entry], want: Wanted) -> Picked:
    """Take the listed files of one student's hand-in, archives in it opened once."""
    flat, broken = _expanded([entry for entry in entries if not is_junk(entry.path)])
    found = [entry for entry in flat if entry.name in want.sizes]
    roots = _roots({entry.path[:-1] for entry in found}, want.assignment)
    inside = [entry for entry in found if entry.path[:-1] in roots]
    files: dict[str, bytes] = {}
    problems: dict[str, str] = {}
    for name in want.sizes:
        taken = _one([entry for entry in inside if entry.name == name], want.sizes[name])
        if isinstance(taken, bytes):
            files[name] = taken
        elif taken is not None:
            problems[name] = taken
    if broken and not files and not problems:
        problems[""] = broken.pop(0)
    others = [entry.shown for entry in found if entry not in inside]
    notes = [f"taken from {_shown(roots[0])}, not {plain(others[0], 100)}"] if others else []
    return Picked(files, problems, _ignored(flat, inside, roots, want), (*notes, *broken))


def _expanded(entries: Sequence[Entry]) -> tuple[list[Entry], list[str]]:
    """The files, those in archives among them, as if each archive were a folder."""
    flat: list[Entry] = []
    broken: list[str] = []
    archives = [entry for entry in entries if entry.name.lower().endswith(".zip")]
    for entry in entries:
        if entry not in archives[:MOST_ARCHIVES]:
            flat.append(entry)
            continue
        try:
            inner = unpacked(entry.content(LARGEST_OF_ONE))
        except Unreadable as error:
            broken.append(f"{plain(entry.name, 100)} {error}")
            continue
        placed = (each._replace(path=entry.path + each.path) for each in inner)
        flat += [each for each in placed if not is_junk(each.path)]
    return flat, broken


def _roots(folders: set[Folder], assignment: str) -> list[Folder]:
    """The folder to take files from; several where nothing tells which one was meant."""
    named = [folder for folder in folders if folder[-1:] == (assignment,)]
    if len(named) == 1:
        return named
    highest = min(map(len, folders), default=0)
    return sorted(folder for folder in folders if len(folder) == highest)


def _one(copies: Sequence[Entry], most: int) -> bytes | str | None:
    """The content of a file that may be there more than once, or the sentence why it has none."""
    if not copies:
        return None
    try:
        contents = {entry.content(most) for entry in copies}
    except Unreadable as error:
        return f"{copies[0].name} {error}."
    if len(contents) == 1:
        return contents.pop()
    places = sorted({_shown(entry.path[:-1]) for entry in copies})
    name = copies[0].name
    return f"{name} is there more than once, in {' and in '.join(places)}: hand in one of them."


def _shown(folder: Folder) -> str:
    return plain("/".join(folder), 100) if folder else "the top folder"


def _ignored(
    flat: Sequence[Entry], inside: Sequence[Entry], roots: Sequence[Folder], want: Wanted
) -> tuple[str, ...]:
    """What else came along, safe to print: first what was probably meant to be a listed file."""
    depth = len(roots[0]) if len(roots) == 1 else 0
    names = {name for entry in flat if entry not in inside for name in _told(entry, roots, depth)}
    kept = sorted(plain(name, 200) for name in names if not _is_released(name, want.released))
    near = [
        name
        for name in kept[:MOST_SEEN]
        if any(near_misses(each, (name,)) for each in want.sources)
    ]
    return tuple(dict.fromkeys([*near, *kept]))[:MOST_LISTED]


def _told(entry: Entry, roots: Sequence[Folder], depth: int) -> Iterator[str]:
    """The path of an ignored file, from the folder the others were taken from."""
    is_within = depth and entry.path[:depth] == roots[0]
    yield entry.below(depth).shown if is_within else entry.shown


def _is_released(name: str, released: frozenset[str]) -> bool:
    return name in released or f"{name.split('/', 1)[0]}/" in released
