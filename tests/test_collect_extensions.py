"""What is told of times and extensions: read with its zone, or refused by its line."""

from datetime import UTC, datetime

import pytest

from autograder.collect import stamps
from autograder.collect.extensions import Extension, load_extensions
from autograder.collect.tables import TableError
from autograder.course import Course
from tests.collect_lab import BERLIN, EXTENSIONS_HEAD, extensions
from tests.tiny_course import ASSIGNMENT


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


def test_a_course_without_the_file_has_no_extensions(tiny: Course) -> None:
    assert load_extensions(tiny).of("ada", ASSIGNMENT) == Extension(0)


def test_extensions_are_read_by_student_and_assignment(tiny: Course) -> None:
    told = extensions(
        tiny,
        f"{EXTENSIONS_HEAD}Ada,{ASSIGNMENT},2026-11-09T23:59:00+01:00,\nbob,{ASSIGNMENT},,yes\n",
    )
    assert told.of("ada", ASSIGNMENT).until == datetime(2026, 11, 9, 22, 59, tzinfo=UTC)
    assert told.of("bob", ASSIGNMENT).excused
    assert told.of("ada", "other") == told.of("cyd", ASSIGNMENT) == Extension(0)


def test_with_a_roster_a_student_may_be_named_by_any_key(tiny: Course) -> None:
    extensions(tiny, EXTENSIONS_HEAD)
    roster = tiny.root / "course-data" / "roster.csv"
    roster.write_text("id,login,email\n007,ada,a@x.edu\n")
    for key in ("007", "ADA", "a@x.edu"):
        assert (
            extensions(tiny, f"{EXTENSIONS_HEAD}{key},{ASSIGNMENT},,x\n")
            .of("ada", ASSIGNMENT)
            .excused
        )
    with pytest.raises(TableError, match="line 2: 'bob' is nobody"):
        extensions(tiny, f"{EXTENSIONS_HEAD}bob,{ASSIGNMENT},,x\n")


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
        extensions(tiny, f"{EXTENSIONS_HEAD}{row}\n")
    assert "line" in str(caught.value)
