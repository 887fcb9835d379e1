"""Feedback for a student's repository: a comment in Markdown, and a commit's status in one line."""

import re
from collections.abc import Iterator

from autograder.render.console import points_text
from autograder.report import ExerciseResult, Report

LONGEST_STATUS = 140  # characters that GitHub takes
STATES = {
    "not_submitted": "not handed in",
    "not_gradable": "cannot be read",
    "grader_error": "not graded: a problem of the grader",
}
APART = "&#8203;"
_SIGNS = re.compile(r"[^\w\s.,;?()'/=+-]|_")


def comment(report: Report) -> str:
    """The whole feedback: points, what went wrong and where, one hint for each exercise."""
    lines = [f"## {text(report.assignment)}: {_points(report)}", "", *_lateness(report)]
    lines += ["| exercise | points | |", "| --- | --- | --- |"]
    lines += [_row(result) for result in report.exercises]
    for result in report.exercises:
        if result.points != result.max_points:
            lines += ["", *_help(result)]
    if report.source.kind == "git" and report.source.sha:
        lines += ["", f"This is about commit {text(report.source.sha)}."]
    return "\n".join(lines) + "\n"


def status(report: Report) -> str:
    """The points in one line."""
    late = f", {report.penalty} off for lateness" if report.penalty else ""
    return f"{_points(report)}{late}"[:LONGEST_STATUS]


def text(words: str) -> str:
    """Words as Markdown shows them: every sign that could mean more as its number.

    A sign of no width keeps GitHub from calling whom an @ names, and from linking what a # does.
    """
    line = " ".join(words.split())
    return _SIGNS.sub(lambda found: f"&#{ord(found[0])};{APART * (found[0] in '@#')}", line)


def _points(report: Report) -> str:
    return f"{points_text(report.points, report.max_points)} points"


def _lateness(report: Report) -> Iterator[str]:
    if report.excused:
        yield "You are excused: the points do not count.\n"
    elif report.penalty:
        off = f"{report.penalty} point{'' if report.penalty == 1 else 's'}"
        counts = points_text(report.final_points, report.max_points)
        yield f"It was late, which costs {off}: {counts} counts.\n"


def _row(result: ExerciseResult) -> str:
    told = result.misconception.title if result.misconception else result.message
    shown = STATES.get(result.state) or text(told)
    points = points_text(result.points, result.max_points)
    return f"| {text(result.id)} | {points} | {shown} |"


def _help(result: ExerciseResult) -> Iterator[str]:
    """What is known about an exercise that lost points."""
    line = result.line or result.defined_at
    yield f"### {text(result.id)}.py{f', line {line}' if line else ''}"
    mistake, case = result.misconception, result.counterexample
    if mistake:
        yield f"\n**{text(mistake.title)}.** {text(mistake.explanation)}"
    elif result.message:
        yield f"\n{text(result.message)}"
    if hint := (mistake.hint if mistake else result.hint):
        yield f"\nHint: {text(hint)}"
    if case:
        told = f"{text(case.statement)} gave {text(case.got)}, right is {text(case.want)}"
        yield f"\nSmallest case: {told}"
        if case.mermaid:
            yield f"\n```mermaid\n{case.mermaid}\n```"
