"""When a submission was received: as somebody states, or as the download's own stamps say."""

from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from autograder.collect import stamps
from autograder.collect.roster import COLUMNS, KEYS, Claim, Person, is_named
from autograder.collect.tables import Row, TableError, fold, read_table

_TIME: Final = {
    "time": (
        "submitted", "submitted at", "submission time", "last modified (submission)", "timestamp",
        "received", "received at", "submission date", "last submission",
    )
}  # fmt: skip
_NONE: Final = ("", "-")


class Received(NamedTuple):
    """A time of receipt and how it is known; `is_stated` when not from the download itself."""

    time: datetime | None
    source: str
    is_stated: bool = False
    notes: tuple[str, ...] = ()


class Times(NamedTuple):
    """The times of receipt of a platform's table, each with the cells that say whose it is."""

    rows: tuple[tuple[Row, datetime], ...]
    name: str

    def of(self, claim: Claim, person: Person | None) -> Received | None:
        """The time of one student's submission, if the table has one."""
        for row, time in self.rows:
            if _is_about(row, claim, person):
                return Received(time, f"{self.name}, line {row.line}", is_stated=True)
        return None


class Clock(NamedTuple):
    """How times are told: one for all, a platform's table, and the zone of stamps without one."""

    zone: ZoneInfo
    stated: datetime | None = None
    times: Times | None = None

    def told(self, claim: Claim, person: Person | None) -> Received | None:
        """The time that somebody states, or a platform's table; None where neither does."""
        if self.stated is not None:
            return Received(self.stated, "--time", is_stated=True)
        return self.times.of(claim, person) if self.times else None

    def received(self, claim: Claim, person: Person | None, stamp: datetime | None) -> Received:
        """The time of a submission with this stamp."""
        told = self.told(claim, person)
        if told is not None:
            return told
        if stamp is None:
            return Received(None, "unknown")
        if stamp.tzinfo is not None:
            return Received(stamp, "the file's time on this disk")
        notes: tuple[str, ...] = ()
        if stamps.is_ambiguous(stamp, self.zone):
            notes = (
                f"{stamp} falls into the clock change in {self.zone}: the earlier hour counts",
            )
        source = f"the zip's time stamp, read in {self.zone}"
        return Received(stamps.localized(stamp, self.zone), source, notes=notes)


def load_times(path: Path, zone: ZoneInfo) -> Times:
    """Read a platform's table of submissions; times without a zone are taken in `zone`.

    Raises:
        TableError: it cannot be read, a time is none, or two rows are about one student.
    """
    table = read_table(path, {**COLUMNS, **_TIME})
    whose = {*KEYS, "name", "first", "last", "lms", "sis"} & set(table.columns)
    if "time" not in table.columns or not whose:
        raise TableError(path, "a column time is needed, and one of id, login, email or name", 1)
    rows: list[tuple[Row, datetime]] = []
    seen: dict[tuple[str, str], int] = {}
    for row in table.rows:
        if row.cells.get("time", "") in _NONE:
            continue
        for key in (*KEYS, "lms", "sis"):
            value = fold(row.cells.get(key, ""))
            if value and (key, value) in seen:
                lines = f"lines {seen[key, value]} and {row.line}"
                raise TableError(path, f"{lines} are both about {value!r}: leave one")
            seen[key, value] = row.line
        rows.append((row, _time(path, row, zone)))
    return Times(tuple(rows), path.name)


def _time(path: Path, row: Row, zone: ZoneInfo) -> datetime:
    try:
        return stamps.parse(row.cells["time"], zone)
    except stamps.StampError as error:
        raise TableError(path, str(error), row.line) from None


def _is_about(row: Row, claim: Claim, person: Person | None) -> bool:
    """Whether a row is about the student: by a platform's number, a key, or the name alone."""
    cells = {name: fold(text) for name, text in row.cells.items()}
    number = cells.get("lms", "").rpartition(" ")[2]
    if number and claim.number:
        return number == claim.number
    keys = {fold(key) for key in claim.keys}
    if person is not None:
        keys |= {fold(getattr(person, key)) for key in KEYS}
    given = {cells.get(key, "") for key in (*KEYS, "sis")} - {""}
    if given & (keys - {""}):
        return True
    told = cells.get("name", "") or f"{cells.get('first', '')} {cells.get('last', '')}".strip()
    name = claim.name or (person.name if person is not None else "")
    return bool(told and name) and not (given and keys - {""}) and is_named(told, name)
