"""Times of receipt: read with their zone, or in a stated one; never guessed."""

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo

from autograder.errors import UserError

NBGRADER_FORMAT: Final = "%Y-%m-%d %H:%M:%S.%f UTC"  # what nbgrader's own timestamp.txt holds

# How learning platforms write a time in their tables, where it is not ISO 8601.
_PLATFORM_FORMATS = (
    "%A, %d %B %Y, %I:%M %p",
    "%A, %d %B %Y, %H:%M",
    "%A, %B %d, %Y, %I:%M %p",
    "%b %d, %Y %I:%M %p",
)


class StampError(UserError):
    """A time cannot be read, or has no zone where none is stated."""


def zone_of(name: str) -> ZoneInfo:
    """The time zone of that name, such as Europe/Berlin; StampError when there is none."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        raise StampError(
            f"{name!r} is no time zone: use a name such as Europe/Berlin or UTC"
        ) from None


def parse(text: str, zone: ZoneInfo | None = None) -> datetime:
    """A time with its zone; one written without a zone is taken in `zone`.

    Raises:
        StampError: the text is no time, or it has no zone and `zone` is None.
    """
    time = _iso(text.strip()) or _named_zone(text.strip()) or _platform(text.strip())
    if time is None:
        raise StampError(f"{text[:60]!r} is no time: write it as in 2026-11-02T23:59:00+01:00")
    if time.tzinfo is not None:
        return time
    if zone is None:
        raise StampError(f"{text[:60]!r} has no zone: write it as in 2026-11-02T23:59:00+01:00")
    return localized(time, zone)


def localized(time: datetime, zone: ZoneInfo) -> datetime:
    """A time without zone as the clocks of a zone showed it.

    In the hour that is repeated, or skipped, when clocks change there are two readings;
    the earlier one counts, in the student's favour.
    """
    readings = [time.replace(tzinfo=zone, fold=fold).astimezone(UTC) for fold in (0, 1)]
    return min(readings).astimezone(zone)


def is_ambiguous(time: datetime, zone: ZoneInfo) -> bool:
    """Whether a time without zone falls into an hour that clocks skip or show twice."""
    first, second = (time.replace(tzinfo=zone, fold=fold).utcoffset() for fold in (0, 1))
    return first != second


def shown(time: datetime, zone: ZoneInfo) -> str:
    """A time for people: date, clock and offset in a zone."""
    return time.astimezone(zone).isoformat(sep=" ", timespec="seconds")


def for_nbgrader(time: datetime) -> str:
    """A time as nbgrader's timestamp.txt holds it, in UTC."""
    return time.astimezone(UTC).strftime(NBGRADER_FORMAT)


def _iso(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text) if len(text) > len("2026-11-02") else None
    except ValueError:
        return None


def _named_zone(text: str) -> datetime | None:
    """What nbgrader writes: the zone is the third word, by name or as +0100."""
    clock, _, zone = text.rpartition(" ")
    time = _iso(clock) if zone[-1:].isalnum() and " " in clock else None
    if time is None or time.tzinfo is not None:
        return None
    if zone[:1] in "+-":
        return _iso(f"{clock}{zone}")
    try:
        return localized(time, zone_of(zone))
    except StampError:
        return None


def _platform(text: str) -> datetime | None:
    for form in _PLATFORM_FORMATS:
        try:
            return datetime.strptime(text, form)
        except ValueError:
            continue
    return None
