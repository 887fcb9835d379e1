"""What the course has to teach, from syllabus.toml: where each item is taught and graded.

A place is an exercise or a cell of a notebook, assignment:cell. Where something is taught, some
words of it are given, so that an item that is edited out of a handout is noticed.
"""

import ast
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from autograder.check_course.findings import Finding
from autograder.check_course.parts import test_names
from autograder.course import Course
from autograder.errors import UserError
from autograder.release.build import CONVENTIONS_FILE, SOLUTIONS, suite_file

FILE = "syllabus.toml"
EVERY = "*"  # the place that is every exercise's handout


class SyllabusError(UserError):
    """syllabus.toml cannot be read; the text says what is wrong with it."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to teach.

    `taught` maps places to words that stand there; `graded` names probes and written answers.
    """

    id: str
    source: str
    text: str
    taught: dict[str, str]
    graded: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    items: tuple[Item, ...] = msgspec.field(name="item")


def load_items(root: Path) -> tuple[Item, ...]:
    """The items of root/syllabus.toml in their order; SyllabusError when it is missing or wrong."""
    try:
        raw = tomllib.loads((root / FILE).read_text(encoding="utf-8"))
        return msgspec.convert(raw, _File).items
    except OSError as error:
        raise SyllabusError(f"{FILE}: it cannot be read ({error.strerror})") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise SyllabusError(f"{FILE}: {error}") from None


def syllabus_findings(course: Course) -> tuple[tuple[Item, ...], list[Finding]]:
    """The items, and what is missing.

    That is a place that is not there, an item that is not taught or not graded, an exercise that
    belongs to no item.
    """
    try:
        items = load_items(course.root)
    except SyllabusError as error:
        return (), [Finding(FILE, str(error).removeprefix(f"{FILE}: "), "correct it")]
    places = _Places(course)
    findings = [finding for item in items for finding in _item(item, places)]
    findings += _repeated(items)
    used = {place.split(".")[0] for item in items for place in (*item.taught, *item.graded)}
    for name in places.handouts:
        if name not in used:
            problem = f"the exercise {name} belongs to no item"
            findings.append(Finding(FILE, problem, "name it where it teaches or grades one"))
    return items, findings


class _Places:
    """The texts of a course by the names that the syllabus gives to places."""

    def __init__(self, course: Course) -> None:
        conventions = _read(course.root / CONVENTIONS_FILE)
        self.handouts: dict[str, str] = {}
        self.probes: set[str] = set()
        self.unread: set[str] = set()  # exercises whose suite another check complains of
        self.cells: dict[str, str] = {}
        self.written: set[str] = set()
        for assignment in course.assignments:
            folder = course.root / SOLUTIONS / assignment.id
            for exercise in assignment.exercises:
                handout = _docstring(folder / exercise.file_name)
                self.handouts[exercise.id] = f"{handout}\n{conventions}"
                probes = _probes(course.root / suite_file(assignment.id, exercise.id))
                self.probes |= {f"{exercise.id}.{name}" for name in probes}
                self.unread |= set() if probes else {exercise.id}
            for cell in _cells(folder / f"{assignment.id}.ipynb"):
                name = f"{assignment.id}:{cell.get('id', '')}"
                self.cells[name] = "".join(cell["source"])
                if cell["metadata"].get("nbgrader", {}).get("points"):
                    self.written.add(name)

    def says(self, place: str, words: str) -> bool | None:
        """Whether the words stand at a place that teaches; None where there is no such place."""
        if place == EVERY:
            return all(_holds(text, words) for text in self.handouts.values())
        text = self.handouts.get(place, self.cells.get(place))
        return None if text is None else _holds(text, words)

    def grades(self, place: str) -> bool:
        """Whether a place gives points, as far as can be told."""
        known = place in self.probes or place in self.written
        return known or place.split(".")[0] in self.unread


def _item(item: Item, places: _Places) -> Iterator[Finding]:
    name = f"the item {item.id}"
    for side, of_it in (("taught", item.taught), ("graded", item.graded)):
        if not of_it:
            yield Finding(FILE, f"{name} is not {side} anywhere", "say where, or write it")
    for place, words in item.taught.items():
        said = places.says(place, words)
        if said is None:
            problem = f"{name} is taught in {place}, which is no exercise and no cell"
            yield Finding(FILE, problem, "correct the place")
        elif not said or not words.strip():
            problem = f"{name}: {words!r} does not stand in {place}"
            yield Finding(FILE, problem, "teach it there or name the words that do")
    for place in item.graded:
        if not places.grades(place):
            problem = f"{name} is graded by {place}, which is no probe and no written answer"
            yield Finding(FILE, problem, "correct the place")


def _repeated(items: tuple[Item, ...]) -> Iterator[Finding]:
    ids = [item.id for item in items]
    for name in dict.fromkeys(name for name in ids if ids.count(name) > 1):
        yield Finding(FILE, f"two items are called {name}", "rename one")


def _holds(text: str, words: str) -> bool:
    return " ".join(words.split()) in " ".join(text.split())


def _read(path: Path) -> str:
    """A file's text, nothing where there is none: the check of parts says so."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def _docstring(path: Path) -> str:
    try:
        return ast.get_docstring(ast.parse(_read(path))) or ""
    except SyntaxError:
        return ""


def _probes(suite: Path) -> set[str]:
    """The probes of a suite; none of one that is not in order."""
    try:
        tests = test_names(suite)
    except (OSError, SyntaxError, ValueError):
        return set()
    return {name.removeprefix("test_") for name in tests} if len(tests) == tests.total() else set()


def _cells(path: Path) -> list[dict[str, Any]]:
    try:
        found = json.loads(_read(path) or "{}").get("cells", [])
    except ValueError:
        return []
    return [cell for cell in found if "source" in cell and "metadata" in cell]
