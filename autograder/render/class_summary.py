"""Counts what a class did from its reports alone; the page and the table are made from this."""

from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, median

from autograder.render.class_records import (
    Absence,
    Bin,
    Cell,
    Event,
    ExerciseRate,
    Mistake,
    Names,
    ProbeRate,
    Row,
    Summary,
)
from autograder.report import ExerciseResult, Outcome, Report, State, exercise_ids
from autograder.similarity import Comparison

MOST_BINS = 16
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)

_STATES: tuple[State, ...] = ("graded", "not_gradable", "not_submitted", "grader_error")
_MARKED = ("graded", "not_gradable")


def summarise(reports: Sequence[Report], comparison: Comparison | None, names: Names) -> Summary:
    """Count a class of one assignment; students appear in it under the names that `names` gives.

    They are listed in the order of those names, which tells nothing of hidden ones.
    """
    reports = sorted(reports, key=lambda report: names.shown(report.student))
    graded = [each for each in reports if each.state in _MARKED]
    points = [each.points for each in graded if each.points is not None]
    return Summary(
        assignment=reports[0].assignment if reports else "",
        students=len(reports),
        states={state: sum(each.state == state for each in reports) for state in _STATES},
        max_points=max((each.max_points for each in reports), default=0),
        mean=fmean(points) if points else 0.0,
        median=float(median(points)) if points else 0.0,
        full=sum(each.points == each.max_points for each in graded),
        bins=_bins(points, max((each.max_points for each in reports), default=0)),
        exercises=tuple(_rate(name, reports) for name in exercise_ids(reports)),
        mistakes=_mistakes(reports, names),
        timeouts=_events(reports, "timeout", names),
        crashes=_events(reports, "crashed", names),
        unread=tuple(_unread(reports, names)),
        absent=tuple(_absent(reports, names)),
        failed=tuple(names.shown(each.student) for each in reports if each.state == "grader_error"),
        kept=tuple(names.shown(each.student) for each in reports if each.regrade_failed),
        rows=tuple(_row(each, exercise_ids(reports), names) for each in reports),
        jails=_distinct(each.jail for each in reports),
        keys=_distinct(each.key_id for each in reports),
        versions=_distinct(f"{each.course_version} / {each.grader_version}" for each in reports),
        latest=max((each.started_at for each in reports), default=""),
        comparison=_renamed(comparison, names),
    )


def _distinct(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(set(values)))


def _bins(points: Sequence[int], most: int) -> tuple[Bin, ...]:
    """Bins of equal width over all points there are; full marks fall into the last one."""
    step = next((each for each in STEPS if most // each < MOST_BINS), most or 1)
    lows = range(0, most + 1, step)
    return tuple(
        Bin(low, min(low + step - 1, most), sum(low <= each < low + step for each in points))
        for low in lows
    )


def _of(name: str, reports: Sequence[Report]) -> list[ExerciseResult]:
    return [result for report in reports for result in report.exercises if result.id == name]


def _rate(name: str, reports: Sequence[Report]) -> ExerciseRate:
    results = _of(name, reports)
    graded = [each for each in results if each.state == "graded"]
    unread = sum(each.state == "not_gradable" for each in results)
    full = sum(each.points == each.max_points for each in graded)
    nothing = sum(each.points == 0 < each.max_points for each in graded)
    points = [each.points or 0 for each in results if each.state in _MARKED]
    return ExerciseRate(
        id=name,
        title=results[-1].title,
        max_points=max(each.max_points for each in results),
        full=full,
        part=len(graded) - full - nothing,
        nothing=nothing,
        unread=unread,
        absent=sum(each.state == "not_submitted" for each in results),
        mean=fmean(points) if points else 0.0,
        probes=_probe_rates(results, len(graded) + unread),
    )


def _probe_rates(results: Sequence[ExerciseResult], out_of: int) -> tuple[ProbeRate, ...]:
    probes = [probe for each in results for probe in each.probes]
    latest = {probe.id: probe for probe in probes}
    passed = dict.fromkeys(latest, 0)
    for probe in probes:
        passed[probe.id] += probe.outcome == "passed"
    return tuple(
        ProbeRate(name, probe.title, probe.points, passed[name], out_of)
        for name, probe in latest.items()
    )


def _mistakes(reports: Sequence[Report], names: Names) -> tuple[Mistake, ...]:
    """Mistakes by how many made them; what no known mistake explains comes last."""
    made: dict[tuple[str, str, str], list[str]] = {}
    for report in reports:
        for result in report.exercises:
            found = result.misconception
            if result.state != "graded" or result.points == result.max_points:
                continue
            key = (result.id, found.id, found.title) if found else (result.id, "", "")
            made.setdefault(key, []).append(names.shown(report.student))
    mistakes = [Mistake(*key, tuple(students)) for key, students in made.items()]
    return tuple(sorted(mistakes, key=lambda each: (not each.id, -len(each.students))))


def _events(reports: Sequence[Report], outcome: Outcome, names: Names) -> tuple[Event, ...]:
    return tuple(
        Event(names.shown(report.student), result.id, probes[0].message, len(probes))
        for report in reports
        for result in report.exercises
        if (probes := [probe for probe in result.probes if probe.outcome == outcome])
    )


def _unread(reports: Sequence[Report], names: Names) -> Iterator[Event]:
    for report in reports:
        for result in report.exercises:
            if result.state == "not_gradable":
                message = names.told(report.student, result.message)
                yield Event(names.shown(report.student), result.id, message, line=result.line)


def _absent(reports: Sequence[Report], names: Names) -> Iterator[Absence]:
    for report in reports:
        missing = [each.id for each in report.exercises if each.state == "not_submitted"]
        if report.state == "not_submitted":
            yield Absence(names.shown(report.student), ())
        elif missing:
            yield Absence(names.shown(report.student), tuple(missing))


def _row(report: Report, exercises: Sequence[str], names: Names) -> Row:
    results = {each.id: each for each in report.exercises}
    cells = tuple(_cell(results.get(name)) for name in exercises)
    points = None if report.state == "not_submitted" else report.points
    return Row(names.shown(report.student), points, cells)


def _cell(result: ExerciseResult | None) -> Cell:
    if result is None:
        return Cell("", "absent")
    if result.state != "graded":
        signs = {"not_submitted": "-", "not_gradable": "x", "grader_error": "?"}
        return Cell(signs[result.state], "absent")
    full = result.points == result.max_points
    return Cell(str(result.points), "good" if full else "part" if result.points else "none")


def _renamed(comparison: Comparison | None, names: Names) -> Comparison | None:
    if comparison is None:
        return None
    alike = [
        each._replace(students=tuple(sorted(map(names.shown, each.students))))
        for each in comparison.alike
    ]
    uncompared = [
        each._replace(student=names.shown(each.student)) for each in comparison.uncompared
    ]
    return comparison._replace(
        alike=tuple(sorted(alike, key=lambda each: (-len(each.students), each.students))),
        uncompared=tuple(sorted(uncompared)),
    )
