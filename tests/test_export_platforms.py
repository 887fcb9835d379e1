"""Exports for platforms: every contract for work of every kind, no 0 where there is no mark."""

import csv
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from msgspec.structs import replace

from autograder.collect.roster import load_roster
from autograder.course import Course
from autograder.export.formats import FORMATS
from autograder.export.manual import EMPTY, Book, Manual
from autograder.export.marks import ClassMarks, ExportError, Sources, class_marks
from autograder.report import Report, Source, dump
from tests.contracts import check_result
from tests.lab import RIGHT, a_probe, a_report, an_exercise, graded_by, tiny_grader
from tests.tiny_course import ASSIGNMENT, make_course

STUB = b"def halve_backward(d_out, x):\n    raise NotImplementedError\n"
WORK: Mapping[str, dict[str, bytes]] = {
    "right": RIGHT,
    "half": {"scale.py": RIGHT["scale.py"], "halve.py": STUB},
    "nothing": {},
    "syntax": {"scale.py": RIGHT["scale.py"], "halve.py": b"def halve_backward(:\n"},
    "hang": {"scale.py": RIGHT["scale.py"], "halve.py": STUB.replace(b"raise", b"while 1: pass #")},
}
POINTS = {"right": 11, "half": 10, "nothing": None, "syntax": 10, "hang": 10}
ROSTER = (
    "login,name,id,email,github,lms\n"
    "right,=Ada,007,right@x.example,right-hub,9001\n"
    + "".join(f"{name},{name.title()},,,{name}-hub,\n" for name in (*WORK, "failed", "excused")[1:])
)
PAGE = "https://github.com/school/bp-01-tiny-{}-hub"
SHA = "1a2b3c4d" * 5


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Course:
    return make_course(tmp_path_factory.mktemp("tiny") / "course")


@pytest.fixture(scope="module")
def marks(course: Course) -> ClassMarks:
    """A class of every kind, graded in the jail."""
    with tiny_grader(course) as grader:
        reports = [came(name, graded_by(grader, files)) for name, files in WORK.items()]
    failed = an_exercise("scale", "grader_error", a_probe(points=10))
    reports.append(came("failed", a_report("failed", failed, assignment=ASSIGNMENT)))
    right = replace(reports[0], student="excused", excused=True, final_points=None)
    return of(course, [*reports, right])


def came(student: str, report: Report) -> Report:
    """The report of a commit that was pushed a second late."""
    source = Source(
        kind="git", sha=SHA, time="2026-11-02T23:59:01+01:00", repository=PAGE.format(student)
    )
    return replace(report, student=student, source=source, ignored_files=("conftest.py",))


def of(course: Course, reports: list[Report], book: Book = EMPTY) -> ClassMarks:
    grades = course.root / "course-data" / "grades"
    (grades / ASSIGNMENT).mkdir(parents=True, exist_ok=True)
    for report in reports:
        (grades / ASSIGNMENT / f"{report.student}.json").write_bytes(dump(report))
    roster = course.root / "course-data" / "roster.csv"
    roster.write_text(ROSTER)
    return class_marks(course, Sources(grades, course.root / "none", book, load_roster(roster)))


def rows(marks: ClassMarks, name: str) -> list[dict[str, str]]:
    ((_, content),) = FORMATS[name].files(marks).items()
    return list(csv.DictReader(io.StringIO(content.decode())))


def test_canvas_leaves_empty_what_has_no_mark(marks: ClassMarks) -> None:
    told = rows(marks, "canvas")
    column = "01-tiny A tiny assignment"
    assert list(told[0]) == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", column]
    assert (told[0]["Student"], told[0][column]) == ("    Points Possible", "11")
    assert told[-2]["Student"] == "'=Ada"
    assert [told[-2][key] for key in ("ID", "SIS User ID")] == ["9001", "007"]
    given = {row["SIS Login ID"]: row[column] for row in told[1:]}
    expected = {name: "" if points is None else str(points) for name, points in POINTS.items()}
    assert given == {**expected, "failed": "", "excused": "EX"}


def test_moodle_gets_grades_and_what_they_consist_of(marks: ClassMarks) -> None:
    told = {row["Username"]: row for row in rows(marks, "moodle")}
    column = "01-tiny A tiny assignment"
    assert told["right"]["ID number"] == "007"
    assert told["half"][column] == "10"
    assert told["half"][f"{column} (feedback)"] == "scale 10/10; halve 0/1"
    assert told["nothing"][column] == told["failed"][column] == ""
    assert told["failed"][f"{column} (feedback)"] == "grader error"


