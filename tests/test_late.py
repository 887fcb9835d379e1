"""Lateness: decided by the time of receipt alone, the same on any machine, on any day."""

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from autograder.collect.extensions import Extension, Extensions
from autograder.course import Course, Late
from autograder.late import Terms, penalty, percent_off, seconds_late
from tests.collect_lab import BERLIN, DUE, costs, received_at
from tests.lab import a_report, an_exercise
from tests.tiny_course import ASSIGNMENT

DAY = 86400
POLICY = Late(per_day=10, grace=15, cap=50)


def terms(course: Course, **told: Any) -> Terms:
    """The tiny assignment with this policy; `told` is what ada has for it."""
    assignment = replace(course.assignment(ASSIGNMENT), late=POLICY)
    return Terms(assignment, Extensions({("ada", ASSIGNMENT): Extension(2, **told)}))


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
    settled = terms(tiny).settled(received_at(DUE + timedelta(seconds=seconds)))
    assert costs(settled) == (late_s, off, 19 - off)
    assert settled.due == "2026-11-02T23:59:00+01:00"


@pytest.mark.parametrize("zone", ["America/Los_Angeles", "Asia/Tokyo", "UTC"])
def test_a_time_told_in_another_zone_is_the_same_time(tiny: Course, zone: str) -> None:
    there = (DUE + timedelta(seconds=901)).astimezone(ZoneInfo(zone))
    assert costs(terms(tiny).settled(received_at(there))) == (901, 1, 18)


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
        assert costs(terms(tiny).settled(received_at(text))) == (0, 0, 19)


def test_an_extension_moves_the_due_time_of_one_student(tiny: Course) -> None:
    until = DUE + timedelta(days=3)
    extended = terms(tiny, until=until.astimezone(UTC))
    ada = received_at(until + timedelta(seconds=901))
    assert costs(extended.settled(ada)) == (901, 1, 18)
    assert extended.settled(ada).due == until.isoformat()
    bob = extended.settled(replace(ada, student="bob"))
    assert costs(bob) == (3 * DAY + 901, 7, 12)


def test_who_is_excused_keeps_the_points_and_has_no_final_ones(tiny: Course) -> None:
    settled = terms(tiny, excused=True).settled(received_at(DUE + timedelta(days=9)))
    assert (settled.points, settled.state, settled.excused) == (19, "graded", True)
    assert costs(settled)[1:] == (0, None)


def test_a_report_without_a_mark_gets_no_final_points(tiny: Course) -> None:
    failed = a_report("ada", an_exercise("scale", "grader_error"))
    assert costs(terms(tiny).settled(failed)) == (0, 0, None)


def test_settling_again_changes_nothing(tiny: Course) -> None:
    once = terms(tiny).settled(received_at(DUE + timedelta(days=2)))
    assert terms(tiny).settled(once) == once
    assert terms(tiny, excused=True).settled(once).final_points is None
    assert terms(tiny).settled(terms(tiny, excused=True).settled(once)) == once
