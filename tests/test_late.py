"""Lateness: decided by the time of receipt alone, the same on any machine, on any day."""

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from autograder.collect import stamps
from autograder.collect.extensions import Extension, Extensions, load_extensions
from autograder.collect.tables import TableError
from autograder.course import Course, Late, load_course
from autograder.late import Terms, penalty, percent_off, seconds_late
from autograder.report import Report, Source, load
from tests.lab import HerePool, Run, a_probe, a_report, an_exercise, words
from tests.tiny_course import ASSIGNMENT

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 86400
POLICY = Late(per_day=10, grace=15, cap=50)
DUE = datetime(2026, 11, 2, 23, 59, tzinfo=BERLIN)


def terms(course: Course, **told: Any) -> Terms:
    """The tiny assignment with this policy; `told` is what ada has for it."""
    assignment = replace(course.assignment(ASSIGNMENT), late=POLICY)
    return Terms(assignment, Extensions({("ada", ASSIGNMENT): Extension(2, **told)}))


def report(time: datetime | str, points: int = 19, **fields: Any) -> Report:
    """A report of ada's, received then."""
    told = time if isinstance(time, str) else time.isoformat()
    result = an_exercise("scale", "graded", a_probe(points=points))
    return a_report("ada", result, source=Source(kind="zip", time=told), **fields)


def costs(settled: Report) -> tuple[int, int, int | None]:
    """What the report says of lateness."""
    return settled.late_s, settled.penalty, settled.final_points


@pytest.mark.parametrize(
    ("late_s", "percent"),
    [
        (0, 0), (1, 0), (900, 0), (901, 10), (900 + DAY, 10), (901 + DAY, 20),
        (900 + 5 * DAY, 50), (901 + 5 * DAY, 50), (400 * DAY, 50),
    ],
)  # fmt: skip
def test_each_begun_day_after_the_grace_costs_until_the_cap(late_s: int, percent: int) -> None:
    assert percent_off(POLICY, late_s) == percent


def test_an_assignment_without_a_policy_costs_nothing() -> None:
    assert percent_off(Late(), 100 * DAY) == 0


@pytest.mark.parametrize(
    ("points", "off"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (99, 9), (7.5, 0), (19.5, 1)]
)
def test_the_penalty_is_whole_and_rounded_for_the_student(points: float, off: int) -> None:
    assert penalty(POLICY, 901, points) == off


@pytest.mark.parametrize(
    ("seconds", "late_s", "off"),
    [(-1, 0, 0), (0, 0, 0), (0.9, 0, 0), (1, 1, 0), (900, 900, 0), (900.9, 900, 0), (901, 901, 1)],
)
def test_around_the_deadline(tiny: Course, seconds: float, late_s: int, off: int) -> None:
    settled = terms(tiny).settled(report(DUE + timedelta(seconds=seconds)))
    assert costs(settled) == (late_s, off, 19 - off)
    assert settled.due == "2026-11-02T23:59:00+01:00"


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Asia/Tokyo", "UTC"])
def test_a_time_told_in_another_zone_is_the_same_time(tiny: Course, zone: str) -> None:
    there = (DUE + timedelta(seconds=901)).astimezone(ZoneInfo(zone))
    assert costs(terms(tiny).settled(report(there))) == (901, 1, 18)


@pytest.mark.parametrize(
    ("due", "received", "late_s"),
    [
        # Clocks go back at 3:00 on 25 October: the hour from 2 to 3 comes twice.
        ("2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00", 3600),
        ("2026-10-25T02:30:00+01:00", "2026-10-25T02:30:00+02:00", 0),
        ("2026-10-25T01:59:00+02:00", "2026-10-25T03:00:00+01:00", 7260),
        ("2026-10-24T23:59:00+02:00", "2026-10-25T23:59:00+01:00", 25 * 3600),
        # Clocks go forward at 2:00 on 29 March: the hour from 2 to 3 is left out.
        ("2026-03-29T01:59:00+01:00", "2026-03-29T03:00:00+02:00", 60),
        ("2026-03-28T23:59:00+01:00", "2026-03-29T23:59:00+02:00", 23 * 3600),
    ],
)
def test_no_hour_is_lost_where_clocks_change(due: str, received: str, late_s: int) -> None:
    both = [datetime.fromisoformat(text).astimezone(BERLIN) for text in (received, due)]
    assert seconds_late(*both) == late_s


