"""What can be wrong in a course although every entry has its type."""

import keyword
import math
import re
import sys
from collections.abc import Iterable, Iterator
from zoneinfo import ZoneInfo

import msgspec

from autograder.course.records import Assignment, Course, Exercise, Late

HINTS = 3

Problem = tuple[str, str]  # the key, the reason

_ASSIGNMENT_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_COURSE_ID = re.compile(r"[A-Za-z0-9]+([-_.][A-Za-z0-9]+)*")
_COUNTS = ("none", "one", "two", "three", "four", "five", "six")
# A student file of one of these names would hide a module that its neighbours import.
_TAKEN = frozenset({"check", "close", "conftest", "draw", "numpy", "pytest", "torch"})


def problems(course: Course) -> Iterator[Problem]:
    """The key and the reason of every wrong entry, in the order of the file."""
    yield from _blank("course.title", course.title)
    if not _COURSE_ID.fullmatch(course.id):
        yield "course.id", f"{course.id!r} is not letters, digits and single -, _ or . between them"
    if not course.exchange.startswith("/"):
        yield "course.exchange", f"{course.exchange!r} is no folder's full path"
    yield from _zone_problems(course.time_zone)
    if course.drop_lowest < 0:
        yield "course.drop_lowest", "a number of assignments cannot be negative"
    for name, value in msgspec.structs.asdict(course.limits).items():
        if not (0 < value < math.inf):
            yield f"limits.{name}", "a number above 0 is needed"
    if not course.assignments:
        yield "assignment", "a course needs an assignment"
    known: set[str] = set()
    owner: dict[str, str] = {}
    for index, assignment in enumerate(course.assignments):
        where = f"assignment[{index}]"
        if assignment.id in known:
            yield f"{where}.id", f"{assignment.id!r} is already the id of an assignment"
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
    for probe, reason in each.withdrawn.items():
        yield from _blank(f"{where}.withdrawn.{probe}", reason)


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
