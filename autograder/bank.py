"""The misconception bank: wrong ways that people really write, and the reference bent to each.

A misconception is a small file that holds only the functions or methods it changes. Laid over
the reference solution it gives a whole file that can be run and graded like a submission.
"""

import ast
from pathlib import Path

import msgspec

BANK = Path(__file__).parent / "misconceptions"
BASE = "_base.py"  # what all overrides of a folder stand on, between the reference and them


class BankError(Exception):
    """A misconception file is not as it should be; says which file and what is missing."""


class Misconception(msgspec.Struct, frozen=True, kw_only=True):
    """One wrong way: what a student reads about it, and the file of its overrides."""

    id: str
    title: str
    explanation: str
    hint: str
    path: Path


def load_bank(assignment: str, exercise: str, bank: Path = BANK) -> tuple[Misconception, ...]:
    """The misconceptions of an exercise in the order of their ids; none where it has no folder.

    Raises:
        BankError: a docstring lacks the title, the explanation or the hint.
    """
    files = sorted((bank / assignment / exercise).glob("[!_]*.py"))
    return tuple(_read(path) for path in files)


def overlaid_source(reference: str, misconception: Misconception) -> bytes:
    """The reference solution with the misconception's overrides, as one Python file.

    Functions of the same name are replaced. A class of the same name becomes a subclass of the
    reference's that takes over its name, so the reference's own methods make objects of it too.
    """
    base = misconception.path.with_name(BASE)
    layers = [base.read_text()] if base.exists() else []
    source = reference
    for layer in [*layers, misconception.path.read_text()]:
        source = _overlay(source, layer)
    return source.encode()


def _overlay(source: str, layer: str) -> str:
    below = {node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef)}
    tree = ast.parse(layer)
    lines = layer.splitlines()
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in below and not node.bases:
            lines[node.lineno - 1] = f"class {node.name}({node.name}):"
    overrides = lines[_docstring_lines(tree) :]
    return "\n".join([source.rstrip("\n"), "", *overrides, ""])


def _docstring_lines(tree: ast.Module) -> int:
    first = tree.body[0] if tree.body else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.end_lineno or 0
    return 0


def _read(path: Path) -> Misconception:
    paragraphs = [
        " ".join(paragraph.split())
        for paragraph in (ast.get_docstring(ast.parse(path.read_text())) or "").split("\n\n")
    ]
    title, *rest = paragraphs
    named = dict(paragraph.partition(": ")[::2] for paragraph in rest)
    if not title or set(named) != {"Explanation", "Hint"} or not all(named.values()):
        wanted = 'a title, "Explanation: ..." and "Hint: ..."'
        raise BankError(f"{path}: the docstring needs {wanted}, one paragraph each")
    return Misconception(
        id=path.stem,
        title=title,
        explanation=named["Explanation"],
        hint=named["Hint"],
        path=path,
    )
