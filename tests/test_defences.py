"""Each defence is taken away on purpose: then an attack succeeds, so the tests of it can fail."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.course import Course
from autograder.grade.grader import Grader
from autograder.grade.marking import Marker
from autograder.jail import filters
from autograder.jail.inside.wire import Done
from autograder.jail.launcher import Jail
from autograder.jail.worker import Bounds, JailError, Worker, WorkerLostError
from autograder.kit import close
from tests.attack_lab import (
    FOUND_SOMETHING,
    KEY,
    RULES,
    answer,
    called,
    handed_in,
    hurried,
    source_of,
    weaken,
)
from tests.golden import complaints, load_golden
from tests.test_jail_life import LUCK

ALLOW_ALL = bytes.fromhex("060000000000ff7f")  # one instruction: return "allowed"

CALLS = {
    "add": "add_backward(1.0, 2.0, 3.0)",
    "chain": "tiny_backward(1.0, 2.0, 3.0, 4.0)",
    "relu": "relu_backward(1.0, 2.0)",
}


def hostile(student: str, exercise: str) -> str:
    """A hostile file with a function that asks it once."""
    source = source_of(student, exercise).decode()
    return f"{source}\n\ndef main():\n    {CALLS[exercise]}\n    return 'got nothing'\n"


def outcome(jail: Jail, student: str, exercise: str) -> Any:
    """What a hostile file got in a jail: a status, or its word that it got nothing."""
    reply = called(jail, hostile(student, exercise), bounds=Bounds(call_cpu_s=5))
    if isinstance(reply, WorkerLostError):
        return reply.status
    assert isinstance(reply, Done), reply
    return reply.values[0]


@pytest.fixture
def hasty(course: Course) -> Iterator[Grader]:
    """A grader of its own, in a hurry."""
    with Grader(hurried(course), KEY) as grader:
        yield grader


def golden_holds(grader: Grader, student: str) -> bool:
    """Whether a student gets what the golden marks say."""
    report = handed_in(grader, student)
    return not complaints(report, load_golden(student)[RULES])


@pytest.mark.parametrize(
    ("student", "exercise"),
    [
        ("attack-processes", "add"),
        ("attack-processes", "relu"),
        ("attack-descriptors", "chain"),
        ("attack-descriptors", "relu"),
    ],
)
def test_without_the_childs_filter_attacks_succeed(
    student: str, exercise: str, jail: Jail, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert outcome(jail, student, exercise) == "got nothing"
    monkeypatch.setattr(filters, "child_filter", lambda: ALLOW_ALL)
    with Jail() as open_jail:
        assert outcome(open_jail, student, exercise) == FOUND_SOMETHING


def test_with_open_descriptors_an_attack_finds_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing = "        os.closerange(DATA_FD + 1, MOST_DESCRIPTORS)\n"
    weaken(monkeypatch, tmp_path, "zygote.py", closing, "")
    with Jail() as jail:
        assert outcome(jail, "attack-descriptors", "relu") == FOUND_SOMETHING


def test_a_signal_through_a_descriptor_needs_both_doors_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = (*filters.ALLOWED_IN_CHILD, "fcntl")
    monkeypatch.setattr(filters, "ALLOWED_IN_CHILD", names)
    monkeypatch.setattr(filters, "child_filter", filters.child_filter.__wrapped__)
    with Jail() as jail:
        assert outcome(jail, "attack-descriptors", "chain") == FOUND_SOMETHING
        assert answer(jail, "def main():\n    return 'the jail is alive'") == "the jail is alive"
    weaken(monkeypatch, tmp_path, "zygote.py", "signal.SIGINT, signal.SIG_DFL", "signal.SIGUSR1, 1")
    with Jail() as jail:
        with suppress(JailError):
            outcome(jail, "attack-descriptors", "chain")
        with pytest.raises(JailError):
            answer(jail, "def main():\n    return 'the jail is alive'")


def test_without_a_second_run_one_file_takes_marks_from_another(
    hasty: Grader, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert golden_holds(hasty, "attack-worker")
    monkeypatch.setattr(Marker, "_settle", lambda self, exercise, attempt: attempt)
    assert not golden_holds(hasty, "attack-worker")


def test_with_a_comparison_that_stretches_wrong_answers_pass(
    hasty: Grader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stretching(got: Any, want: Any) -> close.Mismatch | None:
        if isinstance(want, tuple | list) and isinstance(got, tuple | list):
            found = [stretching(*pair) for pair in zip(got, want, strict=False)]
            return next(filter(None, found), None)
        try:
            near = np.allclose(got, want, equal_nan=True)
        except (TypeError, ValueError):
            near = False
        return None if near else close.Mismatch("value", "the value is not right", got, want)

    honest = handed_in(hasty, "attack-answers").points or 0
    monkeypatch.setattr(close, "compare", stretching)
    assert (handed_in(hasty, "attack-answers").points or 0) > honest


def test_with_subclasses_let_through_an_answer_lies_about_its_type(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "class Pair(tuple):\n    pass\n\ndef main():\n    return Pair((1.0, 2.0))\n"
    with Jail() as jail:
        assert answer(jail, source) != (1.0, 2.0)
    exact = "    kind = type(value)\n    if value is None or kind is bool"
    loose = exact.replace("type(value)", "tuple if isinstance(value, tuple) else type(value)")
    weaken(monkeypatch, tmp_path, "values.py", exact, loose)
    with Jail() as jail:
        assert answer(jail, source) == (1.0, 2.0)


def test_without_a_bound_on_frames_the_grader_swallows_a_flood(jail: Jail) -> None:
    source = """
import os

def main():
    os.write(3, b"\\xff" * 4)
    while True:
        os.write(3, bytes(65536))
"""
    bounded = called(jail, source, bounds=Bounds(call_wall_s=0.2))
    unbounded = called(jail, source, bounds=Bounds(call_wall_s=0.2, reply_bytes=2**32))
    assert isinstance(bounded, WorkerLostError)
    assert isinstance(unbounded, WorkerLostError)
    assert (bounded.cause, unbounded.cause) == ("frame", "timeout")


def test_without_a_look_at_the_place_a_forged_one_is_told(
    hasty: Grader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> str:
        probes = handed_in(hasty, "attack-frames").exercise("relu").probes
        return " ".join(probe.message for probe in probes)

    assert "d_out_" not in told()
    monkeypatch.setattr(Worker, "_placed", lambda self, reply: reply)
    assert "d_out_" in told()


def test_without_seeds_luck_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    weaken(monkeypatch, tmp_path, "worker.py", "            reseed()\n", "            pass\n")
    with Jail() as jail:
        assert answer(jail, LUCK) != answer(jail, LUCK)