def test_a_submission_without_a_time_is_not_late(tiny: Course) -> None:
    for text in ("", "2026-12-24T00:00:00", "soon"):
        assert costs(terms(tiny).settled(report(text))) == (0, 0, 19)


def test_an_extension_moves_the_due_time_of_one_student(tiny: Course) -> None:
    until = DUE + timedelta(days=3)
    extended = terms(tiny, until=until.astimezone(UTC))
    ada = report(until + timedelta(seconds=901))
    assert costs(extended.settled(ada)) == (901, 1, 18)
    assert extended.settled(ada).due == until.isoformat()
    bob = extended.settled(replace(ada, student="bob"))
    assert costs(bob) == (3 * DAY + 901, 7, 12)


def test_who_is_excused_keeps_the_points_and_has_no_final_ones(tiny: Course) -> None:
    settled = terms(tiny, excused=True).settled(report(DUE + timedelta(days=9)))
    assert (settled.points, settled.state, settled.excused) == (19, "graded", True)
    assert costs(settled)[1:] == (0, None)


def test_a_report_without_a_mark_gets_no_final_points(tiny: Course) -> None:
    failed = a_report("ada", an_exercise("scale", "grader_error"))
    assert costs(terms(tiny).settled(failed)) == (0, 0, None)


def test_settling_again_changes_nothing(tiny: Course) -> None:
    once = terms(tiny).settled(report(DUE + timedelta(days=2)))
    assert terms(tiny).settled(once) == once
    assert terms(tiny, excused=True).settled(once).final_points is None
    assert terms(tiny).settled(terms(tiny, excused=True).settled(once)) == once


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("2026-11-02T23:59:00+01:00", "2026-11-02T22:59:00+00:00"),
        ("2026-11-02T22:59:00Z", "2026-11-02T22:59:00+00:00"),
        ("2026-11-02 22:59:00.500000 UTC", "2026-11-02T22:59:00.500000+00:00"),
        ("2026-11-02 23:59:00 +0100", "2026-11-02T22:59:00+00:00"),
        ("2026-11-02 23:59:00 Europe/Berlin", "2026-11-02T22:59:00+00:00"),
        ("2026-11-02 23:59", "2026-11-02T22:59:00+00:00"),
        ("Monday, 2 November 2026, 11:59 PM", "2026-11-02T22:59:00+00:00"),
        # Of the two readings around a change of clocks the earlier one counts.
        ("2026-10-25 02:30", "2026-10-25T00:30:00+00:00"),
        ("2026-03-29 02:30", "2026-03-29T00:30:00+00:00"),
    ],
)
def test_times_are_read_with_their_zone_or_in_a_stated_one(text: str, iso: str) -> None:
    assert stamps.parse(text, BERLIN).astimezone(UTC).isoformat() == iso


@pytest.mark.parametrize(
    "text", ["2026-11-02 23:59", "2026-11-02", "yesterday", "", "2026-11-02 23:59 XYZ"]
)
def test_a_time_without_a_zone_is_refused_where_none_is_stated(text: str) -> None:
    with pytest.raises(stamps.StampError):
        stamps.parse(text)


# What the instructor writes.

HEAD = "student,assignment,until,excused\n"


def extensions(course: Course, text: str) -> Extensions:
    """The course's extensions with this content."""
    path = course.root / "course-data" / "extensions.csv"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return load_extensions(course)


def test_a_course_without_the_file_has_no_extensions(tiny: Course) -> None:
    assert load_extensions(tiny).of("ada", ASSIGNMENT) == Extension(0)


def test_extensions_are_read_by_student_and_assignment(tiny: Course) -> None:
    told = extensions(
        tiny, f"{HEAD}Ada,{ASSIGNMENT},2026-11-09T23:59:00+01:00,\nbob,{ASSIGNMENT},,yes\n"
    )
    assert told.of("ada", ASSIGNMENT).until == datetime(2026, 11, 9, 22, 59, tzinfo=UTC)
    assert told.of("bob", ASSIGNMENT).excused
    assert told.of("ada", "other") == told.of("cyd", ASSIGNMENT) == Extension(0)


