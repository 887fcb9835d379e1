"""Mistakes written in other styles, and what is named where files run in this process."""

import ast
import functools
import importlib
import itertools
import signal
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple, NoReturn, TypeGuard

import numpy as np

from autograder.course import Course, load_course
from autograder.diagnose.bank import BANK, Misconception, load_bank, overlaid_source
from autograder.diagnose.doctor import Doctor
from autograder.diagnose.outcomes import Outcome, Sources
from autograder.diagnose.sketch import Entry
from autograder.diagnose.tables import Bench, benches

ROOT = Path(__file__).parent.parent
STYLES = Path(__file__).parent / "styles"
ALTERNATIVES = Path(__file__).parent / "alternatives"
SAMPLE_CLASS = Path(__file__).parent / "sample_class"

ENDLESS_S = 2.0  # of computing, for one entry


class Case(NamedTuple):
    """One file to name the mistake of."""

    assignment: str
    exercise: str
    style: str
    mistake: str  # its id, or several
    source: bytes

    def __str__(self) -> str:
        return f"{self.exercise}-{self.style}-{self.mistake}"


@functools.cache
def the_course() -> Course:
    """The course of this repository."""
    return load_course(ROOT)


@functools.cache
def _benches() -> dict[str, Bench]:
    return {bench.exercise.id: bench for bench in benches(the_course())}


@functools.cache
def doctor(exercise: str) -> Doctor:
    """What names mistakes in an exercise."""
    bench = _benches()[exercise]
    return Doctor(the_course(), bench.assignment, bench.exercise)


def exercises(assignment: str = "") -> list[str]:
    """The exercises that have tables, of one assignment or of all."""
    return [name for name, bench in _benches().items() if assignment in ("", bench.assignment)]


def bank_cases(exercise: str) -> Iterator[Case]:
    """Every misconception of an exercise, laid over the reference."""
    bench = doctor(exercise).bench
    for wrong in bench.bank():
        source = overlaid_source(bench.reference, wrong)
        yield Case(bench.assignment, exercise, "bank", wrong.id, source)


def style_paths(exercise: str = "*") -> list[Path]:
    """Files or folders that hold an exercise's mistakes as one student would write them."""
    return sorted(STYLES.glob(f"*/{exercise}/*"))


def style_cases(exercise: str = "*") -> Iterator[Case]:
    """Every misconception of an exercise, or of all, in every style."""
    for path in style_paths(exercise):
        bench = doctor(path.parent.name).bench
        for wrong in load_bank(bench.assignment, bench.exercise.id):
            yield styled(path, wrong.id)


def styled(path: Path, mistake: str) -> Case:
    """The file in which that mistake is the answer.

    It is the function or class asked for by another name, or a class that holds what is asked for.
    """
    exercise, assignment = path.parent.name, path.parent.parent.name
    names = the_course().assignment(assignment).exercise(exercise).functions
    files = sorted(path.glob("*.py")) if path.is_dir() else [path]  # engine.py is the first
    is_class = any(f"class {mistake}(" in file.read_text() for file in files)
    holds_them = is_class and not (len(names) == 1 and names[0].istitle())
    whole = [f"{mistake}().{name}" if holds_them else mistake for name in names]
    last = f"{', '.join(names)} = {', '.join(whole)}"
    parts = [_without_other_mistakes(file.read_text(), mistake) for file in files]
    source = "\n\n".join([*parts, last, ""])
    return Case(assignment, exercise, path.stem, mistake, source.encode())


@functools.lru_cache(maxsize=8)
def _parts(text: str) -> list[tuple[str, str]]:
    """The name and the text of each class, function or other statement of a file."""
    lines = text.splitlines()
    return [
        (getattr(node, "name", ""), "\n".join(lines[node.lineno - 1 : node.end_lineno]))
        for node in ast.parse(text).body
    ]


@functools.cache
def _bank_ids() -> frozenset[str]:
    return frozenset(path.stem for path in BANK.glob("*/*/*.py"))


def _without_other_mistakes(text: str, mistake: str) -> str:
    """A style's file as the student with that one mistake would have it."""
    bank = _bank_ids() - {mistake}
    own = next((part for name, part in _parts(text) if name == mistake), "")
    kept = [part for name, part in _parts(text) if name not in bank or f"{name}." in own]
    return "\n\n\n".join(kept)


