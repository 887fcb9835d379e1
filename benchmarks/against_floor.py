"""floor: grading against the same calls of the same files with nothing around them.

What grading sends to its workers is recorded once. The floor then sends it again in a warm jail:
the same forks, the same files, each program in turn, whose answer is awaited and not looked at.
No suite, no numbers, no comparison, no report, and no second try. There are two of them: `floor`
holds the first tries and the diagnosis of those who failed, `floor_first` the first tries alone.
"""

import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from autograder.diagnose.doctor import Diagnosis
from autograder.grade.grader import Grader
from autograder.grade.marking import Marker
from autograder.jail.inside.wire import LENGTH, read_frame, write_all
from autograder.jail.launcher import Jail
from autograder.jail.worker import Bounds, Worker
from benchmarks.ours import local
from benchmarks.room import Bench, Measured, handed_in, in_turn, seconds


class Calls(NamedTuple):
    """What one worker is sent."""

    files: dict[str, bytes]
    bounds: Bounds
    frames: list[bytes]


def measure(bench: Bench, rounds: int) -> list[Measured]:
    """Seconds per submission of both floors and of one grader process."""
    with _without_second_tries():
        calls = _recorded(bench)
        with patch.object(Grader, "_diagnosis", lambda *_: Diagnosis()):
            first = _recorded(bench)
    with closing(local(bench, 1)) as ours, Jail() as jail:

        def floor(recorded: list[Calls]) -> float:
            return seconds(lambda: _repeat(jail, recorded)) / bench.submissions

        low, lowest, whole = in_turn(
            rounds, lambda: floor(calls), lambda: floor(first), ours.seconds
        )
    told = "ours / the same calls in a warm jail, no more"
    return [
        Measured("floor", whole, low, f"{told}, no second tries"),
        Measured("floor_first", whole, lowest, f"{told}, no diagnosis either"),
    ]


def _recorded(bench: Bench) -> list[Calls]:
    setup = bench.setup
    with Grader(bench.course, setup.key, hidden=setup.hidden) as grader:
        grader.jail()  # started and proven before anyone listens
        with _listening() as heard:
            for submission in handed_in(bench.rules, bench.submissions):
                grader.grade(submission)
    return heard


def _without_second_tries() -> Any:
    return patch.object(Marker, "_settle", lambda _, exercise, attempt: attempt)


@contextmanager
def _listening() -> Iterator[list[Calls]]:
    heard: list[Calls] = []
    spawn, exchange = Jail.spawn, Worker._exchange

    def spawned(jail: Jail, files: dict[str, bytes], bounds: Bounds) -> Worker:
        heard.append(Calls(files, bounds, []))
        return spawn(jail, files, bounds)

    def exchanged(worker: Worker, request: bytes, *limits: Any) -> Any:
        if request:
            heard[-1].frames.append(request)
        return exchange(worker, request, *limits)

    with patch.object(Jail, "spawn", spawned), patch.object(Worker, "_exchange", exchanged):
        yield heard


def _repeat(jail: Jail, recorded: list[Calls]) -> None:
    for files, bounds, frames in recorded:
        worker = jail.spawn(files, bounds)
        worker.begin()
        fd = worker._fileno()
        os.set_blocking(fd, True)
        stream = os.fdopen(fd, "rb", closefd=False)
        for frame in frames:
            write_all(fd, frame)
            for _ in range(_count(frame)):
                read_frame(stream)
        jail.leave_worker()


def _count(frames: bytes) -> int:
    """How many frames there are in these bytes, as many as there will be answers."""
    count = place = 0
    while place < len(frames):
        place += LENGTH.size + LENGTH.unpack_from(frames, place)[0]
        count += 1
    return count
