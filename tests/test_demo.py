"""The whole cycle, as `make demo` walks it: by whatever way a mark is made, it is the same."""

import csv
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from nbgrader.api import Gradebook

from autograder.batch.processes import on_this_machine
from autograder.course import Course
from autograder.demo.place import course_in
from autograder.demo.walk import AT_EXCHANGE, FIRST, Graded, walk
from autograder.key import VARIABLE
from autograder.report import Report
from tests.bridge_lab import Desk
from tests.conftest import ROOT

Points = dict[tuple[str, str], float | None]


@pytest.fixture(scope="module")
def walked(
    course: Course, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Desk, list[Report]]]:
    """A course folder in which the cycle was gone through twice, and the reports of the class."""
    root = tmp_path_factory.mktemp("demo")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv(VARIABLE, raising=False)
        patch.chdir(ROOT)
        here = course_in(root, course)
        told = list(walk(here, ROOT, on_this_machine(2)))
        again = list(walk(here, ROOT, on_this_machine(2)))
        assert [each for each in told if isinstance(each, str)] == [
            each for each in again if isinstance(each, str)
        ]
        reports = [r for each in told if isinstance(each, Graded) for r in each.done.reports]
        yield Desk(root), reports


def in_table(root: Path) -> Points:
    """The points that the long table tells of every exercise."""
    with (root / "course-data" / "grades-long.csv").open(newline="") as stream:
        return {
            (row["student"], row["part"]): float(row["points"]) if row["points"] else None
            for row in csv.DictReader(stream)
            if row["kind"] == "exercise"
        }


def in_gradebook(root: Path) -> Points:
    """The points that nbgrader's gradebook holds of every exercise."""
    with Gradebook(f"sqlite:///{root}/course-data/gradebook.db", "backprop") as book:
        return {
            (entry.student.id, grade.name): grade.auto_score
            for assignment in book.assignments
            for submission in assignment.submissions
            for entry in submission.notebooks
            for grade in entry.grades
            if grade.cell.cell_type == "code"  # written answers are marked by hand
        }


@pytest.mark.slow
def test_reports_tables_gradebook_and_stock_autograde_agree_for_the_whole_class(
    walked: tuple[Desk, list[Report]],
) -> None:
    desk, reports = walked
    told: Points = {
        (report.student, each.id): each.points for report in reports for each in report.exercises
    }
    assert len({report.student for report in reports}) > 50
    shown = {key: points for key, points in in_table(desk.root).items() if points is not None}
    assert {key: told[key] for key in shown} == shown
    assert in_gradebook(desk.root) == told
    (desk.root / "course-data" / "gradebook.db").unlink()
    for assignment in {report.assignment for report in reports}:
        assert desk.autograde(assignment=assignment) is None
    assert in_gradebook(desk.root) == told


@pytest.mark.slow
def test_the_three_at_the_exchange_have_their_marks_and_their_pages(
    walked: tuple[Desk, list[Report]],
) -> None:
    desk, reports = walked
    points = {r.student: r.points for r in reports if r.assignment == FIRST}
    worth = max(r.max_points for r in reports if r.assignment == FIRST)
    right, wrong, hanging = (points[student] for student in AT_EXCHANGE)
    assert right == worth
    assert 0 < (wrong or 0) < worth
    assert 0 < (hanging or 0) < worth
    for student in AT_EXCHANGE:
        pages = list((desk.root / "students" / student).rglob("feedback/*/*.html"))
        assert len(pages) == 1
        assert f"Feedback for <bdi>{student}</bdi>" in pages[0].read_text()
        assert os.listdir(desk.root / "course-data" / "receipts" / FIRST / student)
