"""Reports as plain ASCII for a terminal: one student in full, or a class at a glance."""

from collections.abc import Iterator, Sequence

from autograder.report import ExerciseResult, ProbeResult, Report

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
    lines = [f"{head}, {points_text(report.points, report.max_points)} points"]
    for result in report.exercises:
        lines += _exercise(result)
    if report.regrade_failed:
        lines.append(report.regrade_failed)
    if report.ignored_files:
        lines.append(f"Ignored: {', '.join(report.ignored_files)}")
    if report.jail == "none":
        lines.append("Graded without a jail: not for a gradebook.")
    return "\n".join(lines) + "\n"


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
    if probe.message and shown and probe.outcome != "passed":
        yield f"              {probe.message}"


def class_table(reports: Sequence[Report]) -> str:
    """A class: a row for each student, a column for each exercise, the mean below."""
    if not reports:
        return "no submissions\n"
    names = [result.id for result in reports[0].exercises]
    width = max(len("student"), *(len(report.student) for report in reports)) + 2
    head = "student".ljust(width) + "".join(name[: COLUMN - 1].rjust(COLUMN) for name in names)
    lines = [f"{head}{'total':>{COLUMN}}  state"]
    lines += [_row(report, width) for report in reports]
    lines.append(_solved(reports, width))
    return "\n".join(lines) + "\n"


def _row(report: Report, width: int) -> str:
    cells = [_cell(result) for result in report.exercises]
    total = points_text(report.points, report.max_points)
    flag = f" ({report.regrade_failed})" if report.regrade_failed else ""
    row = "".join(cell.rjust(COLUMN) for cell in [*cells, total])
    return f"{report.student.ljust(width)}{row}  {STATES[report.state]}{flag}"


def _cell(result: ExerciseResult) -> str:
    if result.state == "graded":
        return str(result.points)
    return {"not_submitted": "-", "not_gradable": "x", "grader_error": "?"}[result.state]


def _solved(reports: Sequence[Report], width: int) -> str:
    """How many solved each exercise wholly, and the whole assignment."""
    columns = zip(*(report.exercises for report in reports), strict=True)
    full = [sum(result.points == result.max_points for result in column) for column in columns]
    whole = sum(report.points == report.max_points for report in reports)
    cells = "".join(str(count).rjust(COLUMN) for count in [*full, whole])
    return f"{'solved by'.ljust(width)}{cells}  of {len(reports)}"


def tally(reports: Sequence[Report]) -> str:
    """How many reports there are of each state, in one line."""
    counts = {state: sum(report.state == state for report in reports) for state in STATES}
    return ", ".join(f"{count} {STATES[state]}" for state, count in counts.items() if count)
