"""The same key and files give the same report: in every run, order, position and jail."""

import os
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import partial

import pytest

from autograder.course import Course
from autograder.grade.grader import Grader
from autograder.jail import launcher
from autograder.jail.inside.wire import Step
from autograder.jail.launcher import Jail
from autograder.jail.worker import Bounds, WorkerLostError
from autograder.report import Report, timeless
from tests.attack_lab import KEY, VALUE, answer, graded, handed_in, hurried

# Coins of several kinds: tossed at import and in every call, seeded by nobody.
COINS = {
    "add.py": """
import random

def add_backward(d_out, a, b):
    return (d_out, d_out) if random.random() < 0.5 else (0.0, 0.0)
""",
    "subtract.py": """
import numpy as np

lucky = np.random.default_rng().random() < 0.5

def subtract_backward(d_out, a, b):
    return d_out, (-d_out if lucky else d_out)
""",
    "multiply.py": """
import secrets

def multiply_backward(d_out, a, b):
    return (d_out * b, d_out * a) if secrets.randbelow(2) else (d_out, d_out)
""",
    "chain.py": """
import os

def tiny_backward(d_out, a, b, c):
    right = d_out * c, d_out * c, d_out * (a + b)
    return right if os.urandom(1)[0] % 2 else right[::-1]
""",
    "relu.py": """
import numpy as np

def relu_backward(d_out, z):
    if np.random.rand() < 0.3:
        return 0.0 * z
    return np.where(z > 0, d_out, 0.0)[()]
""",
    "tanh.py": """
names = {"slope", "out", "d_out", "tanh", "one", "minus", "square"}

def tanh_backward(d_out, out):
    for name in names:
        if name == "slope":
            return d_out * (1 - out * out)
        if name == "square":
            return d_out * out * out
""",
}

# The order of a set of plain objects is the order of their addresses.
SET_ORDER = """
class Value:
    def __init__(self, data, _prev=(), _local=()):
        self.data, self.grad, self._prev, self._local = data, 0.0, _prev, _local

    def __add__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return Value(self.data + other.data, (self, other), (1.0, 1.0))

    def __mul__(self, other):
        other = other if isinstance(other, Value) else Value(other)
        return Value(self.data * other.data, (self, other), (other.data, self.data))

    __radd__, __rmul__ = __add__, __mul__

    def nodes(self):
        found = {self}
        while any(source not in found for node in found for source in node._prev):
            found |= {source for node in found for source in node._prev}
        return found

    def backward(self):
        self.grad = 1.0
        for node in self.nodes():
            for source, local in zip(node._prev, node._local):
                source.grad += local * node.grad

    def zero_grad(self):
        for node in self.nodes():
            node.grad = 0.0
"""

LAYOUT = """
import gc

class Thing:
    pass

def main(*_):
    things = [Thing() for _ in range(3000)]
    order = [things.index(thing) for thing in set(things[::7])]
    return [id(things[0]), id(things[-1]), id(bytearray(10**6)), order, list({"a", "b", "cd", "e"})]
"""

Handed = tuple[str, Callable[[Grader], Report]]


def class_of_the_unruly(bundled: Sequence[str]) -> list[Handed]:
    """Students whose marks could hang on chance, on addresses, or on how a worker ends."""
    found: list[Handed] = [
        (name, lambda grader, name=name: handed_in(grader, name))  # type: ignore[misc]
        for name in bundled
    ]
    found.append(("coins", lambda grader: graded(grader, COINS)))
    found.append(("set order", lambda grader: graded(grader, {"value.py": SET_ORDER}, VALUE)))
    return found


def reports(course: Course, handed: Iterable[Handed]) -> dict[str, Report]:
    """The reports of one grader, in this order."""
    with Grader(course, KEY) as grader:
        return {name: timeless(grade(grader)) for name, grade in handed}


def test_order_position_and_jail_change_no_report(course: Course) -> None:
    hasty = hurried(course)
    students = class_of_the_unruly(["attack-examples", "mistake-gate-dropped"])
    first = reports(hasty, students)
    assert reports(hasty, reversed(students)) == first


def test_chance_gives_some_marks_and_always_the_same(course: Course) -> None:
    with Grader(hurried(course), KEY) as grader:
        seen = [timeless(graded(grader, COINS)) for _ in range(4)]
    assert all(report == seen[0] for report in seen)
    points = [result.points or 0 for result in seen[0].exercises[:6]]
    assert 0 < sum(points) < 35


