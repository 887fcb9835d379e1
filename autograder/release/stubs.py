"""From a solution file to the stub a student opens: regions out, conventions and probes in."""

import ast
from collections.abc import Sequence
from typing import Protocol

from autograder.course import Exercise
from autograder.release.markers import Region, ReleaseError, regions, strip

CONVENTIONS = "Conventions:"
GRADED = "Graded:"

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class ProbeInfo(Protocol):
    """What a release tells of a probe; `autograder.suite.Probe` is one."""

    @property
    def title(self) -> str:
        """What a student reads."""

    @property
    def kind(self) -> str:
        """One of the fixed table: value, gate, shape, purity, ..."""

    @property
    def points(self) -> int:
        """Whole points."""


def make_stub(
    text: str, file: str, exercise: Exercise, conventions: str, probes: Sequence[ProbeInfo]
) -> str:
    """The stub of one exercise. `text` has LF line ends; `file` is its name in messages.

    ReleaseError when a marker is wrong, a function of the exercise keeps its body, the docstring
    lacks its two lines, or what is left is no Python.
    """
    _check_regions(_parse(text, file), regions(text, file), file, exercise)
    inserts = {CONVENTIONS: conventions.strip("\n").split("\n"), GRADED: graded_lines(probes)}
    stub = _fill(strip(text, file), file, inserts)
    written = ast.get_docstring(_parse(stub, file)) or ""
    if not all(line in written for lines in inserts.values() for line in lines):
        raise ReleaseError(file, "its docstring cannot hold a backslash or a triple quote")
    return stub


def points_text(points: int) -> str:
    """`1 point`, `2 points`."""
    return f"{points} point" if points == 1 else f"{points} points"


def graded_lines(probes: Sequence[ProbeInfo]) -> list[str]:
    """One line a probe with its points, and the total."""
    lines = [f"[{points_text(probe.points)}] {probe.title}" for probe in probes]
    return [*lines, f"{points_text(sum(probe.points for probe in probes))} in all"]


def _parse(text: str, file: str) -> ast.Module:
    try:
        return ast.parse(text)
    except SyntaxError as error:
        reason = f"this is no Python ({error.msg}), with or without its solution regions"
        raise ReleaseError(file, reason, error.lineno) from None


def _check_regions(tree: ast.Module, found: list[Region], file: str, exercise: Exercise) -> None:
    """Every region inside a function, so that the stub imports; one in each listed name."""
    if not found:
        raise ReleaseError(file, "it has no solution region, so its solution would be released")
    functions = [
        node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for region in found:
        if not any(_holds(function, region) for function in functions):
            reason = "this region is not inside a function, so the stub could not be imported"
            raise ReleaseError(file, reason, region.begin)
    top = {node.name: node for node in tree.body if isinstance(node, _Definition)}
    for name in exercise.functions:
        if name not in top:
            raise ReleaseError(file, f"{name} is listed in course.toml and not defined here")
        if not any(_holds(top[name], region) for region in found):
            reason = f"{name} has no solution region, so its solution would be released"
            raise ReleaseError(file, reason, top[name].lineno)


def _holds(node: _Definition, region: Region) -> bool:
    """Whether a region lies in a definition and stands in deeper than its first line."""
    deeper = len(region.indent) > node.col_offset
    return deeper and node.lineno < region.begin <= (node.end_lineno or 0)


def _fill(stub: str, file: str, inserts: dict[str, list[str]]) -> str:
    """Write the lines, indented by 4, below the docstring line each belongs to."""
    tree = _parse(stub, file)
    if ast.get_docstring(tree) is None:
        raise ReleaseError(file, "it has no docstring, which is the student's handout", 1)
    last = tree.body[0].end_lineno or 1
    lines = stub.split("\n")
    for heading, inserted in inserts.items():
        places = [number for number, line in enumerate(lines[:last]) if line.strip() == heading]
        if len(places) != 1:
            reason = f"its docstring needs the line {heading!r} once, it has it {len(places)} times"
            raise ReleaseError(file, reason)
        filled = ["    " + line if line.strip() else "" for line in inserted]
        lines[places[0] + 1 : places[0] + 1] = filled
        last += len(filled)
    return "\n".join(lines)
