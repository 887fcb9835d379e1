"""What each probe's outcome is, and that nothing one probe does can touch another."""

from pathlib import Path
from typing import Any

import pytest

from autograder.grade import wording
from autograder.grade.marking import Marked, SuiteFailure
from autograder.jail.faults import StudentFault, SuiteError
from autograder.jail.launcher import Jail
from autograder.jail.worker import JailError
from autograder.suite.replay import Replay
from tests.lab import LIMITS, THING, Bench, echoes, outcomes, write_suite

RIGHT = "def f(x):\n    return x\n"

# The file's own count of calls makes every call but some wrong, or worse.
COUNTED = """
import ctypes
import os

calls = 0

def f(x):
    global calls
    calls += 1
    if {when}:
        {what}
    return x
"""
HANG, EXIT, CRASH = "while True: pass", "os._exit(3)", "ctypes.string_at(0)"


@pytest.fixture
def bench(jail: Jail, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """Marks one file with one suite."""
    jail.end_worker()
    return Bench(jail, tmp_path, monkeypatch)


def counted(when: str, what: str) -> str:
    """A file that does something else when a condition on x and calls holds."""
    return COUNTED.format(when=when, what=what)


def test_right_work_earns_every_point_in_one_worker(bench: Bench) -> None:
    marked = bench.mark(echoes(3), RIGHT)
    assert [(probe.id, probe.earned, probe.message) for probe in marked.probes] == [
        ("p0", 1, ""),
        ("p1", 2, ""),
        ("p2", 3, ""),
    ]
    assert marked.file_fault is None
    assert bench.spawns == 1


def test_a_wrong_answer_costs_its_own_probe_and_is_tried_again_alone(bench: Bench) -> None:
    marked = bench.mark(echoes(4), counted("x in (1, 3)", "return -x"))
    assert outcomes(marked) == ["passed", "failed", "passed", "failed"]
    assert [probe.message for probe in marked.probes] == ["", "the sign is wrong"] * 2
    assert bench.spawns == 1 + 2


def wrong_at_odd(what: str) -> str:
    """A file that keeps nothing, and does something else for 1 and 3."""
    return f"def f(x):\n    if x in (1, 3):\n        {what}\n    return x\n"


@pytest.mark.parametrize("what", ["return -x", "return {}", "return 1 / 0", "return object()"])
def test_code_that_keeps_nothing_is_not_tried_again(bench: Bench, what: str) -> None:
    marked = bench.mark(echoes(4), wrong_at_odd(what))
    assert outcomes(marked) == ["passed", "failed", "passed", "failed"]
    assert bench.spawns == 1


@pytest.mark.parametrize(
    ("what", "spawns"),
    [("[0] * 10**12", 1 + 2), ("raise MemoryError", 1 + 2), ("while True: pass", 1 + 1 + 1 + 1)],
)
def test_what_may_come_of_the_machine_is_always_tried_again(
    bench: Bench, what: str, spawns: int
) -> None:
    bench.mark(echoes(4), wrong_at_odd(what))
    assert bench.spawns == spawns


@pytest.mark.parametrize("what", ["lambda _: 1", "lambda _: os._exit(0)", "hang"])
def test_a_file_that_answers_for_us_gains_nothing(bench: Bench, what: str) -> None:
    """It says something else than that it keeps nothing, ends, or hangs: then it is asked once."""
    source = f"""
import os
import sys

def hang(_):
    while True:
        pass

sources = sys.modules["inside.worker"].Sources
sources.are_stateless = {what}

def f(x):
    return -x if x in (1, 3) else x
"""
    marked = bench.mark(echoes(4), source)
    assert outcomes(marked) == ["passed", "failed", "passed", "failed"]
    assert bench.spawns == 1 + 2 + (what != "lambda _: 1")


def test_state_left_by_one_probe_does_not_cost_another(bench: Bench) -> None:
    marked = bench.mark(echoes(4), counted("calls > 1", "return -1"))
    assert outcomes(marked) == ["passed"] * 4
    assert bench.spawns == 1 + 3


def test_a_passed_probe_stands_whatever_it_would_do_alone(bench: Bench) -> None:
    marked = bench.mark(echoes(4), counted("calls < 3", "return -1"))
    assert outcomes(marked) == ["failed", "failed", "passed", "passed"]


@pytest.mark.parametrize(
    ("what", "told"),
    [(EXIT, "ended the program"), (CRASH, "SIGSEGV"), ("raise SystemExit", "exit()")],
)
def test_an_end_in_one_probe_leaves_the_others_alone(bench: Bench, what: str, told: str) -> None:
    marked = bench.mark(echoes(3), counted("x == 1", what))
    wanted = "failed" if what.startswith("raise") else "crashed"
    assert outcomes(marked) == ["passed", wanted, "passed"]
    assert told in marked.probes[1].message


def test_an_end_that_came_of_state_is_forgotten(bench: Bench) -> None:
    assert outcomes(bench.mark(echoes(3), counted("calls > 1", EXIT))) == ["passed"] * 3


def test_a_hang_in_one_probe_leaves_the_others_alone(bench: Bench) -> None:
    marked = bench.mark(echoes(3), counted("x == 1", HANG))
    assert outcomes(marked) == ["passed", "timeout", "passed"]
    assert "f did not finish" in marked.probes[1].message
    assert bench.spawns == 1 + 1 + 1  # the first, alone after the hang, and fresh after that


def test_a_hang_that_came_of_state_is_no_time_out(bench: Bench) -> None:
    """Not even three of them end the exercise."""
    marked = bench.mark(echoes(4), counted("calls > 1", HANG))
    assert outcomes(marked) == ["passed"] * 4


def test_after_two_time_outs_the_rest_is_not_run(bench: Bench) -> None:
    marked = bench.mark(echoes(5), counted("x > 0", HANG))
    assert outcomes(marked) == ["passed", "timeout", "timeout", "not_run", "not_run"]
    assert [probe.message for probe in marked.probes[3:]] == [wording.NOT_RUN_TIMEOUTS] * 2
    assert [probe.points for probe in marked.probes] == [1, 2, 3, 4, 5]
    assert bench.spawns == 1 + 1 + 1 + 1


PLAIN = {
    "unwritten": ("def f(x):\n    raise NotImplementedError\n", "not written yet"),
    "missing": ("def F(x):\n    return x\n", "did you mean F"),
    "compile": ("x = 1\ndef f(x:\n    return x\n", "line 2"),
    "import": ("x = 1\nx / 0\n", "line 2"),
}


@pytest.mark.parametrize("cause", PLAIN)
def test_a_plain_cause_is_not_tried_again(bench: Bench, cause: str) -> None:
    source, told = PLAIN[cause]
    marked = bench.mark(echoes(4), source)
    assert outcomes(marked) == ["failed"] * 4
    assert all(told in probe.message for probe in marked.probes)
    assert bench.spawns == 1
    of_the_file = marked.file_fault.cause if marked.file_fault else None
    assert of_the_file == (cause if cause in ("compile", "import") else None)


def test_a_fault_of_the_whole_file_ends_the_exercise_at_once(bench: Bench) -> None:
    suite = echoes(1) + '\n@probe("no")\ndef test_no(student, draw):\n    raise KeyError\n'
    marked = bench.mark(suite, PLAIN["compile"][0])
    assert outcomes(marked) == ["failed", "failed"]


@pytest.mark.parametrize(
    "kind", ["AssertionError", "StopIteration", "KeyboardInterrupt", "GeneratorExit"]
)
def test_what_the_students_code_raises_never_passes_for_ours(bench: Bench, kind: str) -> None:
    marked = bench.mark(echoes(1), f"def f(x):\n    raise {kind}\n")
    assert outcomes(marked) == ["failed"]
    assert "thing.py, line 2" in marked.probes[0].message


def test_a_bare_assert_tells_no_more_than_the_title(bench: Bench) -> None:
    suite = '@probe("a")\ndef test_a(student, draw):\n    assert student.f(3) > 7, "secret 7"\n'
    marked = bench.mark(suite, RIGHT)
    assert [probe.message for probe in marked.probes] == [wording.PLAIN_FAILURE]


def test_when_the_submissions_time_is_up_the_rest_is_not_run(bench: Bench) -> None:
    marked = run_out_of_time(bench, RIGHT)
    assert outcomes(marked) == ["passed", "not_run", "not_run"]
    assert {probe.message for probe in marked.probes[1:]} == {wording.NOT_RUN_SUBMISSION}


def test_without_time_to_try_again_a_failure_is_not_held_against_anybody(bench: Bench) -> None:
    """Another probe's state may have caused it: it earns nothing, but nothing false is said."""
    marked = run_out_of_time(bench, counted("True", "return -5"))
    assert {(probe.outcome, probe.message) for probe in marked.probes} == {
        ("not_run", wording.NOT_RUN_SUBMISSION)
    }


def run_out_of_time(bench: Bench, source: str) -> Marked:
    """Mark with time for one probe only."""
    write_suite(bench.folder, "thing", echoes(3))
    with Replay(bench.folder) as replay:
        marker = bench.marker(replay, source)
        run = replay.run

        def last_run(*args: Any) -> BaseException | None:
            error = run(*args)
            marker._stop = 0.0
            return error

        replay.run = last_run  # type: ignore[method-assign,assignment]
        return marker.mark(THING)


def test_a_probe_begun_too_late_is_not_a_time_out(bench: Bench) -> None:
    limits = LIMITS.__class__(submission_wall_s=1e-9)
    marked = bench.mark(echoes(2), RIGHT, limits)
    assert outcomes(marked) == ["not_run"] * 2


BUGS = {
    "an error": ("raise KeyError('ours')", KeyError),
    "a failed fixture": ("student.f(object())", SuiteError),
    "an unread value": ("assert student.F(1) == 1", SuiteError),
    "a skip": ("import pytest; pytest.skip('x')", BaseException),
}


@pytest.mark.parametrize("bug", BUGS)
def test_a_bug_of_the_suite_is_never_the_students(bench: Bench, bug: str) -> None:
    body, cause = BUGS[bug]
    with pytest.raises(
        SuiteFailure, match=r"test_thing\.py failed itself in test_a: \w+"
    ) as caught:
        bench.mark(f'@probe("a")\ndef test_a(student, draw):\n    {body}\n', RIGHT)
    assert isinstance(caught.value.__cause__, cause)


def test_a_failing_jail_is_never_the_students(
    bench: Bench, jail: Jail, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise JailError("gone")

    monkeypatch.setattr(jail, "spawn", broken)
    with pytest.raises(JailError, match="gone"):
        bench.mark(echoes(2), RIGHT)


def test_numbers_follow_the_key_the_file_and_the_probe(bench: Bench) -> None:
    suite = "seen = []\n" + "\n".join(
        f"@probe('{n}')\ndef test_{n}(student, draw):\n    seen.append(draw.numbers(6))\n"
        for n in ("one", "two")
    )
    write_suite(bench.folder, "thing", suite)
    with Replay(bench.folder) as replay:
        seen = replay.probes("thing")[0].function.__globals__["seen"]
        for source, secret in (
            (RIGHT, b"key"),
            (RIGHT, b"key"),
            (RIGHT + "#", b"key"),
            (RIGHT, b"k2"),
        ):
            bench.marker(replay, source, secret=secret).mark(THING)
    first, again, changed, other_key = (seen[n : n + 2] for n in range(0, 8, 2))
    assert first == again
    assert first[0] != first[1]
    assert all(one != two for one, two in zip(first + first, changed + other_key, strict=True))


def test_an_attempt_hands_back_what_came_up(bench: Bench) -> None:
    write_suite(bench.folder, "thing", echoes(1))
    with Replay(bench.folder) as replay:
        marker = bench.marker(replay, PLAIN["unwritten"][0])
        error = marker.alone(THING, marker.probes(THING)[0])
    assert isinstance(error, StudentFault)
    assert error.cause == "unwritten"
