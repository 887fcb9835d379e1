"""What naming mistakes costs: failing submissions graded with and without it, in one process.

Run as `python -m benchmarks.diagnosis [SUBMISSIONS]`. Each submission is one exercise of the
course with one mistake of the bank; a class has two of them every other time, which no name
explains, so that a smallest case is looked for far and wide. Both graders take turns, and the
times are the best of three.
"""

import random
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from autograder.course import Course, load_course
from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.diagnose.doctor import Diagnosis
from autograder.diagnose.tables import benches
from autograder.grade.grader import Grader
from autograder.key import DEMO_SECRET, key_from_text
from autograder.submission import Submission, from_files

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 3
SUBMISSIONS = 20
ENDLESS = frozenset(("walks_every_path",))  # all of its time is waiting for the limit


class Undiagnosed(Grader):
    """Grades, and says nothing about why."""

    def _diagnosis(self, *_: object) -> Diagnosis:
        return Diagnosis()


class Measured(NamedTuple):
    """One submission's times in seconds."""

    name: str
    without: float
    along: float

    @property
    def ratio(self) -> float:
        """How many times as long it takes."""
        return self.along / self.without


def submissions(course: Course, count: int) -> Iterator[tuple[str, Submission]]:
    """Failing submissions, drawn from all exercises that have tables; the same every time."""
    chosen = random.Random(20)
    everything = list(benches(course))
    for number in range(count):
        bench = everything[number % len(everything)]
        bank = load_bank(bench.assignment, bench.exercise.id)
        one, other = chosen.sample([wrong for wrong in bank if wrong.id not in ENDLESS], 2)
        can_have_two = any(name[0].isupper() for name in bench.exercise.functions)
        two = can_have_two and bool(number // len(everything) % 2)
        source = overlaid_source(bench.reference, one, (other.path,) if two else ())
        files = {bench.exercise.file_name: source}
        name = f"{bench.exercise.id}: {one.id}" + f", {other.id}" * two
        yield name, from_files(course.assignment(bench.assignment), files)


def best(grader: Grader, submission: Submission) -> float:
    """The time that grading takes when nothing gets in its way."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        grader.grade(submission)
        times.append(time.perf_counter() - start)
    return min(times)


def measure(count: int = SUBMISSIONS) -> list[Measured]:
    """The times of so many submissions."""
    course = load_course(ROOT)
    key = key_from_text(DEMO_SECRET)
    with Undiagnosed(course, key) as without, Grader(course, key) as along:
        return [
            Measured(name, best(without, submission), best(along, submission))
            for name, submission in submissions(course, count)
        ]


def main() -> None:
    """Print every ratio and their median."""
    found = measure(int(sys.argv[1]) if len(sys.argv) > 1 else SUBMISSIONS)
    for each in found:
        sys.stdout.write(
            f"{each.without:7.3f} s  {each.along:7.3f} s  x{each.ratio:5.2f}  {each.name}\n"
        )
    median = statistics.median(each.ratio for each in found)
    sys.stdout.write(f"median x{median:.2f} over {len(found)} failing submissions\n")


if __name__ == "__main__":
    main()
