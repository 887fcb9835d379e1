"""Gradescope's results.json for each student.

What students see when: the points of each exercise after the due date, which checks failed when
the marks are published, and what only instructors need never. Nobody without a mark has a file,
since Gradescope would take it for 0.
"""

import json
from collections.abc import Iterator
from typing import Final

from autograder.export.marks import ClassMarks, ExportError, Mark
from autograder.report import ExerciseResult, ProbeResult, Report

DUE: Final = "after_due_date"
PUBLISHED: Final = "after_published"
HIDDEN: Final = "hidden"


def files(marks: ClassMarks) -> dict[str, bytes]:
    """A file for each student and assignment; ExportError where nobody has a mark."""
    made = {
        f"gradescope/{mark.assignment.id}/{mark.student}/results.json": _dump(mark, mark.report)
        for mark in marks.marks.values()
        if mark.report is not None and mark.final is not None
    }
    if not made:
        raise ExportError("nobody has a mark that Gradescope could be told")
    return made


def _dump(mark: Mark, report: Report) -> bytes:
    return (json.dumps(_results(mark, report), indent=2) + "\n").encode()


def _results(mark: Mark, report: Report) -> dict[str, object]:
    late = f" {mark.penalty} points are off, since it was late." if mark.penalty else ""
    return {
        "score": mark.final,
        "execution_time": round(report.duration_s, 3),
        "output": f"{mark.assignment.id}: {mark.points} of {mark.max_points} points.{late}",
        "output_format": "text",
        "visibility": DUE,
        "stdout_visibility": HIDDEN,
        "extra_data": {
            "assignment": report.assignment,
            "submission_sha256": report.submission_sha256,
            "commit": report.source.sha if report.source.kind == "git" else "",
            "key_id": report.key_id,
            "course_version": report.course_version,
        },
        "tests": [*_tests(mark, report)],
    }


def _tests(mark: Mark, report: Report) -> Iterator[dict[str, object]]:
    for number, result in enumerate(report.exercises, start=1):
        yield _exercise(mark, result, str(number))
        for place, probe in enumerate(result.probes, start=1):
            yield _probe(result, probe, f"{number}.{place}")
    for answer in mark.written:
        yield {
            "name": answer.id,
            "score": answer.points,
            "max_score": answer.max_points,
            "visibility": PUBLISHED,
        }
    if report.ignored_files:
        yield {
            "name": "files that were left aside",
            "output": ", ".join(report.ignored_files),
            "output_format": "text",
            "visibility": HIDDEN,
        }


def _exercise(mark: Mark, result: ExerciseResult, number: str) -> dict[str, object]:
    points = mark.exercises.get(result.id)
    mistake = result.misconception
    told = [result.message, *([mistake.title, mistake.hint] if mistake else [result.hint])]
    return {
        "name": f"{result.id}: {result.title}",
        "number": number,
        "score": points or 0,
        "max_score": result.max_points,
        "status": "passed" if points == result.max_points else "failed",
        "output": "\n".join(text for text in told if text),
        "output_format": "text",
        "tags": [result.state],
        "visibility": DUE,
    }


def _probe(result: ExerciseResult, probe: ProbeResult, number: str) -> dict[str, object]:
    """A check in words; its points are in those of the exercise already."""
    worth = f"{probe.points} point{'' if probe.points == 1 else 's'}"
    return {
        "name": f"{result.id}: {probe.title} ({worth})",
        "number": number,
        "status": "passed" if probe.is_earned else "failed",
        "output": probe.message,
        "output_format": "text",
        "tags": [probe.kind],
        "visibility": PUBLISHED,
    }
