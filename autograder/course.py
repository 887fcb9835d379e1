"""The course as course.toml describes it: frozen records, or one sentence on what is wrong there."""

import keyword
import math
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Literal, TypeVar
from zoneinfo import ZoneInfo

import msgspec

FILE_NAME = "course.toml"
HINTS = 3

Profile = Literal["numpy", "torch"]
Problem = tuple[str, str]

_ASSIGNMENT_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COUNTS = ("none", "one", "two", "three", "four", "five", "six")
# A student file of one of these names would hide a module that its neighbours import.
_TAKEN = frozenset({"check", "close", "conftest", "draw", "numpy", "pytest", "torch"})
_TYPE_NAMES = {
    "str": "text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "datetime": "a date and time with its offset, such as 2026-11-02T23:59:00+01:00",
}


class CourseError(Exception):
    """An entry of course.toml is wrong; the text is one sentence: file, key and reason."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{FILE_NAME}: {where}: {reason}" if where else f"{FILE_NAME}: {reason}")
        self.where = where
        self.reason = reason


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all records of the course share: frozen, named fields, nothing unknown."""


class Limits(Record, frozen=True, kw_only=True):
    """What a student's code may use: seconds (CPU and wall), megabytes, kilobytes."""

    call_cpu_s: float = 2
    call_wall_s: float = 10
    probe_wall_s: float = 20
    submission_wall_s: float = 300
    memory_mb: int = 1024
    reply_kb: int = 256
    file_kb: int = 256


class Late(Record, frozen=True, kw_only=True):
    """What lateness costs: `per_day` percent a begun day after `grace` minutes, at most `cap`."""

    per_day: int = 0
    grace: int = 0
    cap: int = 100


class Exercise(Record, frozen=True, kw_only=True):
    """One stub file. `functions` are its public names (capitalised: a class)."""

    id: str
    title: str
    functions: tuple[str, ...]
    hints: tuple[str, ...]
    profile: Profile = "numpy"
    support: tuple[str, ...] = ()
    extension: bool = False

    @property
    def file_name(self) -> str:
        """The name of the student's file."""
        return f"{self.id}.py"


class Assignment(Record, frozen=True, kw_only=True):
    """One unit of release and collection. `hours` is the expected work, `due` has a zone."""

    id: str
    title: str
    hours: float
    due: datetime
    weight: int
    prerequisites: tuple[str, ...] = ()
    late: Late = Late()
    exercises: tuple[Exercise, ...] = msgspec.field(name="exercise")

    def exercise(self, exercise_id: str) -> Exercise:
        """The exercise of that id; KeyError names the known ones when there is none."""
        return _named(self.exercises, exercise_id)


class Course(Record, frozen=True, kw_only=True):
    """The whole course, assignments in teaching order; `root` is the repository's folder."""

    title: str
    time_zone: str
    limits: Limits
    assignments: tuple[Assignment, ...]
    root: Path

    def assignment(self, assignment_id: str) -> Assignment:
        """The assignment of that id; KeyError names the known ones when there is none."""
        return _named(self.assignments, assignment_id)


class _Head(Record, frozen=True, kw_only=True):
    title: str
    time_zone: str


class _File(Record, frozen=True, kw_only=True):
    course: _Head
    limits: Limits = Limits()
    assignments: tuple[Assignment, ...] = msgspec.field(name="assignment")


def load_course(root: Path | str) -> Course:
    """Read `root`/course.toml; CourseError when it is missing or an entry is wrong.

    Due times come back in the course's own time zone, whatever offset they are written with.
    """
    folder = Path(root).resolve()
    content = _convert(_parse(folder / FILE_NAME))
    for where, reason in _problems(content):
        raise CourseError(where, reason)
    zone = ZoneInfo(content.course.time_zone)
    return Course(
        title=content.course.title,
        time_zone=content.course.time_zone,
        limits=content.limits,
        assignments=tuple(
            msgspec.structs.replace(each, due=each.due.astimezone(zone))
            for each in content.assignments
        ),
        root=folder,
    )


_Entry = TypeVar("_Entry", Assignment, Exercise)


def _named(entries: tuple[_Entry, ...], wanted: str) -> _Entry:
    for entry in entries:
        if entry.id == wanted:
            return entry
    raise KeyError(f"{wanted!r} is not one of {', '.join(entry.id for entry in entries)}")


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