def right_files(exercise: str) -> list[Path]:
    """Correct work: the alternatives, and the hand-ins of students who are right."""
    assignment = doctor(exercise).bench.assignment
    alternatives = sorted((ALTERNATIVES / assignment / exercise).glob("*.py"))
    return alternatives + sorted(SAMPLE_CLASS.glob(f"right-*/{assignment}/{exercise}.py"))


def own_outcomes(exercise: str, source: bytes, endless: Iterable[str] = ()) -> dict[str, Outcome]:
    """What comes of a file on the whole table, run in this process."""
    bench = doctor(exercise).bench
    importlib.import_module(bench.exercise.profile)  # which takes longer than an entry may
    sources = bench.sources(source)
    before = signal.signal(signal.SIGVTALRM, _stop)
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            return {
                entry.name: _outcome(sources, entry, entry.name in endless)
                for entry in doctor(exercise).table.entries
            }
    finally:
        signal.signal(signal.SIGVTALRM, before)


class _Endless(BaseException):
    """A file has computed for too long."""


def _stop(*_: object) -> NoReturn:
    raise _Endless


def _outcome(sources: Sources, entry: Entry, endless: bool) -> Outcome:
    if endless:
        return Outcome("timeout")
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS_S)
    try:
        return sources.outcome(entry)
    except _Endless:
        return Outcome("timeout")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def named(case: Case) -> str:
    """The id that a file's mistake is given; empty where it is given none."""
    outcomes = own_outcomes(case.exercise, case.source, _never_ending(case))
    found = doctor(case.exercise).name(outcomes)
    return found.id if found else ""


def _never_ending(case: Case) -> set[str]:
    """The entries on which a case never ends: a style as the bank's way of the same name does."""
    bench = doctor(case.exercise).bench
    ways = itertools.product(case.mistake.split(), ("", case.style))
    return {name for mistake, way in ways for name in bench.endless(mistake, way)}


def changed(mistake: Misconception) -> set[str]:
    """The names of the functions or methods that a misconception changes."""
    body = ast.parse(mistake.path.read_bytes()).body
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    within = [node for each in classes for node in each.body] if classes else body
    named = {node.name for node in within if isinstance(node, ast.FunctionDef)}
    assigned = (node for node in within if isinstance(node, ast.Assign))
    return named | {name.id for node in assigned for name in ast.walk(node) if _is_new(name)}


def _is_new(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def stacked(exercise: str, one: Misconception, other: Misconception) -> Case:
    """A file that has two mistakes, in different functions or methods."""
    bench = doctor(exercise).bench
    source = overlaid_source(bench.reference, one, (other.path,))
    return Case(bench.assignment, exercise, "stacked", f"{one.id} {other.id}", source)


def composed(exercise: str, one: Misconception, other: Misconception) -> Iterator[Case]:
    """Files that have two mistakes in their one function.

    Where the rule has several answers, the first is one mistake's and the others are the
    other's. Where it has one, a mistake is made on what the other gave.
    """
    bench = doctor(exercise).bench
    function = bench.exercise.functions[0]
    parts = [
        overlaid_source("", each).decode() + f"\n_{number} = {function}\n"
        for number, each in enumerate((one, other))
    ]
    last = f"""
def {function}(d_out, *saved):
    if isinstance(first := _0(d_out, *saved), tuple):
        return (first[0], *_1(d_out, *saved)[1:])
    return _1(first, *saved)
"""
    source = "\n".join((*parts, last)).encode()
    yield Case(bench.assignment, exercise, "composed", f"{one.id} {other.id}", source)


def halved(mistake: Misconception, unwritten: Iterable[str]) -> Case:
    """A Value with a mistake, some of whose methods are still as they were handed out."""
    bench = doctor("value").bench
    stubs = (f"    def {name}(self, *_):\n        raise NotImplementedError" for name in unwritten)
    rest = "\n\n".join(["class Value(Value):", *stubs])
    source = overlaid_source(bench.reference, mistake) + f"\n\n{rest}\n".encode()
    return Case(bench.assignment, "value", "halved", mistake.id, source)


COMMON = """

class Common({0}):
    LEVELS = 1000

    def clear(self, topo):
        self.grad = 0.0


Value = Common
"""


def in_common_company() -> Iterator[Case]:
    """Mistakes in one operator, in a class that walks as most public ones do."""
    style = STYLES / "07-value" / "value" / "nested"
    operators = [name for name, _ in _parts((style / "operators.py").read_text()) if name]
    for mistake in sorted(set(operators) & {wrong.id for wrong in doctor("value").bench.bank()}):
        case = styled(style, mistake)
        yield case._replace(style="common", source=case.source + COMMON.format(mistake).encode())
