"""One report as a page for the student: what went wrong, the smallest case, one hint."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from markupsafe import Markup

from autograder.render.html import counted, environment, picture
from autograder.report import ExerciseResult, ProbeResult, Report

STATES = {
    "not_submitted": "not handed in",
    "not_gradable": "cannot be read",
    "grader_error": "not graded: a problem of the grader",
}
OUTCOMES = {
    "passed": "passed",
    "failed": "failed",
    "timeout": "too slow",
    "crashed": "crashed",
    "not_run": "not run",
}
MOST_OPEN = 4  # checks that one cause explains; more are folded away


class Cause(NamedTuple):
    """Checks in a row that were lost for the same reason; `message` may be told above already."""

    message: str
    probes: tuple[ProbeResult, ...]

    @property
    def folded(self) -> bool:
        """Whether the list of checks would say more than it tells."""
        return len(self.probes) > MOST_OPEN


class Section(NamedTuple):
    """One exercise as the page shows it. `look` is the colour: good, part, none or other."""

    result: ExerciseResult
    verdict: str
    look: str
    causes: tuple[Cause, ...]
    passed: tuple[ProbeResult, ...]
    withdrawn: tuple[ProbeResult, ...]
    drawing: Markup | None
    hint: str

    @property
    def file(self) -> str:
        """The name of the student's file."""
        return f"{self.result.id}.py"

    @property
    def place(self) -> int | None:
        """The line to look at: where the file breaks, else where what is wrong is defined."""
        return self.result.line or self.result.defined_at

    @property
    def open(self) -> bool:
        """Whether anything is left to do here for the student."""
        return self.look in ("part", "none")


class ByHand(NamedTuple):
    """What people gave: rows of what, points and maximum, their comments, and what counts in all.

    Points are None while a person has still to give them, and so is `final` then.
    """

    rows: tuple[tuple[str, float | None, float | None], ...]
    comments: tuple[tuple[str, str], ...]
    final: float | None
    max_points: float


def render(report: Report, by_hand: ByHand | None = None) -> str:
    """The whole page; it asks for no other file and runs no script."""
    sections = [_section(result) for result in report.exercises]
    return (
        environment()
        .get_template("student.html")
        .render(
            report=report,
            sections=sections,
            first=next((each for each in sections if each.open), None),
            outcomes=OUTCOMES,
            by_hand=by_hand,
        )
    )


def _section(result: ExerciseResult) -> Section:
    found = result.counterexample
    mistake = result.misconception
    return Section(
        result=result,
        verdict=_verdict(result),
        look=_look(result),
        causes=tuple(_causes(result)),
        passed=tuple(probe for probe in _counting(result) if probe.outcome == "passed"),
        withdrawn=tuple(probe for probe in result.probes if probe.withdrawn),
        drawing=picture(found.svg, result.id) if found else None,
        hint=mistake.hint if mistake else result.hint,
    )


def _counting(result: ExerciseResult) -> list[ProbeResult]:
    """The checks that were not withdrawn."""
    return [probe for probe in result.probes if not probe.withdrawn]


def _look(result: ExerciseResult) -> str:
    if result.state == "grader_error":
        return "other"
    if result.points == result.max_points:
        return "good"
    return "part" if result.points else "none"


def _verdict(result: ExerciseResult) -> str:
    """What came of an exercise, in a few words."""
    if result.state != "graded":
        return STATES[result.state]
    probes = _counting(result)
    passed = sum(probe.outcome == "passed" for probe in probes)
    if passed == len(probes):
        return "all checks passed" if passed else "no checks"
    if result.misconception is not None:
        return result.misconception.title
    outcomes = {probe.outcome for probe in probes}
    if "timeout" in outcomes:
        return "did not finish in time"
    if "crashed" in outcomes:
        return "crashed"
    return f"{passed or 'none'} of {counted(len(probes), 'check')} passed"


def _causes(result: ExerciseResult) -> Iterator[Cause]:
    """The lost checks by cause; of a file that nobody could run no check is worth listing."""
    lost = [probe for probe in result.probes if not probe.is_earned]
    for message, probes in groupby(lost, key=lambda probe: probe.message):
        yield Cause("" if message == result.message else message, tuple(probes))


__all__ = ["OUTCOMES", "ByHand", "Cause", "Section", "render"]
