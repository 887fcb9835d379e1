"""nbgrader's exchange: every hand-in is a folder `student+assignment+time+random` in inbound."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from autograder.collect import stamps
from autograder.collect.receipts import SECRET, stored_time
from autograder.collect.roster import Claim
from autograder.collect.timing import Received
from autograder.errors import UserError
from autograder.submission import read_file

LONGEST_SECRET: Final = 1024  # bytes

_NAME = re.compile(
    r"(?P<student>.+)\+(?P<assignment>[^+]+)"
    r"\+(?P<time>\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?(?: [^+ ]+| [+-]\d{4})?)(?:\+[\w=-]*)?"
)


class ExchangeError(UserError):
    """The exchange is not there, or more than one course is in it."""


class HandedIn(NamedTuple):
    """One folder in the exchange."""

    claim: Claim
    folder: Path
    received: Received
    secret: bytes = b""


def inbound(root: Path, course_id: str) -> Path:
    """The folder students hand in to.

    Raises:
        ExchangeError: it is not there, or no course is named and there are several.
    """
    if not root.is_dir():
        raise ExchangeError(f"{root} is no exchange: name its folder with --exchange")
    if not course_id:
        courses = sorted(path.parent.name for path in root.glob("*/inbound"))
        if len(courses) != 1:
            told = ", ".join(courses) or "no course"
            raise ExchangeError(f"{root} holds {told}: name one with --course-id")
        course_id = courses[0]
    folder = root / course_id / "inbound"
    if not folder.is_dir():
        raise ExchangeError(f"{folder} is not there: is {course_id!r} the course's id?")
    return folder


def handed_in(folder: Path, assignment: str, *, check_owner: bool = True) -> Iterator[HandedIn]:
    """All hand-ins of an assignment, by student and time."""
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        found = _NAME.fullmatch(path.name)
        if found is None or found["assignment"] != assignment or path.is_symlink():
            continue
        if not path.is_dir():
            continue
        time = stamps.parse(found["time"], ZoneInfo("UTC"))  # as nbgrader reads it
        notes = list(_doubts(path, time))
        if check_owner and (owner := _owner(path)) not in ("", found["student"]):
            notes.append(f"{path.name} belongs to the user {owner!r}, not to the student")
        claim = Claim(found["student"], (found["student"],))
        received = Received(time, "the exchange", notes=tuple(notes))
        secret = read_file(path, SECRET, LONGEST_SECRET)
        yield HandedIn(claim, path, received, secret if isinstance(secret, bytes) else b"")


def _doubts(path: Path, time: object) -> Iterator[str]:
    """What of a hand-in's two time stamps does not agree; the name decides, as for nbgrader."""
    inside = stored_time(path)
    if inside is not None and inside != time:
        yield f"timestamp.txt in {path.name} says another time than the name, which counts"


def _owner(path: Path) -> str:
    try:
        return path.owner()
    except (KeyError, OSError, NotImplementedError):
        return ""
