"""Every exercise has all of its parts, and nothing lies about that belongs to none."""

import ast
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from autograder.check_course.findings import Finding
from autograder.course import FILE_NAME, Assignment, Course, Exercise
from autograder.grade.withdrawal import unknown
from autograder.release.build import (
    CONVENTIONS_FILE,
    MISCONCEPTIONS,
    SOLUTIONS,
    listed_sources,
    suite_file,
)

HIDDEN = "autograder/hidden"
ALTERNATIVES = "tests/alternatives"
BY_PRODUCTS = ("__pycache__",)  # Python leaves these where it imports from


def part_findings(course: Course) -> Iterator[Finding]:
    """Parts that are missing or empty, then strays."""
    for assignment in course.assignments:
        for exercise in assignment.exercises:
            yield from _missing(course.root, assignment, exercise)
        yield from _attachments(course.root, assignment)
    yield from _stray_sources(course)
    yield from _stray_suites(course)
    for place in (MISCONCEPTIONS, ALTERNATIVES):
        yield from _stray_folders(course, place)


def _missing(root: Path, assignment: Assignment, exercise: Exercise) -> Iterator[Finding]:
    solution = f"{SOLUTIONS}/{assignment.id}/{exercise.file_name}"
    if not (root / solution).is_file():
        yield Finding(solution, "the exercise has no solution", "write it")
    visible = f"{SOLUTIONS}/{assignment.id}/tests/test_{exercise.file_name}"
    for file in (visible, suite_file(assignment.id, exercise.id)):
        kind = "visible tests" if file == visible else "hidden suite"
        if not (root / file).is_file():
            yield Finding(file, f"the exercise has no {kind}", "write a first test")
        else:
            yield from _tests(root, file)
            if kind == "hidden suite":
                yield from _withdrawn(root, file, exercise)
    for place, what in ((MISCONCEPTIONS, "misconception"), (ALTERNATIVES, "alternative solution")):
        folder = f"{place}/{assignment.id}/{exercise.id}"
        if not any((root / folder).glob("*.py")):
            yield Finding(folder, f"the exercise has no {what}", "write one that people really use")


def _tests(root: Path, file: str) -> Iterator[Finding]:
    """A file of tests has some, and none that a later one of the same name replaces."""
    try:
        tests = test_names(root / file)
    except (SyntaxError, ValueError) as error:
        yield Finding(file, f"it is no Python ({error})", "correct it")
        return
    if not tests:
        yield Finding(file, "it holds no test", "write a first one")
    for name, count in tests.items():
        if count > 1:
            yield Finding(file, f"{name} is defined {count} times", "give each a name of its own")


def test_names(path: Path) -> Counter[str]:
    """How often each test of a file is defined."""
    body = ast.parse(path.read_bytes()).body
    functions = [node.name for node in body if isinstance(node, ast.FunctionDef)]
    return Counter(name for name in functions if name.startswith("test_"))


def _withdrawn(root: Path, file: str, exercise: Exercise) -> Iterator[Finding]:
    """What course.toml withdraws is a probe of the suite."""
    try:
        tests = test_names(root / file)
    except (SyntaxError, ValueError):
        return  # `_tests` says so
    for name in unknown(exercise, [test.removeprefix("test_") for test in tests]):
        problem = f"{exercise.id}.withdrawn: {file} has no probe {name!r}"
        yield Finding(FILE_NAME, problem, "correct the name")


def _attachments(root: Path, assignment: Assignment) -> Iterator[Finding]:
    file = f"{SOLUTIONS}/{assignment.id}/{assignment.id}.ipynb"
    try:
        cells = json.loads((root / file).read_bytes())["cells"]
        texts = ["".join(cell["source"]) for cell in cells]
    except (OSError, ValueError, TypeError, KeyError):
        return  # the release says so
    for number, text in enumerate(texts, start=1):
        if "](attachment:" in text:
            problem = f"cell {number} shows an attachment, which the release drops"
            yield Finding(file, problem, "draw the picture in text or with draw.py")


def _stray_sources(course: Course) -> Iterator[Finding]:
    listed = {CONVENTIONS_FILE}
    for each in course.assignments:
        listed |= {f"{SOLUTIONS}/{each.id}/{name}" for name in listed_sources(each)}
    for file in _files(course.root, SOLUTIONS):
        if file not in listed:
            yield Finding(file, "this file belongs to no exercise", "remove it")


def _stray_suites(course: Course) -> Iterator[Finding]:
    listed = set()
    for each in course.assignments:
        for exercise in each.exercises:
            listed.add(suite_file(each.id, exercise.id))
            listed |= {f"{HIDDEN}/{each.id}/support/{name}.py" for name in exercise.support}
    for file in sorted(listed):
        if "/support/" in file and not (course.root / file).is_file():
            yield Finding(file, "this support source is missing", "write it")
    for file in _files(course.root, HIDDEN, BY_PRODUCTS):
        if file not in listed:
            yield Finding(file, "course.toml names no exercise or support for it", "remove it")


def _stray_folders(course: Course, place: str) -> Iterator[Finding]:
    """Folders of exercises that are not there (any more)."""
    listed = {
        f"{each.id}/{exercise.id}" for each in course.assignments for exercise in each.exercises
    }
    for folder in sorted((course.root / place).glob("*/*/")):
        name = folder.relative_to(course.root / place).as_posix()
        if name not in listed and folder.name not in BY_PRODUCTS and folder.is_dir():
            yield Finding(f"{place}/{name}", "there is no exercise of this name", "remove it")


def _files(root: Path, place: str, but: Iterable[str] = ()) -> list[str]:
    """Files and links below a folder, by their path from the root."""
    return sorted(
        path.relative_to(root).as_posix()
        for path in (root / place).rglob("*")
        if (path.is_symlink() or not path.is_dir()) and not set(but) & set(path.parts)
    )
