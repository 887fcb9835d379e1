"""For appeals, on the instructor's terminal only: replays an exercise and shows every number."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from autograder.course import Exercise
from autograder.errors import UserError
from autograder.grade import wording
from autograder.grade.marking import Marker
from autograder.jail.faults import StudentFault
from autograder.jail.inside.wire import Done
from autograder.jail.recorder import Kept, SourceName
from autograder.jail.tape import Noted
from autograder.key import DEMO_SECRET, Key, key_from_text, load_key
from autograder.kit.close import Mismatch
from autograder.report import Report, load
from autograder.submission import Submission
from autograder.suite import Probe
from autograder.text import plain

SYMBOLS = {"add": "+", "sub": "-", "mul": "*", "truediv": "/", "pow": "**"}
SYMBOLS |= {f"i{name}": f"{symbol}=" for name, symbol in SYMBOLS.items()}
MOST_LINES = 40


class AppealError(UserError):
    """A report cannot be explained; the text says why."""


def read_report(path: Path) -> Report:
    """A report as grade wrote it; AppealError when it is none."""
    try:
        return load(path)
    except OSError as error:
        raise AppealError(f"{path} cannot be read ({error.strerror})") from None
    except ValueError as error:
        raise AppealError(f"{path} is no report ({error})") from None


def key_of(report: Report, root: Path) -> Key:
    """The key to replay a report with: the demo's own or the course's."""
    demo = key_from_text(DEMO_SECRET)
    return demo if report.key_id == demo.id else load_key(root)


def check_appeal(report: Report, key: Key, submission: Submission) -> None:
    """AppealError unless a replay would draw the numbers that the report was made with."""
    if key.id != report.key_id:
        raise AppealError(f"the report was made with key {report.key_id}, not {key.id}")
    if submission.sha256 != report.submission_sha256:
        raise AppealError(f"the files of {plain(report.student)} are not those that were graded")


def explain(marker: Marker, exercise: Exercise, submission: Submission) -> Iterator[str]:
    """Each probe of an exercise: what was called, what came back, what was wanted."""
    if exercise.id not in submission.files:
        problem = submission.problems.get(exercise.id)
        missing = wording.missing_file(exercise.file_name, submission.ignored)
        yield problem.message if problem else missing
        return
    for probe in marker.probes(exercise):
        yield from _probe(marker, exercise, probe, submission)


def _probe(
    marker: Marker, exercise: Exercise, probe: Probe, submission: Submission
) -> Iterator[str]:
    history: list[Noted] = []
    error = marker.alone(exercise, probe, history)
    earned = probe.points if error is None else 0
    yield f"{exercise.id} / {probe.id} ({probe.kind}): {earned}/{probe.points}  {probe.title}"
    lines = [line for noted in history for line in _line(noted)]
    yield from (f"    {line}" for line in lines[:MOST_LINES])
    if len(lines) > MOST_LINES:
        yield f"    ... {len(lines) - MOST_LINES} more lines"
    yield from (f"    {line}" for line in _verdict(marker, exercise, probe, submission, error))
    yield ""


def _verdict(
    marker: Marker,
    exercise: Exercise,
    probe: Probe,
    submission: Submission,
    error: BaseException | None,
) -> Iterator[str]:
    if error is None:
        yield "passed"
    elif isinstance(error, Mismatch):
        yield f"refused: {wording.mismatch(error, probe.kind)}"
        yield f"got      {shown(error.got)}"
        yield f"wanted   {shown(error.want)}"
    elif isinstance(error, StudentFault):
        source = submission.files.get(exercise.id, b"")
        yield f"refused: {wording.fault(error, exercise, source, marker.limits)}"
    else:
        yield f"refused: {wording.PLAIN_FAILURE} {error}".rstrip()


def _line(noted: Noted) -> Iterator[str]:
    if noted.op == "answer":
        reply = noted.args[0]
        if isinstance(reply, Done):
            yield "-> " + ", ".join(shown(value) for value in reply.values)
        else:
            yield f"-> {reply.kind} in line {reply.line} of {reply.file}.py"
        return
    yield f"v{noted.number} = {_operation(noted.op, noted.args)}"


def _operation(op: str, args: tuple[Any, ...]) -> str:
    if op == "call":
        return f"{args[1]}({', '.join(map(shown, args[2:]))})"
    if op == "method":
        return f"{shown(args[1])}.{args[2]}({', '.join(map(shown, args[3:]))})"
    if op == "get":
        return f"{shown(args[1])}.{args[2]}"
    if op in SYMBOLS:
        return f"{shown(args[0])} {SYMBOLS[op]} {shown(args[1])}"
    signs = {"neg": "-", "pos": "+", "hold": ""}
    return f"{signs[op]}{shown(args[0])}"


def shown(value: object) -> str:
    """A value as one would type it."""
    if isinstance(value, Kept):
        return f"v{value.reference().number}"
    if isinstance(value, SourceName):
        named = value.reference()
        return f"{named.file}.{named.name}"
    if isinstance(value, np.ndarray):
        return f"array({value.tolist()}, {value.dtype})"
    return ascii(value)
