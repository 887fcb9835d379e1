"""Classroom 50's `result.json` for each student, with the marks of the hidden tests.

Its repositories are named CLASSROOM-ASSIGNMENT-USERNAME, which says whose result it is; its time is
that at which the server received the commit.
"""

import json
from datetime import UTC, datetime
from typing import NamedTuple
from urllib.parse import quote

from autograder.collect.git.addresses import Hosted, hosted
from autograder.export.marks import ClassMarks, ExportError, Mark, Points
from autograder.report import Report

SCHEMA = "classroom50/result/v1"


class _Place(NamedTuple):
    """What the name of a repository says."""

    hosted: Hosted
    classroom: str
    owner: str


def files(marks: ClassMarks) -> dict[str, bytes]:
    """A file for each student with a mark whose work came from a repository of Classroom 50.

    Raises:
        ExportError: there is none, or points given by hand are not whole, which it cannot hold.
    """
    made: dict[str, bytes] = {}
    for mark in marks.marks.values():
        place = _place(mark)
        if place is not None and mark.report is not None and mark.final is not None:
            record = _result(mark, mark.report, place)
            name = f"classroom50/{mark.assignment.id}/{mark.student}/result.json"
            made[name] = (json.dumps(record, indent=2) + "\n").encode()
    if not made:
        raise ExportError(
            "no mark is of work from a repository named CLASSROOM-ASSIGNMENT-USERNAME: "
            "collect with `autograder collect git`"
        )
    return made


def _place(mark: Mark) -> _Place | None:
    found = hosted(mark.report.source.repository) if mark.report else None
    if found is None:
        return None
    name = found.name.partition("/")[2]
    classroom, sign, owner = name.partition(f"-{mark.assignment.id}-")
    return _Place(found, classroom, owner) if sign and classroom and owner else None


def _result(mark: Mark, report: Report, place: _Place) -> dict[str, object]:
    received = datetime.fromisoformat(report.source.time or report.started_at).astimezone(UTC)
    tag = f"submit/{received:%Y%m%dT%H%M%SZ}-{report.source.sha[:7]}"
    commit = f"{place.hosted.page}/commit/{report.source.sha}"
    return {
        "schema": SCHEMA,
        "classroom": place.classroom,
        "assignment": mark.assignment.id,
        "assignment_type": "individual",
        "owner": place.owner,
        "submission": tag,
        "commit": commit,
        "release": f"{place.hosted.page}/releases/tag/{quote(tag, safe='')}",
        "review": commit,
        "datetime": _stamp(received),
        "graded_at": _stamp(datetime.fromisoformat(report.started_at).astimezone(UTC)),
        "score": _whole(mark, mark.final),
        "max-score": _whole(mark, mark.max_points),
        "tests": [
            {
                "test-name": result.id,
                "passed": mark.exercises.get(result.id) == result.max_points,
                "score": _whole(mark, mark.exercises.get(result.id)),
                "max-score": result.max_points,
                "message": result.message,
            }
            for result in report.exercises
        ],
    }


def _whole(mark: Mark, points: Points | None) -> int:
    if points is not None and points != int(points):
        raise ExportError(
            f"{mark.student} has {points} points in {mark.assignment.id}: "
            "Classroom 50 takes whole numbers alone, so round what was given by hand"
        )
    return int(points or 0)


def _stamp(time: datetime) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ")
