"""The misconception bank: wrong ways that people really write, and the reference bent to each.

A misconception is a small file that holds only the functions or methods it changes. Laid over
the reference solution it gives a whole file that can be run and graded like a submission.

The same mistake can be written in other ways, which fail in part on other inputs. Beside the
misconceptions of an exercise may therefore stand
    _bases/<group>/<name>.py    other right ways to write what the overrides stand on
    _company/<name>.py          faults so common that they may stand beside any other mistake
    _ways/<id>/<name>.py        other overrides that are the misconception <id> as well
"""

import ast
import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

BANK = Path(__file__).parents[1] / "misconceptions"
BASE = "_base.py"  # what all overrides of a folder stand on, between the reference and them


_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)


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


def overlaid_source(
    reference: str,
    misconception: Misconception,
    between: Iterable[Path] = (),
    override: Path | None = None,
) -> bytes:
    """The reference solution with the misconception's overrides, as one Python file.

    Functions of the same name are replaced. A class of the same name becomes a subclass of the
    reference's that takes over its name, so the reference's own methods make objects of it too.

    Args:
        reference: the instructor's solution.
        misconception: what is laid over it, last of all.
        between: files that lie between the folder's base and the overrides, in this order.
        override: another way of the misconception, in place of its own file.
    """
    base = misconception.path.with_name(BASE)
    layers = [base] if base.exists() else []
    source = reference
    for layer in (*layers, *between, override or misconception.path):
        source = _overlay(source, layer.read_text())
    return source.encode()


class Way(NamedTuple):
    """One way of writing a misconception: its name, "" where nothing is its own, and the file."""

    name: str
    source: bytes


def other_ways(reference: str, misconception: Misconception) -> Iterator[Way]:
    """The misconception as others write it: on every other base, and with its other overrides."""
    bases = _layers(misconception, "_bases/*")
    for base in bases:
        yield Way("", overlaid_source(reference, misconception, (base,)))
    for override in _layers(misconception, f"_ways/{misconception.id}"):
        for between in ((), *((base,) for base in bases)):
            source = overlaid_source(reference, misconception, between, override)
            yield Way(override.stem, source)


def in_company(reference: str, misconception: Misconception) -> Iterator[Way]:
    """The misconception in a file that has one of the common faults as well."""
    own = _layers(misconception, f"_ways/{misconception.id}")
    for fault in _layers(misconception, "_company"):
        for between in ((fault,), *((base, fault) for base in _layers(misconception, "_bases/*"))):
            yield Way("", overlaid_source(reference, misconception, between))
        for override in own:
            source = overlaid_source(reference, misconception, (fault,), override)
            yield Way(override.stem, source)


def _layers(misconception: Misconception, folders: str) -> list[Path]:
    return sorted(misconception.path.parent.glob(f"{folders}/*.py"))


@functools.lru_cache(maxsize=256)
def _overlay(source: str, layer: str) -> str:
    below = set(_CLASS.findall(source))
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
