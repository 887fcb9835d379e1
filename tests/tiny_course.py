"""A course of one assignment and two exercises, small enough to break in every way."""

import json
from pathlib import Path
from typing import Any, NamedTuple

from autograder.course import Course, load_course
from autograder.release.build import KIT

ASSIGNMENT = "01-tiny"

COURSE = """
[course]
title = "Tiny"
time_zone = "Europe/Berlin"

[[assignment]]
id = "01-tiny"
title = "A tiny assignment"
hours = 1
due = 2026-11-02T23:59:00+01:00
weight = 10

[[assignment.exercise]]
id = "scale"
title = "Scaling"
functions = ["scale_backward"]
hints = ["Nudge.", "Rule.", "Worked step."]

[[assignment.exercise]]
id = "halve"
title = "Halving"
functions = ["halve_backward"]
hints = ["Half a nudge.", "Half a rule.", "Half a step."]
"""

SCALE = '''"""Scaling a number.

Conventions:

Graded:
"""


def scale_backward(d_out: float, a: float, b: float) -> tuple[float, float]:
    """Return the two gradients of a * b."""
    ### BEGIN SOLUTION
    factor_a, factor_b = float(b), float(a)
    return d_out * factor_a, d_out * factor_b
    ### END SOLUTION
'''

HALVE = '''"""Halving a number.

Conventions:

Graded:
"""


def halve_backward(d_out: float, x: float) -> float:
    """Return the gradient of x / 2."""
    if x == 0:
        ### BEGIN SOLUTION
        return 0.5 * d_out
        ### END SOLUTION
    ### BEGIN SOLUTION
    return 0.5 * d_out
    ### END SOLUTION
'''

VISIBLE = '''"""Visible tests."""

from {name} import {name}_backward


def test_is_there() -> None:
    """the function is there"""
    assert {name}_backward
'''

SUITES = {
    "scale": '''"""Hidden probes of scale."""

from autograder.suite import Draw, Student, close, probe


@probe("scales by the other input", points=9)
def test_value(student: Student, draw: Draw) -> None:
    """Three numbers that no two answers share."""
    d_out, a, b = draw.numbers(3)
    assert student.scale_backward(d_out, a, b) == close((d_out * b, d_out * a))


@probe("leaves its arguments unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    student.scale_backward(*draw.numbers(3))
''',
    "halve": '''"""Hidden probes of halve."""

from autograder.suite import Draw, Student, close, probe


@probe("takes the half", points=1)
def test_half(student: Student, draw: Draw) -> None:
    d_out, x = draw.numbers(2)
    assert student.halve_backward(d_out, x) == close(0.5 * d_out)
''',
}


SYLLABUS = """
[[item]]
id = "products"
source = "D2L"
text = "the rule of a product"
taught = { scale = "d_out" }
graded = ["scale.value", "scale.purity"]

[[item]]
id = "halves"
source = "beyond"
text = "the rule of a half"
taught = { "*" = "d_out comes first." }
graded = ["halve.half"]
"""


class Told(NamedTuple):
    """What a release needs to know of a probe."""

    title: str
    kind: str
    points: int


PROBES = {
    "scale": (
        Told("scales by the other input", "value", 9),
        Told("leaves its arguments unchanged", "purity", 1),
    ),
    "halve": (Told("takes the half", "value", 1),),
}


def probes(assignment: str, exercise: str) -> tuple[Told, ...]:
    """Stands in for the hidden suites."""
    return PROBES[exercise]


def code(source: str, **nbgrader: Any) -> dict[str, Any]:
    """A code cell as a run left it: output, a count, and a machine's metadata."""
    metadata: dict[str, Any] = {"execution": {"iopub.execute_input": "2026-01-01"}, "vscode": {}}
    if nbgrader:
        marks = {"schema_version": 3, "grade": False, "solution": False, "locked": False}
        metadata["nbgrader"] = marks | nbgrader
    output = {"output_type": "stream", "name": "stdout", "text": "/home/someone/scale.py"}
    return {
        "cell_type": "code",
        "source": source,
        "metadata": metadata,
        "outputs": [output],
        "execution_count": 7,
    }


def markdown(source: str, **fields: Any) -> dict[str, Any]:
    """A markdown cell."""
    return {"cell_type": "markdown", "source": source, "metadata": {}} | fields


def cells() -> list[dict[str, Any]]:
    """A story, and for each exercise an answer cell and a grade cell."""
    found = [markdown("# The story", attachments={"a.png": {"image/png": "aGVsbG8="}})]
    for name in PROBES:
        answer = (
            f"import {name}\n### BEGIN SOLUTION\nprint({name}, 2 * 3 + 4 * 5)\n### END SOLUTION"
        )
        found += [
            code(answer, grade_id=f"{name}-answer", solution=True),
            code(f"import check_{name}", grade_id=name, grade=True, locked=True, points=0),
        ]
    return found


def write_notebook(root: Path, contents: list[dict[str, Any]]) -> None:
    """Write the instructor's notebook."""
    notebook = {
        "cells": contents,
        "metadata": {"kernelspec": {"name": "mine", "display_name": "Mine", "language": "python"}},
        "nbformat": 4,
        "nbformat_minor": 4,
    }
    path = root / "solutions" / ASSIGNMENT / f"{ASSIGNMENT}.ipynb"
    path.write_text(json.dumps(notebook), encoding="utf-8")


def make_course(root: Path) -> Course:
    """Write the whole course to a folder and load it."""
    files = {
        "course.toml": COURSE,
        "solutions/conventions.txt": "d_out comes first.\n\nShapes match.\n",
        f"solutions/{ASSIGNMENT}/scale.py": SCALE,
        f"solutions/{ASSIGNMENT}/halve.py": HALVE,
    }
    files["syllabus.toml"] = SYLLABUS
    for name in PROBES:
        files[f"solutions/{ASSIGNMENT}/tests/test_{name}.py"] = VISIBLE.format(name=name)
        files[f"autograder/hidden/{ASSIGNMENT}/test_{name}.py"] = SUITES[name]
        files[f"autograder/misconceptions/{ASSIGNMENT}/{name}/wrong.py"] = '"""Wrong."""\n'
        files[f"tests/alternatives/{ASSIGNMENT}/{name}/other.py"] = '"""Other."""\n'
    for name in KIT:
        files[f"autograder/kit/{name}"] = "# kit\n"
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    write_notebook(root, cells())
    return load_course(root)