def test_with_a_roster_a_student_may_be_named_by_any_key(tiny: Course) -> None:
    extensions(tiny, HEAD)
    roster = tiny.root / "course-data" / "roster.csv"
    roster.write_text("id,login,email\n007,ada,a@x.edu\n")
    for key in ("007", "ADA", "a@x.edu"):
        assert extensions(tiny, f"{HEAD}{key},{ASSIGNMENT},,x\n").of("ada", ASSIGNMENT).excused
    with pytest.raises(TableError, match="line 2: 'bob' is nobody"):
        extensions(tiny, f"{HEAD}bob,{ASSIGNMENT},,x\n")


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        (f"ada,{ASSIGNMENT},2026-11-09T23:59:00,", "has no zone"),
        (f"ada,{ASSIGNMENT},soon,", "is no time"),
        (f"ada,{ASSIGNMENT},2026-10-09T23:59:00+01:00,", "before the assignment is due"),
        (f"ada,{ASSIGNMENT},,", "either until when, or that they are excused"),
        (f"ada,{ASSIGNMENT},2026-11-09T23:59:00+01:00,yes", "either until when"),
        (f"ada,{ASSIGNMENT},,maybe", "write yes or leave it empty"),
        ("ada,02-none,,yes", "no such assignment"),
        (f",{ASSIGNMENT},,yes", "no student is named"),
        (f"ada,{ASSIGNMENT},,yes\nADA,{ASSIGNMENT},,yes", "lines 2 and 3"),
    ],
)
def test_a_wrong_extension_is_refused_by_line(tiny: Course, row: str, reason: str) -> None:
    with pytest.raises(TableError, match=reason) as caught:
        extensions(tiny, f"{HEAD}{row}\n")
    assert "line" in str(caught.value)


# Grading.


def received(course: Course, student: str, text: str) -> None:
    """Let a submission have been received then."""
    (course.root / "class" / student / ASSIGNMENT / "timestamp.txt").write_text(text)


def with_policy(course: Course) -> None:
    """Let lateness cost something."""
    path = course.root / "course.toml"
    text = path.read_text()
    path.write_text(
        text.replace("weight = 10", "weight = 10\nlate = { per_day = 10, grace = 15, cap = 50 }")
    )


def graded(course: Course, student: str) -> Report:
    """The report of a student as it is on disk."""
    return load(course.root / "course-data" / "grades" / ASSIGNMENT / f"{student}.json")


def test_grade_reads_nbgraders_time_and_takes_points_off(tiny: Course, run: Run) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00.000000 UTC\n")
    received(tiny, "bob", "2026-11-02 22:59:00 UTC")
    ended = run(*words())
    assert ended.status == 0
    assert costs(graded(tiny, "ada")) == (90060, 2, 9)
    assert graded(tiny, "ada").source == Source(kind="nbgrader", time="2026-11-04T01:00:00+01:00")
    assert costs(graded(tiny, "bob")) == (0, 0, 10)
    assert "1 d 1 h late, -2" in ended.out
    assert "timestamp.txt" not in graded(tiny, "ada").ignored_files
    single = run("grade", "-A", ASSIGNMENT, "--single", f"class/ada/{ASSIGNMENT}").out
    assert "1 d 1 h late: 2 points off, 9/11 counts." in single


def test_an_extension_given_later_needs_no_new_grading(
    tiny: Course, run: Run, pool: HerePool
) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00 UTC")
    run(*words())
    count = len(pool.graded)
    extensions(tiny, f"{HEAD}ada,{ASSIGNMENT},2026-11-09T23:59:00+01:00,\nbob,{ASSIGNMENT},,yes\n")
    assert "ada: up to date, its lateness would be told anew" in run(*words("--dry-run")).out
    assert costs(graded(tiny, "ada")) == (90060, 2, 9)
    table = run(*words("--format", "csv")).out.splitlines()
    assert len(pool.graded) == count
    assert costs(graded(tiny, "ada")) == (0, 0, 11)
    assert graded(tiny, "bob").excused
    assert graded(tiny, "bob").points == 10
    assert graded(tiny, "bob").final_points is None
    assert [row[-4:] == ",yes" for row in table] == [False, False, False, True]
    assert run(*words()).out.count("excused") == 1


