"""Wrong and right files of every exercise, and what is named where they run in this process."""

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
from autograder.diagnose.bank import Misconception, overlaid_source
from autograder.diagnose.doctor import Doctor
from autograder.diagnose.operations import calls as calls_of
from autograder.diagnose.outcomes import Outcome, Sources
from autograder.diagnose.sketch import Entry
from autograder.diagnose.tables import Bench, benches

ROOT = Path(__file__).parent.parent
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


def partly(exercise: str, wrong: Misconception, function: str) -> Case:
    """A file that has a mistake in one function, where the bank has it in others as well."""
    bench = doctor(exercise).bench
    whole = overlaid_source(bench.reference, wrong).decode()
    last = f"exec({whole!r}, _wrong := {{}})\n{function} = _wrong[{function!r}]\n"
    source = f"{bench.reference}\n\n{last}".encode()
    return Case(bench.assignment, exercise, f"only {function}", wrong.id, source)


def partial_cases(exercise: str) -> Iterator[Case]:
    """Every mistake that is in several functions of a file, in each of them alone."""
    table = doctor(exercise).table
    calls = {each.name: calls_of(each, exercise) for each in table.entries}
    bank = {wrong.id: wrong for wrong in doctor(exercise).bench.bank()}
    for mistake in table.mistakes:
        functions = frozenset().union(*(calls[name] for name in mistake.wrong))
        if len(functions) > 1:
            yield from (partly(exercise, bank[mistake.id], each) for each in sorted(functions))


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
