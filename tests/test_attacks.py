"""No hostile file earns more than its honest part, hurts a neighbour, hangs, or leaves a thing."""

import os
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from autograder.course import Course
from autograder.grade import grader as grade
from autograder.grade import wording
from autograder.grade.grader import Grader
from autograder.jail.faults import StudentFault
from autograder.jail.launcher import Jail
from autograder.jail.worker import WorkerLostError
from autograder.report import Report, timeless
from tests.attack_lab import (
    ADD,
    FOUND_SOMETHING,
    KEY,
    RULES,
    answer,
    called,
    graded,
    handed_in,
    hurried,
    source_of,
)
from tests.attack_table import attackers, attacks
from tests.golden import complaints, load_golden
from tests.machine import alive, descendants, left_by_nobody

NEIGHBOUR = {
    "add.py": ADD,
    "relu.py": "def relu_backward(d_out, z):\n    return d_out * (d_out > 0)\n",
    "chain.py": "import random\n\ndef tiny_backward(d_out, a, b, c):\n"
    "    return (d_out * c,) * 2 + (d_out * (a + b) if random.random() < 0.5 else id(object()),)\n",
}
ATTACKERS = [(student, name) for student in attackers() for name in load_golden(student)]


class Siege(NamedTuple):
    """The attackers' reports, their neighbour's after each of them, and what was left."""

    reports: dict[tuple[str, str], Report]
    neighbours: dict[tuple[str, str], Report]
    alone: Report
    workers: set[int]
    running: set[int]
    left: set[str]
    log: str
    statuses: set[int | None]


@pytest.fixture(scope="module")
def siege(course: Course) -> Siege:
    """Every attacker in one grader, and after each the same neighbour."""
    reports, neighbours = {}, {}
    left_before = left_by_nobody()
    others = descendants(os.getpid())
    statuses: set[int | None] = set()
    put_in_words = wording.fault

    def noting(problem: StudentFault, *told: Any) -> str:
        statuses.add(problem.status)
        return put_in_words(problem, *told)

    with pytest.MonkeyPatch.context() as patch, Grader(hurried(course), KEY) as grader:
        patch.setattr(wording, "fault", noting)
        alone = graded(grader, NEIGHBOUR)
        jail = descendants(os.getpid())
        for each in ATTACKERS:
            reports[each] = handed_in(grader, *each)
            neighbours[each] = graded(grader, NEIGHBOUR)
        workers = descendants(os.getpid()) - jail
        running = jail | workers
        log = grader.take_log()
    return Siege(
        reports,
        neighbours,
        alone,
        workers,
        alive(running - others),
        left_by_nobody() - left_before,
        log,
        statuses,
    )


@pytest.mark.parametrize(("student", "assignment"), ATTACKERS)
def test_an_attack_earns_its_honest_part_only(student: str, assignment: str, siege: Siege) -> None:
    report = siege.reports[student, assignment]
    assert complaints(report, load_golden(student)[assignment]) == []


@pytest.mark.parametrize(("student", "assignment"), ATTACKERS)
def test_a_neighbour_gets_the_same_report_as_without_the_attack(
    student: str, assignment: str, siege: Siege
) -> None:
    assert timeless(siege.neighbours[student, assignment]) == timeless(siege.alone)


def test_no_attempt_to_look_or_reach_out_succeeds(siege: Siege) -> None:
    assert FOUND_SOMETHING not in siege.statuses
    assert len(siege.statuses) > 5  # of files that end themselves, which nobody is told


def test_a_file_cannot_tell_a_number_by_how_it_ends(grader: Grader) -> None:
    source = "import os\n\ndef add_backward(d_out, a, b):\n    os._exit({})\n"
    one, other = (graded(grader, {"add.py": source.format(n)}).exercise("add") for n in (1, 236))
    assert [probe.message for probe in one.probes] == [probe.message for probe in other.probes]


def test_no_attack_costs_or_saves_a_mark_through_a_fault_of_the_grader(siege: Siege) -> None:
    assert {report.state for report in siege.reports.values()} == {"graded"}


def test_no_attack_is_a_fault_of_the_grader(siege: Siege) -> None:
    assert siege.log == ""


def test_no_attack_leaves_a_process_or_a_file(siege: Siege) -> None:
    assert siege.workers == set()
    assert siege.running == set()
    assert siege.left == set()


