"""What lateness costs: decided by the stored time of receipt alone, whenever grading is done.

A submission received up to `grace` minutes after it is due costs nothing. After that, each begun
day of 24 hours takes `per_day` percent of the points earned, at most `cap` percent. The points
taken off are whole, rounded down: in the student's favour.
"""

from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from autograder.collect.extensions import Extensions, load_extensions
from autograder.course.records import Assignment, Course, Late
from autograder.report import Report

DAY_S = 24 * 60 * 60


def seconds_late(received: datetime, due: datetime) -> int:
    """Whole seconds between due and received, 0 when on time; fractions do not count.

    Python subtracts two times of one zone by what the clocks show, which loses an hour where
    clocks change; hence UTC.
    """
    return max(0, int((received.astimezone(UTC) - due.astimezone(UTC)).total_seconds()))


def percent_off(policy: Late, late_s: int) -> int:
    """The percentage that a delay in seconds costs."""
    beyond = late_s - 60 * policy.grace
    days_begun = -(-beyond // DAY_S) if beyond > 0 else 0
    return min(policy.cap, days_begun * policy.per_day)


def penalty(policy: Late, late_s: int, points: float) -> int:
    """Whole points taken off `points`, rounded down."""
    return int(points * percent_off(policy, late_s) // 100)


class Terms(NamedTuple):
    """What the lateness of an assignment's submissions is judged by."""

    assignment: Assignment
    extensions: Extensions

    def settled(self, report: Report) -> Report:
        """The report with due, late_s, penalty, final_points and excused as they follow from it.

        Only the time that stands in the report, the course and the student's extension are used,
        so that doing it again, at any time, changes nothing. Without a time nothing is late. Who
        is excused keeps points and state, and has no final points.
        """
        extension = self.extensions.of(report.student, self.assignment.id)
        due = (extension.until or self.assignment.due).astimezone(self.assignment.due.tzinfo)
        received = _time(report.source.time)
        late_s = 0 if received is None else seconds_late(received, due)
        points = None if extension.excused else report.points
        off = penalty(self.assignment.late, late_s, points or 0)
        return replace(
            report,
            due=due.isoformat(timespec="seconds"),
            late_s=late_s,
            penalty=off,
            final_points=None if points is None else points - off,
            excused=extension.excused,
        )


def terms_of(course: Course, assignment: Assignment) -> Terms:
    """The terms of an assignment, extensions read anew; TableError when those are wrong."""
    return Terms(assignment, load_extensions(course))


def _time(text: str) -> datetime | None:
    """The time of a report; None when there is none, or none with a zone."""
    try:
        time = datetime.fromisoformat(text)
    except ValueError:
        return None
    return time if time.tzinfo else None
