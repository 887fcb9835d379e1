"""Reports as plain ASCII for a terminal: one student in full, or a class at a glance."""

from collections.abc import Iterable, Iterator, Sequence

from autograder.report import ExerciseResult, ProbeResult, Report, exercise_ids
from autograder.text import plain

MARKS = {"passed": "ok", "failed": "--", "timeout": "..", "crashed": "!!", "not_run": "  "}
STATES = {
    "graded": "graded",
    "not_submitted": "not submitted",
    "not_gradable": "not gradable",
    "grader_error": "grader error",
}
COLUMN = 9


def points_text(points: int | None, most: int) -> str:
    """Points out of their maximum; a missing mark is never shown as 0."""
    return f"{'?' if points is None else points}/{most}"


def student(report: Report) -> str:
    """One report in full."""
    head = f"{report.student}, {report.assignment}: {STATES[report.state]}"
    lines = [f"{head}, {points_text(report.points, report.max_points)} points", *_lateness(report)]
    for result in report.exercises:
        lines += _exercise(result)
    if report.regrade_failed:
        lines.append(report.regrade_failed)
    if report.ignored_files:
        lines.append(f"Ignored: {', '.join(report.ignored_files)}")
    if report.jail == "none":
        lines.append("Graded without a jail: not for a gradebook.")
    return _ascii(lines)


def _lateness(report: Report) -> Iterator[str]:
    """When it was due and received, what that costs, and what counts."""
    if report.source.time:
        yield f"Due {report.due}, received {report.source.time}."
    if report.excused:
        yield "Excused: the points do not count."
    elif report.late_s:
        off = f"{report.penalty} point{'' if report.penalty == 1 else 's'} off"
        counts = points_text(report.final_points, report.max_points)
        yield f"{_delay(report.late_s)} late: {off}, {counts} counts."


def _delay(seconds: int) -> str:
    """A delay in its two largest units."""
    days, hours, minutes = seconds // 86400, seconds // 3600 % 24, seconds // 60 % 60
    if days:
        return f"{days} d {hours} h"
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {seconds % 60} s"


def _exercise(result: ExerciseResult) -> Iterator[str]:
    yield ""
    head = f"{result.id}: {points_text(result.points, result.max_points)}"
    yield head if result.state == "graded" else f"{head}, {STATES[result.state]}"
    if result.message:
        yield f"    {result.message}"
    if result.misconception is not None:
        yield f"    The mistake: {result.misconception.title}"
        yield f"    Hint: {result.misconception.hint}"
    if result.counterexample is not None:
        found = result.counterexample
        yield f"    Smallest case: {found.statement}: got {found.got}, right is {found.want}"
    for probe in result.probes if result.state == "graded" else ():
        yield from _probe(probe, shown=probe.message != result.message)


def _probe(probe: ProbeResult, *, shown: bool) -> Iterator[str]:
    earned = f"{probe.earned}/{probe.points}"
    yield f"    {MARKS[probe.outcome]} {earned:>5}  {probe.title}"
    if probe.message and shown and (probe.withdrawn or probe.outcome != "passed"):
        yield f"              {probe.message}"


def class_table(reports: Sequence[Report]) -> str:
    """A class: a row for each student, a column for each exercise, who solved it below."""
    if not reports:
        return "no submissions\n"
    names = exercise_ids(reports)
    width = max(len("student"), *(len(plain(report.student)) for report in reports)) + 2
    head = "student".ljust(width) + "".join(name[: COLUMN - 1].rjust(COLUMN) for name in names)
    lines = [f"{head}{'total':>{COLUMN}}  state"]
    lines += [_row(report, names, width) for report in reports]
    lines.append(_solved(reports, names, width))
    return _ascii(lines)


def _row(report: Report, names: Sequence[str], width: int) -> str:
    results = {result.id: result for result in report.exercises}
    cells = [_cell(results.get(name)) for name in names]
    handed_in = report.state != "not_submitted"
    cells.append(points_text(report.points, report.max_points) if handed_in else "-")
    flag = _flags(report)
    row = "".join(cell.rjust(COLUMN) for cell in cells)
    return f"{plain(report.student).ljust(width)}{row}  {STATES[report.state]}{flag}"


def _flags(report: Report) -> str:
    """What changes how a row is read."""
    flags = [report.regrade_failed] if report.regrade_failed else []
    if report.excused:
        flags.append("excused")
    elif report.late_s and report.state != "not_submitted":
        flags.append(f"{_delay(report.late_s)} late, -{report.penalty}")
    return f" ({'; '.join(flags)})" if flags else ""


def _cell(result: ExerciseResult | None) -> str:
    if result is None:
        return ""
    if result.state == "graded":
        return str(result.points)
    return {"not_submitted": "-", "not_gradable": "x", "grader_error": "?"}[result.state]


def _solved(reports: Sequence[Report], names: Sequence[str], width: int) -> str:
    """How many solved each exercise wholly, and the whole assignment."""
    results = [result for report in reports for result in report.exercises]
    full = [result.id for result in results if result.points == result.max_points]
    whole = sum(report.points == report.max_points for report in reports)
    cells = [str(count).rjust(COLUMN) for count in [*map(full.count, names), whole]]
    return f"{'solved by'.ljust(width)}{''.join(cells)}  of {len(reports)}"


def tally(reports: Sequence[Report]) -> str:
    """How many reports there are of each state, in one line."""
    counts = {state: sum(report.state == state for report in reports) for state in STATES}
    text = ", ".join(f"{count} {STATES[state]}" for state, count in counts.items() if count)
    kept = sum(bool(report.regrade_failed) for report in reports)
    return f"{text} ({kept} of them kept, since the regrade failed)" if kept else text


def _ascii(lines: Iterable[str]) -> str:
    """Lines as any terminal can show them, whatever a student put into a name."""
    return "".join(f"{plain(line)}\n" for line in lines)
