"""The attacks of the bundled class as a table: `python -m tests.attack_table` renews it.

What an attack tries is the docstring of its file, what happens stands in its student's golden
marks; the table in docs/security.md is made of both.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.golden import CLASS, Golden, load_golden, students

PAGE = Path(__file__).parent.parent / "docs" / "security.md"
BEGIN, END = "<!-- attacks: begin, generated -->", "<!-- attacks: end -->"

_PURPOSE = re.compile(r'"""(.+?)"""', re.DOTALL)


class Attack(NamedTuple):
    """One hostile file: whose it is, where it lies, what it tries, what it must earn."""

    student: str
    assignment: str
    exercise: str
    purpose: str
    result: str


def attackers() -> list[str]:
    """The hostile students of the bundled class."""
    return students("attack-*")


def attacks() -> Iterator[Attack]:
    """Every hostile file, in the order of students and files."""
    for student in attackers():
        for assignment, golden in load_golden(student).items():
            for path in sorted((CLASS / student / assignment).glob("*.py")):
                if not path.is_symlink() and (found := _PURPOSE.match(path.read_text())):
                    result = _result(golden, path.stem)
                    yield Attack(student, assignment, path.stem, found[1], result)


def _result(golden: Golden, exercise: str) -> str:
    points = golden.points
    if isinstance(points, dict):
        points = points.get(exercise, points.get("*", "zero"))  # type: ignore[assignment]
    told = golden.messages.get(exercise, [])
    message = told if isinstance(told, str) else ", ".join(told)
    if points == "full":
        return "nothing is got, only the right answer counts"
    earned = "0 points" if points == "zero" else "points for what is right only"
    return f'{earned}: "{message}"' if message else earned


def table() -> str:
    """The table in Markdown."""
    rows = ["| student, file | what it tries | what happens |", "| --- | --- | --- |"]
    for each in attacks():
        where = f"{each.student.removeprefix('attack-')}, {each.exercise}"
        rows.append(f"| {where} | {each.purpose} | {each.result} |")
    return "\n".join(rows)


def renewed(page: str) -> str:
    """A page with the present table between its markers; ValueError when they are not there."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"the page lacks the markers {BEGIN} and {END}")
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text()))
