"""Where in a student's own file the thing that is wrong is defined; nothing is run or parsed."""

import ast
import re
from collections.abc import Iterable

from autograder.course import Exercise
from autograder.diagnose.bank import BANK
from autograder.diagnose.doctor import Diagnosis
from autograder.submission import Submission


def defined_at(source: bytes, names: Iterable[str]) -> int | None:
    """The line of the first of these functions, methods or classes that a file defines."""
    for name in names:
        pattern = rb"^[ \t]*(?:async[ \t]+def|def|class)[ \t]+%s\b" % re.escape(name.encode())
        if found := re.search(pattern, source, re.MULTILINE):
            return source.count(b"\n", 0, found.start()) + 1
    return None


def place(exercise: Exercise, submission: Submission, diagnosis: Diagnosis) -> int | None:
    """The line to look at: of what the mistake changes, else of what the shown case calls."""
    names: list[str] = []
    if diagnosis.mistake is not None:
        names += _changed(submission.assignment, exercise.id, diagnosis.mistake.id)
    if diagnosis.counterexample is not None:
        called = diagnosis.counterexample.statement.partition("(")[0]
        names += [name for name in exercise.functions if name == called]
    return defined_at(submission.files.get(exercise.id, b""), [*names, *exercise.functions])


def _changed(assignment: str, exercise: str, mistake: str) -> list[str]:
    """The one function or method that a mistake of the bank changes; nothing when several."""
    path = BANK / assignment / exercise / f"{mistake}.py"
    if not path.is_file():
        return []
    body = ast.parse(path.read_bytes()).body
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    changed = [node for each in classes for node in each.body] if classes else body
    names = [node.name for node in changed if isinstance(node, ast.FunctionDef)]
    return names if len(names) == 1 else []
