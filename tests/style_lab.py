"""Mistakes as students of other tastes would write them: tests/styles as whole files."""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

from autograder.diagnose.bank import BANK, load_bank
from tests.diagnosis_lab import Case, doctor, the_course

STYLES = Path(__file__).parent / "styles"


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
