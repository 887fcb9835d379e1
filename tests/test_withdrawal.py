"""A withdrawn probe: its points go to all who wrote the file, and everyone is told why."""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.check_course.parts import part_findings
from autograder.course import Course, CourseError, load_course
from autograder.grade.grader import Grader
from autograder.grade.versions import course_version
from autograder.grade.withdrawal import without_withdrawals
from autograder.render import console, student_page
from autograder.render import csv as csv_table
from autograder.report import Report
from tests.lab import RIGHT, HerePool, Run, graded_by, hand_in, hidden, states, tiny_grader, words
from tests.tiny_course import ASSIGNMENT, make_course

REASON = "it asked for too much"
TOLD = f"withdrawn: {REASON}; the points are given to all"
WRONG = b"def scale_backward(d_out, a, b):\n    return d_out, d_out\n"
STUB = b"def scale_backward(d_out, a, b):\n    raise NotImplementedError\n"


def withdraw(root: Path, entry: str, exercise: str = "scale") -> Course:
    """Write a withdrawal into course.toml."""
    path = root / "course.toml"
    text = path.read_text().replace(f'id = "{exercise}"', f'id = "{exercise}"\nwithdrawn = {entry}')
    path.write_text(text)
    return load_course(root)


@pytest.fixture(scope="module")
def grader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grader]:
    """Grades a course in which the probe of nine points is withdrawn."""
    course = make_course(tmp_path_factory.mktemp("withdrawn"))
    with tiny_grader(withdraw(course.root, f'{{ value = "{REASON}" }}')) as grader:
        yield grader


def scale(grader: Grader, source: bytes) -> Report:
    """The report of a file of that exercise."""
    return graded_by(grader, {"scale.py": source})


def test_who_failed_the_probe_is_given_its_points_and_told(grader: Grader) -> None:
    report = scale(grader, WRONG)
    result = report.exercise("scale")
    assert (result.points, result.max_points, report.points) == (10, 10, 10)
    assert (result.message, result.hint, result.misconception) == ("", "", None)
    value, purity = result.probes
    assert (value.outcome, value.earned, value.message) == ("failed", 9, TOLD)
    assert (purity.outcome, purity.withdrawn, purity.message) == ("passed", "", "")


def test_who_passed_keeps_the_points_and_is_told(grader: Grader) -> None:
    value = scale(grader, RIGHT["scale.py"]).exercise("scale").probes[0]
    assert (value.outcome, value.earned, value.message) == ("passed", 9, TOLD)


def test_what_else_is_wrong_costs_what_it_did(grader: Grader) -> None:
    fails = b"def scale_backward(d_out, a, b):\n    return 1 / 0\n"
    result = scale(grader, fails).exercise("scale")
    assert (result.points, [each.earned for each in result.probes]) == (9, [9, 0])
    assert result.message != ""


@pytest.mark.parametrize(
    ("files", "state"),
    [
        ({"scale.py": STUB}, "graded"),
        ({"halve.py": b"x = 1\n"}, "not_submitted"),
        ({"scale.py": b"x ="}, "not_gradable"),
    ],
)
def test_what_is_not_written_is_given_nothing(
    grader: Grader, files: dict[str, bytes], state: str
) -> None:
    report = graded_by(grader, files)
    assert states(report)[0] == (state, 0)
    assert report.max_points == 11
    assert "withdrawn:" not in console.student(report) + student_page.render(report)


def test_a_file_that_fails_when_loaded_is_written(grader: Grader) -> None:
    assert states(scale(grader, b"1 / 0\n"))[0] == ("graded", 9)


def test_it_is_shown_on_the_terminal_the_page_and_in_the_totals(grader: Grader) -> None:
    report = scale(grader, WRONG)
    text = console.student(report)
    assert "scale: 10/10" in text
    assert f"    --   9/9  scales by the other input\n              {TOLD}\n" in text
    page = student_page.render(report)
    assert "<h3>Withdrawn</h3>" in page
    assert TOLD in page
    assert "all checks passed" in page  # of those that count
    (row,) = csv.DictReader(csv_table.grades([report]).splitlines())
    assert (row["scale"], row["points"], row["max_points"]) == ("10", "10", "11")


def test_it_goes_through_regrade(run: Run, tiny: Course, pool: HerePool) -> None:
    hand_in(tiny.root / "class", "bob", {"scale.py": WRONG})
    with tiny_grader(tiny) as pool.grader:
        run(*words())
    before = course_version(tiny, tiny.assignment(ASSIGNMENT), hidden(tiny))
    changed = withdraw(tiny.root, f'{{ value = "{REASON}" }}')
    assert course_version(changed, changed.assignment(ASSIGNMENT), hidden(tiny)) != before
    with tiny_grader(changed) as pool.grader:
        ended = run("regrade", "class", "-A", ASSIGNMENT, "--publish", "--reason", "withdrawn")
    assert ended.out.splitlines() == [
        "bob: 1/11 -> 10/11 (scale 1 -> 10)",
        "marks: 1 change (0 lower), 2 stay",
    ]
    assert TOLD in (tiny.root / "course-data/grades" / ASSIGNMENT / "bob.json").read_text()


def test_a_probe_that_is_not_there_gives_no_mark_and_is_named(tiny: Course) -> None:
    with tiny_grader(withdraw(tiny.root, '{ valeu = "typo" }')) as grader:
        report = graded_by(grader, RIGHT)
        (fault,) = grader.take_faults()
    assert states(report) == [("grader_error", None), ("graded", 1)]
    told = "course.toml: scale.withdrawn: 'valeu' is no probe of it, use one of value, purity"
    assert fault.sentence == told


def test_the_course_check_finds_a_probe_that_is_not_there(tiny: Course) -> None:
    assert list(part_findings(withdraw(tiny.root, '{ value = "wrong" }'))) == []
    (finding,) = part_findings(withdraw(tiny.root, '{ haf = "typo" }', "halve"))
    assert "halve.withdrawn: " in str(finding)
    assert "no probe 'haf'" in str(finding)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [('{ value = " " }', "the text is empty"), ('["value"]', "a table"), ("{ value = 1 }", "text")],
)
def test_a_withdrawal_needs_a_reason(tiny: Course, entry: str, reason: str) -> None:
    with pytest.raises(CourseError, match=reason) as caught:
        withdraw(tiny.root, entry)
    assert "withdrawn" in str(caught.value)


def test_suites_are_checked_as_if_nothing_were_withdrawn(tiny: Course) -> None:
    changed = withdraw(tiny.root, '{ value = "wrong" }')
    assert changed != tiny
    assert without_withdrawals(changed) == tiny
