"""A class as one page for the instructor: where it stands, what it misunderstood, what to do."""

from collections.abc import Collection, Sequence
from typing import NamedTuple
from urllib.parse import quote

from autograder.render.class_records import ExerciseRate, Names, Summary
from autograder.render.class_summary import summarise
from autograder.render.html import environment
from autograder.report import Report

JAILS = {
    "bwrap": "in the jail",
    "bwrap-root": "in the jail, as root",
    "none": "without a jail",
}
MOST_NAMED = 6  # students named at once; more are folded away


class Part(NamedTuple):
    """One stretch of a bar: what it stands for, how many, and its width in per cent."""

    look: str
    told: str
    students: int
    width: float


def render(summary: Summary, pages: Collection[str] = ()) -> str:
    """The whole page. `pages` are the students whose feedback page lies beside it."""
    return (
        environment()
        .get_template("class.html")
        .render(
            summary=summary,
            tallest=max((each.students for each in summary.bins), default=0) or 1,
            parts={rate.id: _parts(rate) for rate in summary.exercises},
            pages={student: f"feedback/{quote(student, safe='')}.html" for student in pages},
            jails=JAILS,
            most_named=MOST_NAMED,
        )
    )


def of_reports(reports: Sequence[Report]) -> str:
    """The page of a class with open names, its files not compared."""
    return render(summarise(reports, None, Names()))


def _parts(rate: ExerciseRate) -> list[Part]:
    """How the class splits up over an exercise, best first; empty stretches are left out."""
    counts = (
        ("good", "full marks", rate.full),
        ("part", "some points", rate.part),
        ("none", "no point", rate.nothing),
        ("other", "cannot be read", rate.unread),
        ("absent", "not handed in", rate.absent),
    )
    whole = rate.out_of + rate.absent or 1
    return [Part(look, told, count, 100 * count / whole) for look, told, count in counts if count]


__all__ = ["of_reports", "render"]