@pytest.mark.slow
@pytest.mark.skipif(os.geteuid() != 0, reason="an ordinary user has this jail anyway")
def test_the_jail_of_an_ordinary_user_holds_as_well(course: Course) -> None:
    with Grader(hurried(course), KEY, jail="bwrap") as grader:
        found = {
            each: complaints(handed_in(grader, *each), load_golden(each[0])[each[1]])
            for each in ATTACKERS
        }
    assert {each: wrong for each, wrong in found.items() if wrong} == {}


def test_there_are_attacks_of_every_sort() -> None:
    found = list(attacks())
    assert len(found) >= 40
    assert len({each.purpose for each in found}) == len(found)
    assert all(re.fullmatch(r"[A-Z][^\n|]{20,110}\.", each.purpose) for each in found)


# Attacks on the clock, each with short limits: they cost wall time.
SLOW_FILES = {
    "add.py": """
import os
import time

def add_backward(d_out, a, b):
    os.write(3, (200_000).to_bytes(4, "big"))
    while True:
        os.write(3, b"x")
        time.sleep(0.05)
""",
    "subtract.py": "import time\ntime.sleep(1000)\n",
    "multiply.py": """
import re

def multiply_backward(d_out, a, b):
    re.match(r"(a*)*b", "a" * 50)
""",
    "chain.py": """
import threading
import time

def work():
    try:
        while True:
            pass
    finally:
        work()

def tiny_backward(d_out, a, b, c):
    for _ in range(3):
        threading.Thread(target=work).start()
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()
""",
}


ALL = list(enumerate(SLOW_FILES))


@pytest.fixture
def impatient(course: Course, monkeypatch: pytest.MonkeyPatch) -> Iterator[Grader]:
    """A grader that waits for half a second only, and does not ask what the mistake was."""
    monkeypatch.setattr(grade, "has_table", lambda *_: False)
    short = hurried(course, call_wall_s=0.5, probe_wall_s=2.0, submission_wall_s=20.0)
    with Grader(short, KEY) as grader:
        yield grader


@pytest.mark.parametrize(
    "name", [name if n % 3 == 0 else pytest.param(name, marks=pytest.mark.slow) for n, name in ALL]
)
def test_what_never_ends_is_ended(name: str, impatient: Grader) -> None:
    report = graded(impatient, {name: SLOW_FILES[name]})
    result = report.exercise(name.removesuffix(".py"))
    assert report.duration_s < 40
    assert result.points == 0
    assert [probe.outcome for probe in result.probes[:2]] == ["timeout", "timeout"]
    assert {probe.outcome for probe in result.probes[2:]} <= {"not_run"}


# What a student leaves behind, and a later one looks for; in one jail, then in one process.
CALL = """
import numpy as np

def main():
    relu_backward(1.0, np.zeros(2))
    return "found nothing"
"""


def test_what_one_student_leaves_another_does_not_find(jail: Jail) -> None:
    writer = source_of("attack-channel-writer", "relu").decode() + CALL
    reader = source_of("attack-channel-reader", "relu").decode() + CALL
    for source in (reader, writer, reader, writer, reader):
        assert answer(jail, source) == "found nothing"


def test_the_search_for_what_was_left_would_find_it(jail: Jail) -> None:
    both = """
def main():
    exec(WRITER, {"__name__": "writer"})
    exec(READER, {"__name__": "reader"})
"""
    texts = {
        "WRITER": source_of("attack-channel-writer", "relu").decode() + CALL + "\nmain()\n",
        "READER": source_of("attack-channel-reader", "relu").decode() + CALL + "\nmain()\n",
    }
    source = "".join(f"{name} = {text!r}\n" for name, text in texts.items()) + both
    reply = called(jail, source)
    assert isinstance(reply, WorkerLostError)
    assert (reply.cause, reply.status) == ("exit", FOUND_SOMETHING)


def test_two_students_in_turn_get_the_same_reports_in_any_order(course: Course) -> None:
    pair = ["attack-channel-writer", "attack-channel-reader"]
    seen = []
    for order in (pair, pair[::-1]):
        with Grader(course, KEY) as grader:
            seen.append({student: timeless(handed_in(grader, student, RULES)) for student in order})
    assert seen[0] == seen[1]
