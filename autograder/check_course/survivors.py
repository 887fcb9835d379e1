"""Which known mistakes pass all visible tests: run as `make survivors`.

Visible tests show the numbers of the texts and are no proof; the hidden suites are. The list tells
a maintainer what students do not see before they hand in. It runs our own files only, in this
process.
"""

import contextlib
import importlib
import io
import runpy
import signal
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import numpy as np

from autograder.course import Assignment, Course, Exercise, load_course
from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.kit import close
from autograder.release.build import SOLUTIONS

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 2.0  # of computing, for one visible test; what never ends has failed it


class _Endless(BaseException):
    """A visible test has computed for too long."""


def survivors(course: Course, assignment: Assignment, exercise: Exercise) -> tuple[list[str], int]:
    """The ids of the mistakes that pass all visible tests of an exercise, and how many there are.

    Raises:
        AssertionError: the solution itself does not pass them.
    """
    for each in assignment.exercises:
        importlib.import_module(each.profile)  # which may take longer than a test
    folder = course.root / SOLUTIONS / assignment.id
    reference = (folder / exercise.file_name).read_text(encoding="utf-8")
    if not _passes(folder, assignment, exercise, reference.encode()):
        raise AssertionError(f"the solution of {exercise.id} does not pass its visible tests")
    bank = load_bank(assignment.id, exercise.id)
    passed = [
        wrong.id
        for wrong in bank
        if _passes(folder, assignment, exercise, overlaid_source(reference, wrong))
    ]
    return passed, len(bank)


def _passes(folder: Path, assignment: Assignment, exercise: Exercise, source: bytes) -> bool:
    """Whether a file passes all visible tests of its exercise, beside the other solutions."""
    files = {each.id: (folder / each.file_name).read_bytes() for each in assignment.exercises}
    try:
        with _quiet(), _modules({**files, exercise.id: source}):
            for test in _tests(folder / "tests" / f"test_{exercise.file_name}"):
                test()
    except (Exception, _Endless):  # a wrong file may do anything
        return False
    return True


def _tests(path: Path) -> list[Callable[[], None]]:
    names = runpy.run_path(str(path))
    return [each for name, each in names.items() if name.startswith("test_")]


@contextlib.contextmanager
def _modules(files: dict[str, bytes]) -> Iterator[None]:
    """These files, and the comparator, as the modules that visible tests import."""
    kept = {name: sys.modules.get(name) for name in (*files, "close")}
    try:
        sys.modules["close"] = close
        for name, source in files.items():
            module = sys.modules[name] = ModuleType(name)
            exec(compile(source, f"{name}.py", "exec", dont_inherit=True), vars(module))
        yield
    finally:
        for name, module_before in kept.items():
            sys.modules.pop(name)
            if module_before is not None:
                sys.modules[name] = module_before


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Without output and warnings, within a time, and with Python's limits as they were."""
    limit = sys.getrecursionlimit()
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        with (
            contextlib.redirect_stdout(io.StringIO()),
            warnings.catch_warnings(),
            np.errstate(all="ignore"),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
        sys.setrecursionlimit(limit)


def _stop(*_: object) -> NoReturn:
    raise _Endless


def main() -> None:
    """Print the survivors of every exercise."""
    course = load_course(ROOT)
    for assignment in course.assignments:
        for exercise in assignment.exercises:
            passed, count = survivors(course, assignment, exercise)
            names = ", ".join(passed) or "none"
            sys.stdout.write(f"{exercise.id}: {len(passed)} of {count} pass: {names}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
