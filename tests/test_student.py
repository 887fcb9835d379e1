"""What lives in a worker: state, held values, other files, and the worker's own end."""

import select
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from autograder.jail.faults import SuiteError
from autograder.jail.launcher import Jail
from autograder.suite.student import Student
from tests.lab import fault_of, student_of

COUNTER = b"""
import os
import random
import threading

count = 0

def tick():
    global count
    count += 1
    return count

def die():
    os._exit(3)

def die_later():
    threading.Timer(0.05, os._exit, (4,)).start()
    return "soon"

def shift(items):
    for index in range(len(items)):
        items[index] += 1

def apply(f, x):
    return f(x)

def luck():
    return random.random()

class Box:
    def __init__(self, data):
        self.data = data
"""

ENGINE = """
def halve(x):
    return x / 2


def scaler(factor):
    return lambda x: factor * x


class Pair:
    dot, grad = 0.5, 1

    def __init__(self, data):
        self.data = data


def swap(pairs):
    one, other = pairs
    one.data, other.data = other.data, one.data
    return [each.data for each in pairs]
"""
FILES = {"counter": COUNTER, "helper": b"def double(x):\n    return 2 * x\n"}

Ask = Callable[[str], Student]


@pytest.fixture
def ask(jail: Jail, tmp_path: Path) -> Ask:
    """Gives the student of one of the files; all of them share the worker at hand."""
    (tmp_path / "engine.py").write_text(ENGINE)
    jail.end_worker()
    return student_of(jail, FILES, tmp_path)


def test_a_read_after_the_program_ended_is_told_so(ask: Ask) -> None:
    student = ask("counter")
    box = student.Box(1.0)
    assert box.data == 1.0
    fault = fault_of(student.die)
    assert (fault.cause, fault.name, fault.status) == ("exit", "die", 3)
    again = fault_of(lambda: box.data)
    assert (again.cause, again.status) == ("exit", None)
    assert fault_of(student.tick).cause == "exit"


def test_values_stay_with_the_worker_they_were_made_in(ask: Ask) -> None:
    student = ask("counter")
    box = student.Box(1.0)
    assert box.data == 1.0
    fresh = student.alone()
    assert fresh.tick() == 1
    assert fault_of(lambda: box.data).cause == "exit"


def test_one_worker_serves_probe_after_probe_until_it_ends(ask: Ask) -> None:
    assert [ask("counter").tick() for _ in range(3)] == [1, 2, 3]
    assert ask("counter").alone().tick() == 1
    fault_of(ask("counter").die)
    assert ask("counter").tick() == 1


def test_held_values_show_what_was_done_to_them(ask: Ask) -> None:
    student = ask("counter")
    array, numbers = student.hold(np.zeros(3)), student.hold([1, 2])
    student.shift(array)
    student.shift(numbers)
    assert array.value.tolist() == [1, 1, 1]
    assert numbers.value == [2, 3]


def test_arguments_that_are_not_held_are_copies(ask: Ask) -> None:
    array = np.zeros(3)
    ask("counter").shift(array)
    assert array.tolist() == [0, 0, 0]


def test_functions_of_other_files_and_of_the_course_are_arguments(ask: Ask) -> None:
    student = ask("counter")
    assert student.apply(student.own("helper").double, 3) == 6
    assert student.apply(student.support("engine").halve, 3) == 1.5
    assert student.apply(student.support("engine").halve, 5) == 2.5
    assert student.alone().tick() == 1


def test_what_a_source_of_the_course_makes_stays_in_the_worker(ask: Ask) -> None:
    student = ask("counter")
    engine = student.support("engine")
    pair = [engine.Pair(3), engine.Pair(4)]
    assert student.apply(engine.scaler(5), 2) == 10
    assert student.apply(engine.swap, pair) == [4, 3]
    assert [each.data for each in pair] == [4, 3]
    assert (pair[0].dot, pair[1].grad) == (0.5, 1)


def test_a_file_of_ours_stands_in_for_one_of_theirs(jail: Jail, tmp_path: Path) -> None:
    (tmp_path / "sound.py").write_text("def twice(x):\n    return 2 * x\n")
    files = {"thing": b"from own import twice\n\ndef f(x):\n    return twice(x) + 1\n"}
    files["own"] = b"def twice(x):\n    return 3 * x\n"
    jail.end_worker()
    student = student_of(jail, files, tmp_path)("thing")
    assert student.f(5) == 16
    fresh = student.beside(own="sound")
    assert fresh.f(5) == 11
    assert len(fresh.noted()) == len(student.noted()) == 4  # two questions, two answers
    assert student_of(jail, files, tmp_path)("thing").f(5) == 16


def test_a_support_source_must_be_asked_for_in_each_fresh_worker(ask: Ask) -> None:
    student = ask("counter")
    halve = student.support("engine").halve
    with pytest.raises(SuiteError, match="course_engine"):
        student.alone().apply(halve, 3)


def test_a_file_that_was_not_handed_in_is_the_students_fault(ask: Ask) -> None:
    student = ask("counter")
    fault = fault_of(lambda: student.apply(student.own("absent").triple, 3))
    assert (fault.cause, fault.file, fault.name) == ("missing", "absent", "triple")
    assert student.tick() == 1


def test_a_support_source_that_is_not_there_is_our_fault(ask: Ask) -> None:
    with pytest.raises(FileNotFoundError):
        ask("counter").support("nothing")


def test_a_worker_that_ends_unasked_is_the_students_fault(jail: Jail, ask: Ask) -> None:
    """Even where the next thing it is sent is a source of ours."""
    student = ask("counter")
    student.die_later()
    assert jail._worker is not None
    end = select.poll()
    end.register(jail._worker._fileno(), select.POLLHUP)
    assert end.poll(5000)
    assert fault_of(lambda: student.support("engine")).cause == "exit"


def test_chance_is_the_same_for_every_probe(ask: Ask) -> None:
    lucky = [ask("counter").luck(), ask("counter").luck(), ask("counter").alone().luck()]
    supported = ask("counter").alone()
    supported.support("engine")
    assert {*lucky, supported.luck()} == {lucky[0]}


def test_a_history_tells_calls_and_answers_in_order(ask: Ask) -> None:
    student = ask("counter")
    student.tick()
    fresh = student.alone()
    fault_of(fresh.die)
    assert [noted.op for noted in fresh.noted()] == ["call", "answer", "call"]
