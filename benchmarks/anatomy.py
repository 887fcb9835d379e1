"""Where the time of a right submission goes, one assignment per line.

Run as `python -m benchmarks.anatomy [ROUNDS]`: the reference files of each assignment are graded
so many times in one process, and the medians are printed in milliseconds. A worker's first answer
holds the loading of the file besides the first call.
"""

import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from autograder.course import Assignment, Course, load_course
from autograder.grade.grader import Grader
from autograder.jail.launcher import Jail
from autograder.jail.worker import Worker
from autograder.key import DEMO_SECRET, key_from_text
from autograder.submission import Submission, from_files
from autograder.suite.replay import Replay
from benchmarks.diagnosis import ROOT

ROUNDS = 9
PARTS = ("whole", "fork", "first answers", "answers", "probes", "rest")


class Clock:
    """Seconds spent in the parts of the grader; one within another counts there alone."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.calls: Counter[str] = Counter()
        self._within = [0.0]

    def timed(self, part: Callable[..., str], function: Callable[..., Any]) -> Callable[..., Any]:
        """The function, whose time is added to the part that its arguments tell."""

        def call(*args: Any, **named: Any) -> Any:
            name, start = part(*args), time.perf_counter()
            self._within.append(0.0)
            try:
                return function(*args, **named)
            finally:
                took = time.perf_counter() - start
                self.spent[name] += took - self._within.pop()
                self.calls[name] += 1
                self._within[-1] += took

        return call


def watch(clock: Clock) -> None:
    """Let the clock run in this process's graders."""

    def answer(worker: Worker, *_: object) -> str:
        # Before its first call a worker only says that it is there.
        return ("fork", "first answers")[worker._calls] if worker._calls < 2 else "answers"

    for owner, name, part in (
        (Jail, "spawn", lambda *_: "fork"),
        (Worker, "_exchange", answer),
        (Replay, "run", lambda *_: "probes"),
    ):
        setattr(owner, name, clock.timed(part, getattr(owner, name)))


def reference(course: Course, assignment: Assignment) -> Submission:
    """The instructor's own files, handed in."""
    folder = course.root / "solutions" / assignment.id
    names = [exercise.file_name for exercise in assignment.exercises]
    return from_files(assignment, {name: (folder / name).read_bytes() for name in names})


def main() -> None:
    """Print the table."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    course, clock = load_course(ROOT), Clock()
    watch(clock)
    with Grader(course, key_from_text(DEMO_SECRET)) as grader:
        for profile in {each.profile for a in course.assignments for each in a.exercises}:
            start = time.perf_counter()
            grader.jail(profile)
            sys.stdout.write(f"{profile} jail, started and proven: ")
            sys.stdout.write(f"{(time.perf_counter() - start) * 1000:.0f} ms\n")
        sys.stdout.write(f"{'':20}" + "".join(f"{part:>15}" for part in PARTS) + "    messages\n")
        for assignment in course.assignments:
            submission = reference(course, assignment)
            grader.grade(submission)  # which collects the suites
            rows = [_row(grader, submission, clock) for _ in range(rounds)]
            medians = [statistics.median(column) * 1000 for column in zip(*rows, strict=True)]
            sys.stdout.write(f"{assignment.id:20}" + "".join(f"{each:15.1f}" for each in medians))
            sys.stdout.write(f"{clock.calls['answers'] + clock.calls['first answers']:12}\n")


def _row(grader: Grader, submission: Submission, clock: Clock) -> list[float]:
    clock.spent.clear()
    clock.calls.clear()
    start = time.perf_counter()
    report = grader.grade(submission)
    whole = time.perf_counter() - start
    if report.points != report.max_points:
        raise SystemExit(f"{submission.assignment}: the reference lost points")
    parts = [clock.spent[part] for part in PARTS[1:-1]]
    return [whole, *parts, whole - sum(parts)]


if __name__ == "__main__":
    main()