def test_regrading_weeks_later_changes_nothing(tiny: Course, run: Run) -> None:
    with_policy(tiny)
    received(tiny, "ada", "2026-11-04 00:00:00 UTC")
    run(*words())
    first = graded(tiny, "ada")
    run(*words("--force"))
    again = graded(tiny, "ada")
    assert costs(again) == costs(first)
    assert costs(first) == (90060, 2, 9)


def test_wrong_extensions_stop_the_command_before_it_grades(
    tiny: Course, run: Run, pool: HerePool
) -> None:
    with pytest.raises(TableError):
        extensions(tiny, f"{HEAD}ada,02-none,,yes\n")
    ended = run(*words())
    assert ended.status == 2
    assert "extensions.csv, line 2" in ended.err
    assert pool.graded == []


# nbgrader.


@pytest.mark.slow
def test_stock_nbgrader_takes_off_the_same_points(
    tiny: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_policy(tiny)
    programs = Path(sys.executable).parent  # nbgrader starts alembic from the path
    monkeypatch.setenv("PATH", f"{programs}:{os.environ['PATH']}")
    from nbformat.v4 import new_notebook
    from nbgrader.api import Gradebook
    from nbgrader.preprocessors import AssignLatePenalties
    from traitlets.config import Config

    url = f"sqlite:///{tmp_path / 'gradebook.db'}"
    config = Config()
    config.AssignLatePenalties.plugin_class = "autograder.late.LatePenalty"
    config.LatePenalty.course_root = str(tiny.root)

    def taken(seconds: float) -> float:
        """Hand in that long after the due time, and let nbgrader judge it."""
        time = (DUE + timedelta(seconds=seconds)).astimezone(UTC).replace(tzinfo=None)
        with Gradebook(url) as gradebook:
            gradebook.update_or_create_submission(ASSIGNMENT, "ada", timestamp=time)
        told = {"notebook": "tiny", "assignment": ASSIGNMENT, "student": "ada", "db_url": url}
        empty = new_notebook()  # type: ignore[no-untyped-call]
        AssignLatePenalties(config=config).preprocess(empty, {"nbgrader": told})
        with Gradebook(url) as gradebook:
            notebook = gradebook.find_submission_notebook("tiny", ASSIGNMENT, "ada")
            return notebook.late_submission_penalty or 0

    with Gradebook(url) as gradebook:
        due = DUE.astimezone(UTC).replace(tzinfo=None)
        gradebook.add_assignment(ASSIGNMENT, duedate=due)
        gradebook.add_notebook("tiny", ASSIGNMENT)
        gradebook.add_grade_cell("scale", "tiny", ASSIGNMENT, max_score=20, cell_type="code")
        gradebook.add_student("ada")
        gradebook.add_submission(ASSIGNMENT, "ada")
        gradebook.find_grade("scale", "tiny", ASSIGNMENT, "ada").auto_score = 19
        gradebook.db.commit()
    policy = Terms(load_course(tiny.root).assignment(ASSIGNMENT), Extensions({}))
    for seconds in (0, 1, 901, DAY + 900, DAY + 901, 40 * DAY):
        time = DUE + timedelta(seconds=seconds)
        assert taken(seconds) == policy.settled(report(time)).penalty, seconds
    assert taken(DAY) == 1
    extensions(tiny, f"{HEAD}ada,{ASSIGNMENT},{(DUE + timedelta(days=1)).isoformat()},\n")
    assert [taken(DAY), taken(DAY + 901)] == [0, 1]
    extensions(tiny, f"{HEAD}ada,{ASSIGNMENT},,yes\n")
    assert taken(9 * DAY) == 0


def test_grading_does_not_wait_for_nbgrader(tmp_path: Path) -> None:
    code = "import sys, autograder.batch; sys.exit('nbgrader' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
