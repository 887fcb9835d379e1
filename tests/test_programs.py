"""Programs sent several at once: each starts from fresh files, and has the bounds of a call."""

import pytest

from autograder.jail.inside import values
from autograder.jail.inside.values import Object
from autograder.jail.inside.wire import Done, Raised, Step
from autograder.jail.launcher import Jail
from autograder.jail.worker import MOST_AHEAD, Bounds, Program, Worker, WorkerLostError

BOUNDS = Bounds(cpu_s=20, call_cpu_s=0.2, call_wall_s=10, reply_bytes=1 << 16)


def call(*args: object) -> Step:
    return Step("call", [values.pack(arg) for arg in ("work", "f", *args)])


def spawned(jail: Jail, source: str) -> Worker:
    return jail.spawn({"work": source.encode()}, BOUNDS)


def answers(worker: Worker, *programs: Program) -> list[object]:
    """The first value of each answer, or the kind of exception."""
    replies = list(worker.run_each(programs))
    return [reply.values[0] if isinstance(reply, Done) else reply.kind for reply in replies]


def test_answers_come_in_order_whether_or_not_a_program_raises(jail: Jail) -> None:
    worker = spawned(jail, "def f(x):\n    return 6 / x\n")
    assert answers(worker, *(Program([call(x)], [0]) for x in (1, 0, 2, 0, 3))) == [
        *(6.0, "ZeroDivisionError", 3.0, "ZeroDivisionError", 2.0)
    ]


def test_nothing_of_a_program_is_left_for_the_next(jail: Jail) -> None:
    worker = spawned(jail, "seen = []\n\ndef f(x):\n    seen.append(x)\n    return len(seen)\n")
    add = Step("add", [values.reference(Object(0)), values.pack(1)])
    programs = [Program([call(1), call(2)], [1]), Program([call(3), add], [1])]
    assert answers(worker, *programs * 2) == [2, 2, 2, 2]
    assert answers(worker, Program([add], [0])) == ["KeyError"]


def test_random_numbers_start_anew_in_every_program(jail: Jail) -> None:
    worker = spawned(jail, "import random\n\ndef f():\n    return random.random()\n")
    first, second = answers(worker, *[Program([call()], [0])] * 2)
    assert first == second


def test_a_file_that_fails_to_load_is_tried_again_for_each(jail: Jail) -> None:
    source = "import sys\nif not hasattr(sys, 'tried'):\n    sys.tried = 1\n    1 / 0\n"
    worker = spawned(jail, source + "def f():\n    return 1\n")
    assert answers(worker, *[Program([call()], [0])] * 2) == ["ZeroDivisionError", 1]


def test_more_than_a_socket_holds_goes_through(jail: Jail) -> None:
    worker = spawned(jail, "def f(x):\n    return x\n")
    texts = ["x" * size for size in (10, MOST_AHEAD, 9 * MOST_AHEAD, 10, *[MOST_AHEAD // 5] * 20)]
    small = [text if len(text) < 1 << 16 else "OverflowError" for text in texts]
    echoes = answers(worker, *(Program([call(text)], [0]) for text in texts))
    assert [each[:40] for each in echoes] == [each[:40] for each in small]  # type: ignore[index]


@pytest.mark.parametrize(
    ("line", "cause"),
    [
        ("while x == 2: pass", "timeout"),
        ("import os\n    if x == 2: os._exit(3)", "exit"),
        ("import os\n    if x == 2: os.closerange(0, 99)", "exit"),
    ],
)
def test_what_is_lost_is_the_program_that_hung_or_ended(jail: Jail, line: str, cause: str) -> None:
    worker = spawned(jail, f"def f(x):\n    {line}\n    return x\n")
    replies = worker.run_each(Program([call(x)], [0]) for x in (1, 2, 3))
    assert next(replies) == Done(1, [1])
    with pytest.raises(WorkerLostError) as lost:
        next(replies)
    assert lost.value.cause == cause
    assert not worker.alive


def test_a_forged_answer_ends_the_worker(jail: Jail) -> None:
    forge = (
        "import os, sys\nwire = sys.modules['inside.wire']\n\ndef f():\n"
        "    for fd in range(3, 20):\n        try:\n"
        "            os.write(fd, wire.encode(wire.Done(7, [1])))\n"
        "        except OSError:\n            pass\n    return 2\n"
    )
    replies = spawned(jail, forge).run_each([Program([call()], [0])] * 2)
    with pytest.raises(WorkerLostError) as lost:
        list(replies)
    assert lost.value.cause == "frame"


def test_ordinary_programs_can_follow(jail: Jail) -> None:
    worker = spawned(jail, "def f(x):\n    return x\n")
    assert answers(worker, Program([call(1), call(2)], [1])) == [2]
    reply = worker.run([call(5)], [worker.next_object()])
    assert not isinstance(reply, Raised)
    assert reply.values == [5]
