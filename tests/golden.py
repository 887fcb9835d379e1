"""What each student of the bundled class must get, read from `golden/<student>.toml`.

    [02-local-rules]
    state = "graded"                               # of the whole report; this is the default
    points = { relu = ["purity"], "*" = "full" }   # or points = "full", or "zero"
    states = { add = "not_gradable" }              # exercises whose state is not the report's
    messages = { relu = "in place" }               # or a list of texts
    mistakes = { relu = "changes_d_out" }          # the misconceptions that must be named

Points of an exercise are "full", "zero", a number, or the ids of exactly those probes that do not
pass ("purity?": may pass by the luck of the draw); "*" stands for every exercise that is not
named. Messages are texts that must appear in the message of the exercise or of one of its probes,
where {python} stands for the version in use.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from autograder.grade.raised import PYTHON
from autograder.report import ExerciseResult, Report, State

CLASS = Path(__file__).parent / "sample_class"
MARKS = Path(__file__).parent / "golden"

Points = int | list[str] | str


class Golden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one student must get for one assignment."""

    points: dict[str, Points] | Literal["full", "zero"]
    state: State = "graded"
    states: dict[str, State] = {}
    messages: dict[str, str | list[str]] = {}
    mistakes: dict[str, str] = {}


def load_golden(student: str) -> dict[str, Golden]:
    """What a student must get, by assignment id; msgspec.ValidationError names a wrong entry."""
    content = (MARKS / f"{student}.toml").read_bytes()
    return msgspec.toml.decode(content, type=dict[str, Golden])


def students(pattern: str = "*") -> list[str]:
    """All students that have golden marks, in the order of their names."""
    return sorted(path.stem for path in MARKS.glob(f"{pattern}.toml"))


def complaints(report: Report, golden: Golden) -> list[str]:
    """How a report differs from what it must say; nothing when it is right."""
    return list(_complaints(report, golden))


def _complaints(report: Report, golden: Golden) -> Iterator[str]:
    if report.state != golden.state:
        yield f"the state is {report.state}, not {golden.state}"
    wanted = golden.points if isinstance(golden.points, dict) else {"*": golden.points}
    known = {exercise.id for exercise in report.exercises}
    named = {*wanted, *golden.states, *golden.messages, *golden.mistakes}
    for name in sorted(named - known - {"*"}):
        yield f"{name} is no exercise"
    for exercise in report.exercises:
        state = golden.states.get(exercise.id, golden.state)
        if exercise.state != state:
            yield f"{exercise.id}: the state is {exercise.state}, not {state}"
        yield from _points(exercise, wanted.get(exercise.id, wanted.get("*", "nothing")))
        yield from _messages(exercise, golden.messages.get(exercise.id, []))
        yield from _mistake(exercise, golden.mistakes.get(exercise.id))


def _points(exercise: ExerciseResult, wanted: Points) -> Iterator[str]:
    lost = [probe.id for probe in exercise.probes if probe.outcome != "passed"]
    reached = f"{exercise.id}: {exercise.points} of {exercise.max_points} points, lost {lost}"
    if isinstance(wanted, list):
        sure = {probe for probe in wanted if not probe.endswith("?")}
        if not sure <= set(lost) <= {probe.rstrip("?") for probe in wanted}:
            yield f"{reached}, not {wanted}"
    elif exercise.points != {"full": exercise.max_points, "zero": 0}.get(str(wanted), wanted):
        yield f"{reached}, not {wanted}"


def _messages(exercise: ExerciseResult, wanted: str | list[str]) -> Iterator[str]:
    told = [exercise.message, *(probe.message for probe in exercise.probes)]
    for text in [wanted] if isinstance(wanted, str) else wanted:
        if not any(text.replace("{python}", PYTHON) in message for message in told):
            yield f"{exercise.id}: no message says {text!r}, but {sorted(set(told))}"


def _mistake(exercise: ExerciseResult, wanted: str | None) -> Iterator[str]:
    told = exercise.misconception.id if exercise.misconception else "not named"
    if wanted is not None and told != wanted:
        yield f"{exercise.id}: the mistake is {told}, not {wanted}"
