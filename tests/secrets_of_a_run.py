"""What a run of the grader knows and must not tell, gathered while it runs."""

import importlib
import inspect
import pkgutil
import sys
import tempfile
import typing
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from numbers import Real
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from autograder import render
from autograder.course import load_course
from autograder.export.formats import FORMATS
from autograder.export.manual import EMPTY
from autograder.export.marks import Sources, class_marks
from autograder.kit.close import close
from autograder.report import ExerciseResult, Report, Source, dump
from autograder.suite import draws

ROOT = Path(__file__).parent.parent
EIGHTHS_TOLD_APART = 3  # decimals: numbers like 2.5 stand in public examples too


class Numbers:
    """Hidden inputs as they are drawn and expected values as they are compared with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: set[float] = set()
        drawn, compared = draws.Draw._eighths, close.__init__

        def draw(this: draws.Draw, *args: int) -> float:
            self.seen.add(number := drawn(this, *args))
            return number

        def note(this: close, want: Any) -> None:
            self.seen |= set(flat(want))
            compared(this, want)

        monkeypatch.setattr(draws.Draw, "_eighths", draw)
        monkeypatch.setattr(close, "__init__", note)

    def texts(self) -> set[str]:
        """Each number as a text could spell it; none that public material spells too."""
        told_apart = {n for n in self.seen if len(repr(abs(n)).partition(".")[2]) >= 3}
        found = {text for number in told_apart for text in spellings(number)}
        public = public_text()
        return {text for text in found if text not in public}


def flat(value: Any) -> Iterator[float]:
    """All numbers in a wanted answer."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, np.ndarray):
        value = value.ravel().tolist()
    if isinstance(value, list | tuple):
        for item in value:
            yield from flat(item)
    elif isinstance(value, Real) and not isinstance(value, bool):
        yield float(value)


def spellings(number: float) -> Iterator[str]:
    """A number as repr, with a comma or an underscore, scientific, as a fraction, in hex."""
    plain = repr(abs(number))
    yield from (plain, plain.replace(".", ","), plain.replace(".", "_"))
    yield from (f"{abs(number):.6e}", f"{abs(number):.10f}", abs(number).hex())
    fraction = Fraction(abs(number))
    if fraction.denominator < 10**6:
        yield f"{fraction.numerator}/{fraction.denominator}"


def public_text() -> str:
    """All that students may read: course, handouts, visible tests, named mistakes."""
    files = [ROOT / "course.toml"]
    for folder in ("solutions", "autograder/misconceptions"):
        files += sorted((ROOT / folder).rglob("*.*"))
    texts = (path.read_text(errors="replace") for path in files if path.suffix != ".pyc")
    return "\n".join(texts)


def suite_lines() -> set[str]:
    """The lines of the hidden suites that show what is tested and how."""
    found = set()
    for path in sorted((ROOT / "autograder" / "hidden").rglob("*.py")):
        lines = {line.strip() for line in path.read_text().splitlines()}
        found |= {line for line in lines if len(line) > 24 and not line.startswith(("@", "#", '"'))}
    return found


def places() -> set[str]:
    """Places on the grading machine and inside the jail."""
    home = {str(Path.home())} if len(str(Path.home())) > 1 else set()
    return home | {str(ROOT), sys.prefix, sys.base_prefix, "/jail", "/sp/", "/py/", "hidden_suite"}


def renderings(reports: Sequence[Report]) -> Iterator[tuple[str, str]]:
    """Everything that the renderers make of one report or of several, by the renderer's name."""
    given: dict[object, Sequence[object]] = {
        Report: reports,
        Sequence[Report]: [reports],
        ExerciseResult: [result for report in reports for result in report.exercises],
    }
    for name, renderer, takes in renderers():
        for each in given[takes]:
            made = renderer(each)
            yield name, made.decode() if isinstance(made, bytes) else str(made)
    if reports:
        yield from exports(reports)


def exports(reports: Sequence[Report]) -> Iterator[tuple[str, str]]:
    """All that `autograder export` makes of the reports of an assignment, come by git."""
    course = load_course(ROOT)
    with tempfile.TemporaryDirectory() as folder:
        for each in reports:
            page = f"https://github.com/school/bp-{each.assignment}-{each.student}"
            pushed = replace(each, source=Source(kind="git", sha="1" * 40, repository=page))
            path = Path(folder, each.assignment, f"{each.student}.json")
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(dump(pushed))
        marks = class_marks(course, Sources(Path(folder), Path(folder, "none"), EMPTY))
    for name, form in FORMATS.items():
        for content in form.files(marks).values():
            yield f"export.{name}", content.decode()


def renderers() -> Iterator[tuple[str, Callable[[Any], object], object]]:
    """Public functions of autograder.render that make text of a report, its part, or of many."""
    for found in pkgutil.iter_modules(render.__path__):
        module = importlib.import_module(f"{render.__name__}.{found.name}")
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__module__", "") != module.__name__:
                continue
            hints = typing.get_type_hints(value) if callable(value) else {}
            takes = [hints[each] for each in hints if each in asked(value)]
            is_text = hints.get("return") in (str, bytes)
            if is_text and takes in ([Report], [Sequence[Report]], [ExerciseResult]):
                yield f"{found.name}.{name}", value, takes[0]


def asked(function: Callable[..., object]) -> set[str]:
    """The arguments that a function cannot do without."""
    given = inspect.signature(function).parameters.values()
    return {each.name for each in given if each.default is each.empty}