def test_classroom_gets_its_old_columns(marks: ClassMarks) -> None:
    told = {row["github_username"]: row for row in rows(marks, "classroom")}
    assert told["half-hub"] == {
        "assignment_name": "A tiny assignment",
        "assignment_url": "",
        "starter_code_url": "",
        "github_username": "half-hub",
        "roster_identifier": "half",
        "student_repository_name": "bp-01-tiny-half-hub",
        "student_repository_url": PAGE.format("half"),
        "submission_timestamp": "2026-11-02T23:59:01+01:00",
        "points_awarded": "10",
        "points_available": "11",
    }
    assert told["failed-hub"]["points_awarded"] == told["nothing-hub"]["points_awarded"] == ""


def records(marks: ClassMarks, name: str) -> dict[str, Any]:
    """Files by student."""
    made = FORMATS[name].files(marks)
    return {path.split("/")[2]: json.loads(content) for path, content in made.items()}


def test_classroom_50_gets_valid_results_of_who_has_a_mark(marks: ClassMarks) -> None:
    told = records(marks, "classroom50")
    assert told.keys() == {name for name, points in POINTS.items() if points is not None}
    for name, record in told.items():
        check_result(record)
        assert (record["classroom"], record["owner"]) == ("bp", f"{name}-hub")
        assert (record["score"], record["max-score"]) == (POINTS[name], 11)
        assert record["datetime"] == "2026-11-02T22:59:01Z"
        assert record["commit"] == f"{PAGE.format(name)}/commit/{SHA}"
        assert record["submission"] == f"submit/20261102T225901Z-{SHA[:7]}"


def test_classroom_50_takes_no_halves_and_no_work_from_elsewhere(tmp_path: Path) -> None:
    course = make_course(tmp_path / "course")
    scale = an_exercise("scale", "graded", a_probe(points=9))
    report = a_report("right", scale, an_exercise("halve"), assignment=ASSIGNMENT)
    with pytest.raises(ExportError, match="CLASSROOM-ASSIGNMENT-USERNAME"):
        FORMATS["classroom50"].files(of(course, [report]))
    by_hand = Book({}, {(ASSIGNMENT, "right"): Manual({"scale": 4.5}, {}, {})})
    with pytest.raises(ExportError, match="round what was given by hand"):
        FORMATS["classroom50"].files(of(course, [came("right", report)], by_hand))


VISIBILITIES = {"visible", "hidden", "after_due_date", "after_published"}


def test_gradescope_shows_each_thing_when_it_may_be_seen(marks: ClassMarks) -> None:
    told = records(marks, "gradescope")
    assert told.keys() == {name for name, points in POINTS.items() if points is not None}
    for name, record in told.items():
        assert record["score"] == POINTS[name]
        assert record["visibility"] == "after_due_date"
        assert record["stdout_visibility"] == "hidden"
        assert {test["visibility"] for test in record["tests"]} < VISIBILITIES
        scored = [test for test in record["tests"] if "score" in test]
        assert sum(test["score"] for test in scored) == POINTS[name]
        assert sum(test["max_score"] for test in scored) == 11
        shown = {test["visibility"]: test["name"] for test in record["tests"]}
        assert shown["hidden"] == "files that were left aside"
        assert shown["after_due_date"].startswith("halve: ")
        checks = [test for test in record["tests"] if test["visibility"] == "after_published"]
        assert {test["status"] for test in checks} <= {"passed", "failed"}


def test_junit_counts_what_it_holds(marks: ClassMarks) -> None:
    ((name, content),) = FORMATS["junit"].files(marks).items()
    assert name == "junit-01-tiny.xml"
    root = Xml.fromstring(content)
    suites = {suite.get("name"): suite for suite in root}
    counts = {
        name: tuple(suite.get(key) for key in ("tests", "failures", "errors", "skipped"))
        for name, suite in suites.items()
    }
    assert counts["right"] == ("3", "0", "0", "0")
    assert counts["half"] == counts["syntax"] == counts["hang"] == ("3", "1", "0", "0")
    assert counts["nothing"] == ("1", "0", "0", "1")
    assert counts["failed"] == ("1", "0", "1", "0")
    assert root.get("tests") == str(len(root.findall("testsuite/testcase")))
    assert root.get("failures") == "3"
