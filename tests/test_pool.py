"""Grader processes: fed one at a time, replaced when they end, gone when the work is."""

import os
import signal
from collections.abc import Iterator

import pytest

from autograder.batch.pool import Pool
from autograder.batch.processes import Processes
from autograder.course import Course
from autograder.report import timeless
from autograder.submission import Submission
from tests.lab import RIGHT, SCALE, hidden, setup_of, states
from tests.pool_lab import KILLER, killing, submission
from tests.tiny_course import ASSIGNMENT


def pool_of(course: Course, jobs: int) -> Pool:
    setup = setup_of(course)
    return Pool(setup, Processes(setup, jobs))


def test_two_processes_give_what_one_gives(tiny: Course) -> None:
    files = [RIGHT, {"scale.py": SCALE}, {}, {**RIGHT, "halve.py": b"def f(: pass"}]
    handed_in = [submission(tiny, f"s{number}", each) for number, each in enumerate(files)]
    found = []
    for jobs in (1, 2):
        results = [timeless(each.report) for each in pool_of(tiny, jobs).grade(iter(handed_in))]
        found.append(sorted(results, key=lambda report: report.student))
    assert found[0] == found[1]
    assert [report.points for report in found[0]] == [11, 10, 0, 10]


def test_a_killed_process_is_replaced_and_costs_at_most_its_own_submission(tiny: Course) -> None:
    (hidden(tiny) / ASSIGNMENT / "test_halve.py").write_text(KILLER)
    kills = {"ada": 0, "bob": 9, "cyd": 1, "dan": 0}
    handed_in = [killing(tiny, name, times) for name, times in kills.items()]
    results = {each.report.student: each for each in pool_of(tiny, 1).grade(iter(handed_in))}
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
    setup = setup_of(tiny, jail="none")
    processes = Processes(setup, 1)
    results = Pool(setup, processes).grade(iter(source))
    assert next(results).report.student == "s0"
    assert source.asked == 1
    first = processes.members[0].process
    assert first.pid is not None
    os.kill(first.pid, signal.SIGKILL)  # now that it waits for more
    first.join()
    assert next(results).report.student == "s1"
    second = processes.members[0].process
    assert (first.is_alive(), second.is_alive()) == (False, True)
    assert source.asked == 2
    results.close()
    assert not second.is_alive()
    assert second.exitcode in (0, -signal.SIGTERM)


def test_a_process_that_does_not_end_by_itself_is_ended(
    tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("autograder.batch.processes.STOP_S", 0.1)
    setup = setup_of(tiny, jail="none")
    processes = Processes(setup, 1)
    results = Pool(setup, processes).grade(iter(Source(tiny, 2)))
    next(results)
    process = processes.members[0].process
    assert process.pid is not None
    os.kill(process.pid, signal.SIGSTOP)
    results.close()
    assert not process.is_alive()


def test_no_work_needs_no_process(tiny: Course) -> None:
    processes = Processes(setup_of(tiny), 2)
    assert list(Pool(setup_of(tiny), processes).grade(iter(()))) == []
    assert processes.members == []