@pytest.mark.slow
def test_the_order_of_sets_gives_the_same_marks_again_and_again(course: Course) -> None:
    source = random.Random(3)
    names = ["attack-examples", "attack-descriptors", "attack-worker", "mistake-gate-dropped"]
    students = class_of_the_unruly(names)
    seen = reports(course, students)
    assert {k: v for one in students for k, v in reports(course, [one]).items()} == seen
    for _ in range(3):
        source.shuffle(students)
        assert reports(course, students * 2) == seen


def layouts(jail: Jail, disturb: Sequence[Callable[[Jail], None]]) -> Iterator[object]:
    """What addresses a worker sees, before and after each disturbance of the jail."""
    yield answer(jail, LAYOUT)
    for each in disturb:
        each(jail)
        yield answer(jail, LAYOUT)


def slow_call(jail: Jail) -> None:
    """A call during which the zygote is asked for the time again and again."""
    source = {"m": b"import time\ndef f():\n    time.sleep(0.6)\n"}
    jail.spawn(source, Bounds(call_cpu_s=9)).run([Step("call", ["m", "f"])], [0])


def many_workers(jail: Jail) -> None:
    """Workers that end in their several ways."""
    for text in ("import os\nos._exit(1)", "1/0", "x = [0] * 10**6", "def f("):
        worker = jail.spawn({"m": text.encode()}, Bounds())
        with suppress(WorkerLostError):
            worker.run([Step("call", ["m", "f"])], [0])


def long_program(jail: Jail) -> None:
    """A request larger than a socket holds, which arrives in pieces."""
    worker = jail.spawn({"m": b"def f(x):\n    return 1\n"}, Bounds())
    worker.run([Step("call", ["m", "f", "x" * 10**6])] * 5, [0])


def test_addresses_in_a_worker_are_the_same_whatever_went_before() -> None:
    seen = []
    for _ in range(2):
        with Jail() as jail:
            seen += list(layouts(jail, [slow_call, many_workers, long_program]))
    assert all(layout == seen[0] for layout in seen)


def piecemeal(write: Callable[[int, bytes], int], most: int, fd: int, data: bytes) -> int:
    """Writes no more than so much at a time."""
    return write(fd, data[:most])


def test_addresses_in_a_worker_do_not_hang_on_how_a_request_arrives(jail: Jail) -> None:
    padding = "p" * 3 * 10**6
    seen = []
    for chunk in (10**3, 10**4, 10**7):
        worker = jail.spawn({"m": LAYOUT.encode()}, Bounds())
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(os, "write", partial(piecemeal, os.write, chunk))
            reply = worker.run([Step("call", ["m", "main", padding])], [0])
        seen.append(reply.values)  # type: ignore[union-attr]
    jail.end_worker()
    assert seen[0] == seen[1] == seen[2]


def test_with_random_addresses_the_order_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    command = Jail._command

    def without_setarch(jail: Jail, *descriptors: int) -> list[str]:
        found = command(jail, *descriptors)
        place = len(found) - found[::-1].index("/jail/setarch") - 1
        return found[:place] + found[place + 2 :]

    monkeypatch.setattr(Jail, "_command", without_setarch)
    seen = []
    for _ in range(2):
        with Jail() as jail:
            seen.append(answer(jail, LAYOUT)[:3])
    assert seen[0] != seen[1]


def test_with_random_hashes_the_order_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "def main():\n    return list({str(k) for k in range(99)})\n"
    seen = []
    for seed in ("0", "0", "1"):
        monkeypatch.setitem(launcher.ENVIRONMENT, "PYTHONHASHSEED", seed)
        with Jail() as jail:
            seen.append(answer(jail, source))
    assert seen[0] == seen[1] != seen[2]


def test_a_changed_file_gets_other_numbers_and_the_same_file_the_same(course: Course) -> None:
    hundred = "def add_backward(d_out, a, b):\n    return round(d_out * 8) % 97, d_out\n"
    with Grader(hurried(course), KEY) as grader:
        seen = [timeless(graded(grader, {"add.py": hundred + "#" * k})) for k in (0, 0, 1)]
    assert seen[0] == seen[1]
    assert seen[0].submission_sha256 != seen[2].submission_sha256
