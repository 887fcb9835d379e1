"""The course as course.toml describes it, read into records or refused with one sentence."""

import re
import tomllib
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
from msgspec.structs import replace

from autograder.course.checks import problems
from autograder.course.records import (
    FILE_NAME,
    Assignment,
    Course,
    CourseError,
    Head,
    Limits,
    Record,
)

_TYPE_NAMES = {
    "str": "text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "datetime": "a date and time with its offset, such as 2026-11-02T23:59:00+01:00",
}


class _File(Record, frozen=True, kw_only=True):
    course: Head
    limits: Limits = Limits()
    assignments: tuple[Assignment, ...] = msgspec.field(name="assignment")


def nearest_course(start: Path) -> Path | None:
    """The nearest folder with a course, upwards from `start`; else the one that holds this code."""
    code = Path(__file__).resolve().parents[2]
    return next((at for at in (start, *start.parents, code) if (at / FILE_NAME).is_file()), None)


def load_course(root: Path | str) -> Course:
    """Read `root`/course.toml; CourseError when it is missing or an entry is wrong.

    Due times come back in the course's own time zone, whatever offset they are written with.
    """
    folder = Path(root).resolve()
    content = _convert(_parse(folder / FILE_NAME))
    head = msgspec.structs.asdict(content.course)
    course = Course(**head, limits=content.limits, assignments=content.assignments, root=folder)
    for where, reason in problems(course):
        raise CourseError(where, reason)
    zone = ZoneInfo(course.time_zone)
    local = (replace(each, due=each.due.astimezone(zone)) for each in course.assignments)
    return replace(course, assignments=tuple(local))


def _parse(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CourseError("", f"cannot be read in {path.parent} ({error.strerror})") from None
    except UnicodeDecodeError:
        raise CourseError("", "is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise CourseError("", f"is not TOML: {error}") from None


def _convert(raw: dict[str, object]) -> _File:
    try:
        return msgspec.convert(raw, _File)
    except msgspec.ValidationError as error:
        raise _in_our_words(str(error)) from None


def _in_our_words(message: str) -> CourseError:
    """Put msgspec's "what - at `$.path`" as key and reason."""
    what, _, path = message.partition(" - at `$")
    where = path.rstrip("`").lstrip(".")
    if found := re.fullmatch(r"Object missing required field `(.+)`", what):
        return CourseError(_join(where, found[1]), "this entry is missing")
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        return CourseError(_join(where, found[1]), "there is no entry of this name")
    if found := re.fullmatch(r"Invalid enum value (.+)", what):
        return CourseError(where, f"{found[1]} is not known, use 'numpy' or 'torch'")
    if found := re.fullmatch(r"Expected `(\w+)`, got `(\w+)`", what):
        wanted, got = (_TYPE_NAMES.get(name, name) for name in found.groups())
        return CourseError(where, f"{wanted} is needed, {got} is given")
    return CourseError(where, what[:1].lower() + what[1:])


def _join(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key
