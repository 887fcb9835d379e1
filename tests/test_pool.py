"""Grader processes: fed one at a time, replaced when they end, gone when the work is."""

import os
import signal
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from autograder.batch.pool import Graded, Pool
from autograder.course import Course
from autograder.report import Report
from autograder.submission import Submission, from_files
from tests.lab import RIGHT, SCALE, hidden, setup_of, states
from tests.tiny_course import ASSIGNMENT

# A suite that ends its own process for the students whose file says so.
KILLER = """
import os
import signal
from pathlib import Path

from autograder.suite import close, probe

COUNTS = Path(__file__).parent


@probe("is there", points=2)
def test_there(student, draw):
    name, times = student.kills()
    count = COUNTS / name
    count.touch()
    if count.stat().st_size < times:
        with count.open("a") as stream:
            stream.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    assert name == close(name)
"""


def submission(course: Course, student: str, files: dict[str, bytes]) -> Submission:
    return from_files(course.assignment(ASSIGNMENT), files, student)


def killing(course: Course, student: str, times: int) -> Submission:
    """A submission at which the grader process is killed so many times."""
    source = f"def kills():\n    return {student!r}, {times}\n"
    return submission(course, student, {"halve.py": source.encode()})


def timeless(graded: Graded) -> Report:
    return replace(graded.report, started_at="", duration_s=0)


def test_two_processes_give_what_one_gives(tiny: Course) -> None:
    files = [RIGHT, {"scale.py": SCALE}, {}, {**RIGHT, "halve.py": b"def f(: pass"}]
    handed_in = [submission(tiny, f"s{number}", each) for number, each in enumerate(files)]
    found = []
    for jobs in (1, 2):
        results = [timeless(each) for each in Pool(setup_of(tiny), jobs).grade(iter(handed_in))]
        found.append(sorted(results, key=lambda report: report.student))
    assert found[0] == found[1]
    assert [report.points for report in found[0]] == [11, 10, 0, 10]


def test_a_killed_process_is_replaced_and_costs_at_most_its_own_submission(tiny: Course) -> None:
    (hidden(tiny) / ASSIGNMENT / "test_halve.py").write_text(KILLER)
    kills = {"ada": 0, "bob": 9, "cyd": 1, "dan": 0}
    handed_in = [killing(tiny, name, times) for name, times in kills.items()]
    results = {each.report.student: each for each in Pool(setup_of(tiny), 1).grade(iter(handed_in))}
    assert {name: each.report.exercises[1].points for name, each in results.items()} == {
        "ada": 2,
        "bob": None,
        "cyd": 2,
        "dan": 2,
    }
    assert (hidden(tiny) / ASSIGNMENT / "bob").read_text() == "xx"
    bob = results["bob"]
    assert states(bob.report) == [("grader_error", None)] * 2
    assert bob.report.max_points == 12
    assert [fault.sentence for fault in bob.faults] == [
        "2 grader processes ended (status -9) while grading bob"
    ]
    assert all(each.faults == () for name, each in results.items() if name != "bob")


class Source:
    """Submissions, counted as they are asked for."""

    def __init__(self, course: Course, count: int) -> None:
        self.asked = 0
        self._left = [submission(course, f"s{number}", {}) for number in range(count)]

    def __iter__(self) -> Iterator[Submission]:
        for each in self._left:
            self.asked += 1
            yield each


def test_work_is_asked_for_one_by_one_and_survives_the_end_of_an_idle_process(
    tiny: Course,
) -> None:
    source = Source(tiny, 9)
    pool = Pool(setup_of(tiny, jail="none"), 1)
    results = pool.grade(iter(source))
    assert next(results).report.student == "s0"
    assert source.asked == 1
    first = pool._members[0].process
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)  # now that it waits for more
    first.join()
    assert next(results).report.student == "s1"
    second = pool._members[0].process
    assert (first.is_alive(), second.is_alive()) == (False, True)
    assert source.asked == 2
    results.close()
    assert not second.is_alive()
    assert second.exitcode in (0, -signal.SIGTERM)


def test_a_process_that_does_not_end_by_itself_is_ended(
    tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("autograder.batch.pool.STOP_S", 0.1)
    pool = Pool(setup_of(tiny, jail="none"), 1)
    results = pool.grade(iter(Source(tiny, 2)))
    next(results)
    process = pool._members[0].process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    results.close()
    assert not process.is_alive()


def test_no_work_needs_no_process(tiny: Course) -> None:
    pool = Pool(setup_of(tiny), 2)
    assert list(pool.grade(iter(()))) == []
    assert pool._members == []
