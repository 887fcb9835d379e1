"""Receipts: what came in, when, from where, and which copy counts. The grader reads them."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal
from zoneinfo import ZoneInfo

import msgspec

from autograder.collect import stamps
from autograder.collect.git.addresses import hosted
from autograder.course.records import Course
from autograder.report import Source, SourceKind, write_atomically
from autograder.submission import Arrival, read_file

SCHEMA: Final = "backprop-course/receipt/v1"
FOLDER: Final = "receipts"
TIMESTAMP: Final = "timestamp.txt"
SECRET: Final = "submission_secret.txt"
OWN_FILES: Final = frozenset({TIMESTAMP, SECRET})  # what nbgrader itself adds
LONGEST_STAMP: Final = 200  # bytes


class Commit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which commit a copy is, why it was chosen, and whether an instructor asked for it."""

    sha: str
    why: str
    is_asked: bool = False


class Receipt(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One copy of a submission as it came in.

    `time` is ISO 8601 with zone, empty when unknown; `time_from` says how it is known, `is_stated`
    whether an instructor said so. `files` gives the sha256 of each file taken, `sha256` that of
    all of them and of the reasons in `problems` why others were not.
    """

    schema: Literal["backprop-course/receipt/v1"] = SCHEMA
    student: str
    assignment: str
    kind: SourceKind
    origin: str
    time: str
    time_from: str
    is_stated: bool = False
    sha256: str
    files: dict[str, str]
    problems: dict[str, str]
    ignored: tuple[str, ...]
    notes: tuple[str, ...] = ()
    counts: bool = False
    why: str = ""
    commit: Commit | None = None

    @property
    def when(self) -> datetime | None:
        """The time of receipt."""
        return datetime.fromisoformat(self.time) if self.time else None

    @property
    def key(self) -> str:
        """What tells this copy from others: the way it came and what is in it.

        The exchange keeps every hand-in, so there the time belongs to it, too; a download holds
        one, whose time may be corrected later. A commit tells itself from all others.
        """
        if self.commit is not None:
            return f"{self.kind}-{self.commit.sha[:16]}-{self.sha256[:16]}"
        stamp = ""
        if self.kind == "nbgrader" and self.when is not None:
            stamp = f"{self.when.astimezone(UTC):%Y%m%dT%H%M%S.%f}-"
        return f"{self.kind}-{stamp}{self.sha256[:16]}"


def folder_of(submitted: Path, student: str, assignment: str) -> Path:
    """Where the receipts of a student's submission lie, beside the folder of submissions."""
    return submitted.parent / FOLDER / assignment / student


def read(submitted: Path, student: str, assignment: str) -> dict[str, Receipt]:
    """All receipts of a student's submission by key; those that cannot be read are none."""
    found: dict[str, Receipt] = {}
    for path in sorted(folder_of(submitted, student, assignment).glob("*.json")):
        try:
            receipt = msgspec.json.decode(path.read_bytes(), type=Receipt)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            continue
        found[path.stem] = receipt
    return found


def write(submitted: Path, receipt: Receipt) -> None:
    """Write a receipt; one that stands there already with this content is left alone."""
    folder = folder_of(submitted, receipt.student, receipt.assignment)
    path = folder / f"{receipt.key}.json"
    content = msgspec.json.format(msgspec.json.encode(receipt), indent=2) + b"\n"
    if not path.exists() or path.read_bytes() != content:
        folder.mkdir(parents=True, exist_ok=True)
        os.chmod(submitted.parent / FOLDER, 0o700)
        write_atomically(path, content)


def stored_time(folder: Path) -> datetime | None:
    """The time in a submission's timestamp.txt; one without a zone is in UTC, as for nbgrader."""
    content = read_file(folder, TIMESTAMP, LONGEST_STAMP)
    if not isinstance(content, bytes):
        return None
    try:
        return stamps.parse(content.decode("utf-8", "replace"), ZoneInfo("UTC"))
    except stamps.StampError:
        return None


def arrival(submitted: Path, student: str, course: Course, assignment: str) -> Arrival:
    """How the submission in nbgrader's folders came to us.

    Its timestamp.txt says when, the receipt of the copy that counts the rest; a receipt of
    another time is one of an earlier copy and says nothing.
    """
    time = stored_time(submitted / student / assignment)
    told = read(submitted, student, assignment).values()
    receipt = next((each for each in told if each.counts and each.when == time), None)
    text = ""
    if time is not None:
        text = time.astimezone(ZoneInfo(course.time_zone)).isoformat(timespec="seconds")
    if receipt is None:
        return Arrival(Source(kind="nbgrader" if time else "folder", time=text))
    if receipt.commit is None:
        source = Source(kind=receipt.kind, sha=receipt.sha256, time=text)
    else:
        place = hosted(receipt.origin)
        page = place.page if place else ""
        source = Source(kind=receipt.kind, sha=receipt.commit.sha, time=text, repository=page)
    return Arrival(source, receipt.problems, receipt.ignored)
