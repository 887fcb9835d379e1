"""How downloads are laid out: which files are whose, for Moodle, Canvas, and plain folders."""

import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from autograder.collect.entries import Entry, is_junk
from autograder.collect.picking import Wanted
from autograder.collect.roster import Claim, Roster

_MOODLE = re.compile(
    r"(?P<name>.+?)_(?P<number>\d+)_assignsubmission_(?:file|onlinetext)_?(?P<rest>.*)"
)
_CANVAS = re.compile(
    r"(?P<name>[^_]+)_(?P<late>late_)?(?P<number>\d+)_(?P<copy>\d+)_(?P<rest>.+)", re.IGNORECASE
)
_RESUBMITTED = re.compile(r"(?P<stem>.+)-(?P<count>\d+)(?P<ending>\.\w+)")
_ARCHIVE = re.compile(r"(?P<student>.+)\.zip", re.IGNORECASE)


class HandIn(NamedTuple):
    """One student's files, named from the top of what they handed in."""

    claim: Claim
    entries: tuple[Entry, ...]
    is_marked_late: bool = False

    @property
    def time(self) -> datetime | None:
        """The newest time that the download keeps of these files."""
        return max((entry.time for entry in self.entries if entry.time), default=None)


class Split(NamedTuple):
    """The hand-ins in the order of the students, and the files that are nobody's."""

    hand_ins: tuple[HandIn, ...]
    strays: tuple[str, ...]


class _Part(NamedTuple):
    claim: Claim
    entry: Entry
    is_marked_late: bool = False
    is_counted: bool = False  # whether the platform adds -1, -2, ... to names


def split(entries: Iterable[Entry], want: Wanted, roster: Roster | None) -> Split:
    """Sort the files of a whole class by student."""
    strays: list[str] = []
    parts: dict[Claim, list[_Part]] = {}
    for entry in _unwrapped([each for each in entries if not is_junk(each.path)], want, roster):
        part = None if _leads_out(entry) else _moodle(entry) or _canvas(entry) or _plain(entry)
        if part is None:
            strays.append(entry.shown)
        else:
            parts.setdefault(part.claim, []).append(part)
    hand_ins = (_hand_in(claim, parts[claim], want) for claim in sorted(parts))
    return Split(tuple(hand_ins), tuple(sorted(strays)))


def is_one_students(entries: Sequence[Entry], want: Wanted) -> bool:
    """Whether an archive is one student's own, not a download of the class."""
    tops = {entry.path[:-1] for entry in entries if entry.name in want.sizes}
    return () in tops or (want.assignment,) in tops


def _unwrapped(entries: Sequence[Entry], want: Wanted, roster: Roster | None) -> Sequence[Entry]:
    """The entries without a folder around them all that is no student's."""
    while entries and len({entry.path[0] for entry in entries}) == 1:
        top = entries[0].path[0]
        below = [entry.path[1:2] for entry in entries]
        is_student = any(
            not rest or rest[0] == want.assignment or rest[0] in want.sizes for rest in below
        )
        known = roster is not None and roster.by_key(top) is not None
        if is_student or known or _MOODLE.fullmatch(top):
            break
        entries = [entry.below(1) for entry in entries]
    return entries


def _leads_out(entry: Entry) -> bool:
    """Whether the name is no path within the archive."""
    return len(entry.path) == 1 and any(sign in entry.name for sign in "/\\:")


def _moodle(entry: Entry) -> _Part | None:
    found = _MOODLE.fullmatch(entry.path[0])
    if found is None or (not found["rest"] and len(entry.path) == 1):
        return None
    path = ((found["rest"],) if found["rest"] else ()) + entry.path[1:]
    claim = Claim(f"{found['name']} {found['number']}", (), found["name"], found["number"])
    return _Part(claim, entry._replace(path=path))


def _canvas(entry: Entry) -> _Part | None:
    found = _CANVAS.fullmatch(entry.name) if len(entry.path) == 1 else None
    if found is None:
        return None
    claim = Claim(f"{found['name']} {found['number']}", (), found["name"], found["number"])
    return _Part(claim, entry._replace(path=(found["rest"],)), found["late"] is not None, True)


def _plain(entry: Entry) -> _Part | None:
    """`student/...` or `student.zip`, which stays an archive to be opened."""
    if len(entry.path) > 1:
        return _Part(_keyed(entry.path[0]), entry.below(1))
    found = _ARCHIVE.fullmatch(entry.name)
    return _Part(_keyed(found["student"]), entry) if found else None


def _keyed(text: str) -> Claim:
    return Claim(text, (text,))


def _hand_in(claim: Claim, parts: Sequence[_Part], want: Wanted) -> HandIn:
    entries = [part.entry for part in parts]
    if any(part.is_counted for part in parts):
        entries = _latest(entries, want)
    late = any(part.is_marked_late for part in parts)
    return HandIn(claim, tuple(entries), late)


def _latest(entries: Sequence[Entry], want: Wanted) -> list[Entry]:
    """Files under their own names, where a platform added -1, -2, ... to those handed in again."""
    latest: dict[str, Entry] = {}
    others: list[Entry] = []
    counted = [(*_uncounted(entry, want), entry) for entry in entries]
    for _, name, entry in sorted(counted, key=lambda each: each[0]):
        if not name:
            others.append(entry)
            continue
        if name in latest:
            before = latest[name]
            others.append(before._replace(path=(f"{before.name} (handed in before)",)))
        latest[name] = entry
    return [entry._replace(path=(name,)) for name, entry in latest.items()] + others


def _uncounted(entry: Entry, want: Wanted) -> tuple[int, str]:
    """How often a file was handed in before, and the name it had; empty: it is of no use."""
    found = _RESUBMITTED.fullmatch(entry.name)
    name = f"{found['stem']}{found['ending']}" if found else entry.name
    if found and (name in want.sizes or found["ending"].lower() == ".zip"):
        return int(found["count"]), name
    is_useful = entry.name in want.sizes or entry.name.lower().endswith(".zip")
    return 0, entry.name if is_useful else ""
