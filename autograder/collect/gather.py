"""Collects a class: hand-ins from archives, folders or the exchange, student by student."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from autograder import late
from autograder.collect import layouts
from autograder.collect.archives import open_archive
from autograder.collect.entries import Unreadable
from autograder.collect.exchange import HandedIn
from autograder.collect.folders import file_entry, walk
from autograder.collect.layouts import HandIn, Split
from autograder.collect.picking import pick
from autograder.collect.receipts import OWN_FILES
from autograder.collect.roster import Claim, Person, Roster, unusable
from autograder.collect.store import Copy, Store
from autograder.collect.summary import Line, Summary
from autograder.collect.timing import Clock
from autograder.course.records import Assignment
from autograder.text import plain


class Job(NamedTuple):
    """What to collect for, who is in the course, how times are told, and where it goes."""

    assignment: Assignment
    store: Store
    clock: Clock
    roster: Roster | None = None


class Delivery(NamedTuple):
    """What says of itself whose it is, and is read when asked for; Unreadable says why not."""

    claim: Claim
    load: Callable[[Person | None], Copy]


def collect_zips(job: Job, sources: Sequence[Path]) -> Summary:
    """Collect from zip archives and folders of a class, and from single students' archives."""
    with ExitStack() as stack:
        deliveries: list[Delivery] = []
        troubles: list[str] = []
        for source in sources:
            try:
                found, strays = _deliveries(job, source, stack)
            except Unreadable as error:
                troubles.append(f"{plain(source.name)} {error}.")
                continue
            deliveries += found
            if strays:
                troubles.append(f"{plain(source.name)} holds {_no_students(strays)}.")
        return collect_all(job, deliveries, troubles)


def collect_exchange(job: Job, hand_ins: Iterator[HandedIn]) -> Summary:
    """Collect from nbgrader's exchange."""
    deliveries = [_from_exchange(job, each) for each in hand_ins]
    return collect_all(job, deliveries, [])


def _deliveries(job: Job, source: Path, stack: ExitStack) -> tuple[list[Delivery], tuple[str, ...]]:
    """The hand-ins of one archive or folder, and the files that are nobody's."""
    want = job.store.want
    if source.is_dir():
        entries = walk(source)
    elif _is_one_students(job, source):
        return _each(job, source, layouts.split([file_entry(source)], want, job.roster)), ()
    else:
        entries = stack.enter_context(open_archive(source))
    found = layouts.split(entries, want, job.roster)
    return _each(job, source, found), found.strays


def _is_one_students(job: Job, source: Path) -> bool:
    """Whether an archive is named after a student, or holds one student's files as they are."""
    if job.roster is not None and job.roster.by_key(source.stem) is not None:
        return True
    with open_archive(source) as entries:
        return layouts.is_one_students(entries, job.store.want)


def _no_students(strays: Sequence[str]) -> str:
    """Files that are nobody's, the first few by name."""
    first = ", ".join(plain(name, 80) for name in strays[:3])
    return f"{len(strays)} file{'s' if len(strays) > 1 else ''} of no student: {first}"


def _each(job: Job, source: Path, found: Split) -> list[Delivery]:
    return [_delivery(job, source.name, each) for each in found.hand_ins]


def _delivery(job: Job, origin: str, hand_in: HandIn) -> Delivery:
    def load(person: Person | None) -> Copy:
        received = job.clock.received(hand_in.claim, person, hand_in.time)
        notes = list(received.notes)
        if received.time and hand_in.is_marked_late and not _is_late(job, received.time):
            notes.append("the platform marks it late, its time does not: state it with --time")
        picked = pick(hand_in.entries, job.store.want)
        place = f"{origin}: {plain(hand_in.claim.text, 100)}"
        return Copy(
            picked, "zip", place, received.time, received.source, received.is_stated, tuple(notes)
        )

    return Delivery(hand_in.claim, load)


def _is_late(job: Job, time: datetime) -> bool:
    return late.seconds_late(time, job.assignment.due) > 0


def _from_exchange(job: Job, found: HandedIn) -> Delivery:
    def load(_: Person | None) -> Copy:
        entries = [entry for entry in walk(found.folder) if entry.shown not in OWN_FILES]
        received = found.received
        picked = pick(entries, job.store.want)
        return Copy(
            picked, "nbgrader", found.folder.name, received.time, received.source, False,
            received.notes, secret=found.secret,
        )  # fmt: skip

    return Delivery(found.claim, load)


def collect_all(job: Job, deliveries: Sequence[Delivery], troubles: Sequence[str]) -> Summary:
    """Sort deliveries by student and store each student's; one's trouble is nobody else's."""
    by_student: dict[str, list[tuple[Delivery, Person | None]]] = {}
    ghosts: list[str] = []
    lines: list[Line] = []
    for delivery in deliveries:
        owner = job.roster.owner(delivery.claim) if job.roster else None
        if isinstance(owner, str):
            ghosts.append(f"{plain(delivery.claim.text, 100)}: {owner}.")
            continue
        student = owner.folder if owner else _fallback(delivery.claim)
        if reason := unusable(student):
            ghosts.append(f"{plain(delivery.claim.text, 100)}: {reason}.")
            continue
        by_student.setdefault(student, []).append((delivery, owner))
    for student in sorted(by_student):
        lines.append(_line(job, student, by_student[student]))
    return Summary(lines, list(dict.fromkeys(ghosts)), list(troubles), _absent(job, by_student))


def _line(job: Job, student: str, given: list[tuple[Delivery, Person | None]]) -> Line:
    try:
        copies = [delivery.load(person) for delivery, person in given]
        return Line(student, job.store.put(student, copies))
    except Unreadable as error:
        return Line(student, None, f"{error}.")
    except OSError as error:
        return Line(student, None, f"cannot be written ({error.strerror}).")


def _fallback(claim: Claim) -> str:
    """The folder of a student where there is no roster: as named, or name and number."""
    if claim.keys:
        return claim.keys[0]
    words = "".join(char if char.isalnum() else " " for char in plain(claim.text, 150)).split()
    return "-".join(words).lower()


def _absent(job: Job, seen: dict[str, list[tuple[Delivery, Person | None]]]) -> list[str]:
    """Who is on the roster and has nothing collected, now or before."""
    if job.roster is None:
        return []
    folders = [person.folder for person in job.roster.people]
    return [name for name in folders if name not in seen and not job.store.folder(name).is_dir()]
