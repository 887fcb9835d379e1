"""What a release must not hold, from the solutions, the suites, the key and the machine."""

import getpass
import json
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from autograder import places
from autograder.course import Course
from autograder.key import SHORTEST, VARIABLE
from autograder.release.build import SOLUTIONS
from autograder.release.leaks import Secrets, compact
from autograder.release.markers import decode, inside, outside

DISTINCTIVE = 6  # names, numbers and operators: `d_out * b, d_out * a` has 6, `o = n.tanh()` 4
PLAIN = 3  # what a line needs to count in a pair, or in its own stub

_TOKEN = re.compile(r"\w+|[^\w\s()\[\]{},.:\"'#]+")
_MARK_SCHEME = re.compile(r"BEGIN MARK SCHEME.*?\n(.*?)[^\n]*END MARK SCHEME", re.DOTALL)


class _Block(NamedTuple):
    """Consecutive lines that are secret, and where they stand."""

    origin: str
    lines: list[str]


def secrets_of(
    course: Course, home: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Secrets:
    """All secrets of a course; `home` is the home folder of whoever releases."""
    solutions = dict(_solutions(course))
    known = _open_text(solutions)
    blocks = [block for file, text in solutions.items() for block in _regions(file, text)]
    blocks += [*_notebook_answers(course), *_hidden_suites(course)]
    return Secrets(
        lines=dict(_distinctive(blocks, known)),
        pairs=dict(_pairs(blocks, known)),
        stubs={
            file.removeprefix(f"{SOLUTIONS}/"): _allowed(file, text)
            for file, text in solutions.items()
        },
        patterns=(*_key(course.root, environment), *_paths(course.root, home or Path.home())),
    )


def _solutions(course: Course) -> Iterator[tuple[str, str]]:
    for assignment in course.assignments:
        for exercise in assignment.exercises:
            file = f"{SOLUTIONS}/{assignment.id}/{exercise.file_name}"
            if (course.root / file).is_file():
                yield file, decode((course.root / file).read_bytes(), file)


def _regions(file: str, text: str) -> Iterator[_Block]:
    for lines in inside(text, file):
        if lines:
            yield _Block(f"{file}:{lines[0][0]}", [line for _, line in lines])


def _notebook_answers(course: Course) -> Iterator[_Block]:
    """What nbgrader takes out of a notebook: solution regions, or whole cells, and rubrics."""
    for assignment in course.assignments:
        file = f"{SOLUTIONS}/{assignment.id}/{assignment.id}.ipynb"
        if not (course.root / file).is_file():
            continue
        notebook = json.loads(decode((course.root / file).read_bytes(), file))
        for number, cell in enumerate(notebook["cells"], start=1):
            place, source = f"{file} cell {number}", "".join(cell["source"])
            yield from (_Block(place, text.split("\n")) for text in _MARK_SCHEME.findall(source))
            if cell["metadata"].get("nbgrader", {}).get("solution"):
                yield from (
                    _regions(place, source)
                    if inside(source, place)
                    else [_Block(place, source.split("\n"))]
                )


def _hidden_suites(course: Course) -> Iterator[_Block]:
    for path in sorted((course.root / "autograder/hidden").rglob("*.py")):
        file = path.relative_to(course.root).as_posix()
        yield _Block(file, decode(path.read_bytes(), file).split("\n"))


def _open_text(solutions: dict[str, str]) -> str:
    """What students may read of the solution files: a line found here gives nothing away."""
    return "\n".join(
        compact(line) for file, text in solutions.items() for line in outside(text, file)
    )


def _lines(blocks: Iterable[_Block]) -> Iterator[tuple[_Block, str]]:
    return ((block, line) for block in blocks for line in block.lines)


def _distinctive(blocks: Iterable[_Block], known: str) -> Iterator[tuple[str, str]]:
    for block, line in _lines(blocks):
        if _weight(line) >= DISTINCTIVE and compact(line) not in known:
            yield compact(line), block.origin


def _pairs(blocks: Iterable[_Block], known: str) -> Iterator[tuple[tuple[str, str], str]]:
    for block in blocks:
        for two in pairwise(line for line in block.lines if line.strip()):
            pair = compact(two[0]), compact(two[1])
            if min(map(_weight, two)) >= PLAIN and not any(line in known for line in pair):
                yield pair, block.origin


def _allowed(file: str, text: str) -> dict[str, int]:
    """How often each line of a file's regions stands outside them."""
    opened = Counter(map(compact, outside(text, file)))
    return {
        compact(line): opened[compact(line)]
        for block in _regions(file, text)
        for line in block.lines
        if _weight(line) >= PLAIN
    }


def _weight(line: str) -> int:
    """How many names, numbers and operators a line has, a leading `return` left out."""
    return len(_TOKEN.findall(line.strip().removeprefix("return ")))


def _key(root: Path, environment: Mapping[str, str]) -> Iterator[tuple[re.Pattern[str], str]]:
    path = root / places.KEY
    kept = path.read_bytes().decode("latin-1") if path.is_file() else ""
    for word in f"{kept} {environment.get(VARIABLE, '')}".split():
        if len(word) >= SHORTEST:
            yield re.compile(re.escape(word), re.IGNORECASE), "it holds the course's key"


def _paths(root: Path, home: Path) -> Iterator[tuple[re.Pattern[str], str]]:
    """Folders of this machine and home folders of any; `leaf/root` is no path of root's."""
    reason = "it holds a path of a machine"
    for folder in {str(root), str(root.resolve()), str(home), str(home.resolve())}:
        if folder not in ("/", ""):
            end = r"/" if folder.count("/") == 1 else r"(?![\w-])"
            yield re.compile(rf"(?<![\w.]){re.escape(folder)}{end}"), reason
    yield re.compile(r"(?<!\w)/(home|Users)/\w|[A-Za-z]:\\+Users\\"), reason
    user = getpass.getuser()
    if user != "root":
        yield re.compile(rf"[/\\]{re.escape(user)}[/\\]"), reason