def _problems(content: _File) -> Iterator[Problem]:
    yield from _blank("course.title", content.course.title)
    yield from _zone_problems(content.course.time_zone)
    for name, value in msgspec.structs.asdict(content.limits).items():
        if not (0 < value < math.inf):
            yield f"limits.{name}", "a number above 0 is needed"
    if not content.assignments:
        yield "assignment", "a course needs an assignment"
    yield from _repeated("assignment", (each.id for each in content.assignments))
    known: set[str] = set()
    owner: dict[str, str] = {}
    for index, assignment in enumerate(content.assignments):
        where = f"assignment[{index}]"
        yield from _assignment_problems(where, assignment, known)
        yield from _owner_problems(where, assignment, owner)
        known.add(assignment.id)


def _zone_problems(name: str) -> Iterator[Problem]:
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        yield (
            "course.time_zone",
            f"{name!r} is no time zone, a name such as Europe/Berlin is needed",
        )


def _assignment_problems(where: str, each: Assignment, known: set[str]) -> Iterator[Problem]:
    if not _ASSIGNMENT_ID.fullmatch(each.id):
        yield f"{where}.id", f"{each.id!r} is not lower-case letters, digits and single hyphens"
    yield from _blank(f"{where}.title", each.title)
    if not (0 < each.hours < math.inf):
        yield f"{where}.hours", "a number above 0 is needed"
    if each.weight < 0:
        yield f"{where}.weight", "a weight cannot be negative"
    if each.due.utcoffset() is None:
        yield f"{where}.due", "the offset is missing, write it as in 2026-11-02T23:59:00+01:00"
    for name in each.prerequisites:
        if name not in known:
            yield f"{where}.prerequisites", f"{name!r} is not the id of an earlier assignment"
    yield from _late_problems(f"{where}.late", each.late)
    if not each.exercises:
        yield f"{where}.exercise", "an assignment needs an exercise"
    for index, exercise in enumerate(each.exercises):
        yield from _exercise_problems(f"{where}.exercise[{index}]", exercise)


def _late_problems(where: str, late: Late) -> Iterator[Problem]:
    for name, percent in (("per_day", late.per_day), ("cap", late.cap)):
        if not 0 <= percent <= 100:
            yield f"{where}.{name}", "a percentage from 0 to 100 is needed"
    if late.grace < 0:
        yield f"{where}.grace", "minutes cannot be negative"


def _exercise_problems(where: str, each: Exercise) -> Iterator[Problem]:
    if not _is_name(each.id) or each.id != each.id.lower():
        yield f"{where}.id", f"{each.id!r} is no lower-case Python name, so it cannot name a module"
    elif each.id in sys.stdlib_module_names:
        yield f"{where}.id", f"{each.id!r} is a module of the standard library"
    elif each.id in _TAKEN:
        yield f"{where}.id", f"{each.id!r} is the name of a module the assignment itself uses"
    yield from _blank(f"{where}.title", each.title)
    if not each.functions:
        yield f"{where}.functions", "a public name is needed"
    for key, names in (("functions", each.functions), ("support", each.support)):
        yield from _repeated(f"{where}.{key}", names)
        for name in names:
            if not _is_name(name):
                yield f"{where}.{key}", f"{name!r} is no Python name"
    yield from _hint_problems(f"{where}.hints", each.hints)


def _hint_problems(where: str, hints: tuple[str, ...]) -> Iterator[Problem]:
    if len(hints) != HINTS:
        given = _COUNTS[len(hints)] if len(hints) < len(_COUNTS) else str(len(hints))
        verb = "is" if len(hints) == 1 else "are"
        yield where, f"three hints are needed, {given} {verb} given"
    for index, hint in enumerate(hints):
        yield from _blank(f"{where}[{index}]", hint)


def _owner_problems(where: str, each: Assignment, owner: dict[str, str]) -> Iterator[Problem]:
    """One file name in the whole course: hints, notebooks and grade ids go by it."""
    for index, exercise in enumerate(each.exercises):
        if exercise.id in owner:
            taken = f"{exercise.id!r} is already an exercise of {owner[exercise.id]}"
            yield f"{where}.exercise[{index}].id", taken
        owner[exercise.id] = each.id


def _repeated(where: str, names: Iterable[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield where, f"{name!r} is given twice"
        seen.add(name)


def _blank(where: str, text: str) -> Iterator[Problem]:
    if not text.strip():
        yield where, "the text is empty"


def _is_name(text: str) -> bool:
    return text.isidentifier() and not keyword.iskeyword(text) and text.isascii()
