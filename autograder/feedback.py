"""The page a student reads, with what people gave, where nbgrader's `release_feedback` finds it.

nbgrader releases a page under a name made of the secret that the exchange gave to the submission.
A submission that came another way gets a secret of ours, so that the page is released to nobody and
the others' still are; hand such pages out from the folder itself.
"""

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from autograder.collect.receipts import SECRET, TIMESTAMP
from autograder.export.manual import Manual, Points
from autograder.export.marks import Mark
from autograder.render import student_page
from autograder.render.student_page import ByHand
from autograder.report import write_atomically
from autograder.submission import read_file

LONGEST = 1024  # bytes of a secret or a time stamp


class Place(NamedTuple):
    """Folders of submissions and of feedback, one in them for each student and assignment."""

    submitted: Path
    feedback: Path


def write(place: Place, mark: Mark, manual: Manual) -> Path | None:
    """Write a student's page of an assignment; None where there is nothing to tell."""
    if mark.report is None:
        return None
    name = mark.assignment.id
    folder = place.feedback / mark.student / name
    submitted = place.submitted / mark.student / name
    page = folder / f"{name}.html"
    write_atomically(page, student_page.render(mark.report, by_hand(mark, manual)).encode())
    write_atomically(folder / TIMESTAMP, _own(submitted, TIMESTAMP) or b"")
    if secret := _own(submitted, SECRET):
        write_atomically(folder / SECRET, secret)
    elif not (folder / SECRET).exists():
        write_atomically(folder / SECRET, secrets.token_hex(32).encode())
    return page


def by_hand(mark: Mark, manual: Manual) -> ByHand | None:
    """What people gave a student, in the order of the page; None where it is nothing."""
    rows: list[tuple[str, Points | None, Points | None]] = [
        (_said(each.id), each.points, each.max_points) for each in mark.written
    ]
    worth = {each.id: each.max_points for each in mark.report.exercises} if mark.report else {}
    rows += [
        (f"{name}.py, marked by hand", points, worth.get(name))
        for name, points in manual.corrections.items()
    ]
    rows += [(f"{name}, extra", points, None) for name, points in manual.extra.items()]
    comments = tuple((_said(name), text) for name, text in manual.comments)
    if not rows and not comments:
        return None
    return ByHand(tuple(rows), comments, mark.final, mark.max_points)


def without_page(marks: Sequence[Mark]) -> list[str]:
    """Students who have nothing to read."""
    return [mark.student for mark in marks if mark.report is None]


def _said(cell: str) -> str:
    """A cell's name in words."""
    words = cell.removesuffix("-solution").removeprefix("written-").replace("-", " ")
    return words[:1].upper() + words[1:]


def _own(folder: Path, name: str) -> bytes:
    content = read_file(folder, name, LONGEST)
    return content if isinstance(content, bytes) else b""
