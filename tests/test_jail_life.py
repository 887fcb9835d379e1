"""How a jail and its workers start, end and fail."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest

from autograder.jail import filters
from autograder.jail.faults import StudentFault
from autograder.jail.inside.wire import Done, Run, Step, encode
from autograder.jail.launcher import Jail, Kind
from autograder.jail.proof import prove
from autograder.jail.tape import Desk, Tape
from autograder.jail.worker import Bounds, JailError, WorkerLostError
from tests.attack_lab import KINDS, answer, body, lost
from tests.machine import alive, descendants


@pytest.fixture
def own_jail() -> Iterator[Jail]:
    """A jail that a test may ruin."""
    with Jail() as jail:
        yield jail


def test_a_new_worker_ends_the_one_before(jail: Jail) -> None:
    source = {"m": b"import os\ndef pid():\n    return os.getpid()\n"}
    first = jail.spawn(source, Bounds())
    before = first.run([Step("call", ["m", "pid"])], [0])
    second = jail.spawn(source, Bounds())
    after = second.run([Step("call", ["m", "pid"])], [0])
    assert not first.alive
    with pytest.raises(WorkerLostError):
        first.run([Step("call", ["m", "pid"])], [0])
    assert isinstance(before, Done)
    assert isinstance(after, Done)
    assert before.values != after.values
    assert jail.end_worker() is not None
    assert jail.end_worker() is None


def test_how_a_worker_ended_is_told_the_same_each_time(jail: Jail) -> None:
    ways = {
        "import os\nos._exit(5)": 5,
        "import os\nos.close(3)\nos._exit(6)": 6,
        "import os, time\nos.close(3)\ntime.sleep(0.05)\nos._exit(7)": 7,
        "import os, time\nos.close(3)\ntime.sleep(1000)": -signal.SIGKILL,
        "import ctypes\nctypes.string_at(0)": -signal.SIGSEGV,
    }
    for source, status in ways.items():
        for _ in range(3):
            assert lost(jail, body(source)) == ("exit", status)


LUCK = """
import random
import secrets
import numpy as np

luck = [random.random(), np.random.random(), np.random.default_rng().random(), secrets.randbits(40)]

def main(*_):
    return luck + [random.random(), float(np.random.default_rng().random())]
"""


def test_randomness_is_the_same_for_every_worker_and_probe(jail: Jail) -> None:
    seen = [answer(jail, LUCK) for _ in range(3)]
    assert seen[0] == seen[1] == seen[2]
    desk = Desk(jail, {"luck": LUCK.encode()}, Bounds())
    for support_first in (False, True):
        tape = Tape(desk, float("inf"))
        if support_first:
            desk.clear()
            tape.send_support("course_help", b"x = 1\n")
        assert tape.read(tape.note("call", "luck", "main")) == [seen[0]]
    desk.clear()


HANG = b"def f():\n    while True: pass\n"


@pytest.mark.parametrize("kind", [*KINDS, "none"])
def test_closing_ends_every_process_even_in_the_middle_of_a_hang(kind: Kind) -> None:
    before = descendants(os.getpid())
    jail = Jail(kind=kind)
    jail.start()
    worker = jail.spawn({"m": HANG}, Bounds())
    worker.begin()
    os.write(worker._fileno(), encode(Run(1, 0, [Step("call", ["m", "f"])], [0])))
    processes = descendants(os.getpid()) - before
    assert len(processes) >= (2 if kind == "none" else 3)
    jail.close()
    assert alive(processes) == set()
    jail.close()
    with pytest.raises(JailError, match="closed"):
        jail.spawn({}, Bounds())


ENDLESS = """
import os, sys
from autograder.jail.launcher import Jail
from autograder.jail.worker import Bounds
from autograder.jail.inside.wire import Step

jail = Jail(kind=sys.argv[1])
jail.start()
worker = jail.spawn({"m": b"def f():\\n    while True: pass\\n"}, Bounds(call_cpu_s=99))
worker.begin()
print("ready", flush=True)
worker.run([Step("call", ["m", "f"])], [0])
"""


@pytest.mark.parametrize("kind", KINDS)
def test_a_killed_grader_leaves_no_process(kind: Kind) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, kind], stdout=subprocess.PIPE, cwd=os.getcwd()
    )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        processes = descendants(process.pid)
        process.kill()
    assert len(processes) >= 3
    assert alive(processes) == set()


def test_a_jail_that_died_is_said_to_have_ended(own_jail: Jail) -> None:
    process = own_jail._process
    assert process is not None
    os.kill(max(descendants(process.pid)), signal.SIGKILL)
    with pytest.raises(JailError, match="ended"):
        own_jail.spawn({}, Bounds()).begin()


@pytest.mark.parametrize("tool", ["bwrap", "setarch"])
def test_a_missing_tool_is_named_with_what_to_install(
    tool: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = shutil.which
    monkeypatch.setattr(
        shutil,
        "which",
        lambda name, path: None if name == tool else found(name, path=path),
    )
    with pytest.raises(JailError, match=f"{tool} is missing: install the packages bubblewrap"):
        Jail().start()


def test_without_libseccomp_nothing_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> bytes:
        raise OSError("libseccomp.so.2: cannot open shared object file")

    monkeypatch.setattr(filters, "child_filter", missing)
    with pytest.raises(JailError, match="libseccomp cannot be used: install"):
        Jail().start()


@pytest.mark.parametrize("content", [b"", b"no filter", b"\0" * 64])
def test_a_filter_that_cannot_be_loaded_lets_nothing_run(
    content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filters, "child_filter", lambda: content)
    with pytest.raises(JailError), Jail() as jail:
        answer(jail, body("return 'ran without a filter'"))


def test_a_filter_that_refuses_nothing_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    allow_all = bytes.fromhex("060000000000ff7f")
    monkeypatch.setattr(filters, "child_filter", lambda: allow_all)
    with Jail() as jail, pytest.raises(JailError):
        prove(jail)


def test_a_worker_that_is_lost_stays_lost(jail: Jail) -> None:
    tape = Tape(
        Desk(jail, {"m": b"import os\ndef f():\n    os._exit(1)\n"}, Bounds()), float("inf")
    )
    causes = []
    for _ in range(2):
        with pytest.raises(StudentFault) as caught:
            tape.read(tape.note("call", "m", "f"))
        causes.append((caught.value.cause, caught.value.status))
    assert causes == [("exit", 1), ("exit", None)]
