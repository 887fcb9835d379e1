"""The jail: what it shows and refuses, what a worker may use, how it ends, how it fails."""

import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator

import numpy as np
import pytest

from autograder.jail import filters, launcher, mounts
from autograder.jail.faults import StudentFault
from autograder.jail.inside import zygote
from autograder.jail.inside.wire import Done, Raised, Run, Step, encode
from autograder.jail.launcher import Jail, Kind
from autograder.jail.proof import outcomes, prove
from autograder.jail.tape import Desk, Tape
from autograder.jail.worker import Bounds, JailError, WorkerLostError
from tests.attack_lab import answer, called
from tests.machine import alive, descendants

# Root may start either jail, an ordinary user the second only.
KINDS: list[Kind] = ["bwrap-root", "bwrap"] if os.geteuid() == 0 else ["bwrap"]


@pytest.fixture
def own_jail() -> Iterator[Jail]:
    """A jail that a test may ruin."""
    with Jail() as jail:
        yield jail


def raised(jail: Jail, source: str, bounds: Bounds | None = None) -> Raised:
    """How a call failed; AssertionError when it did not."""
    reply = called(jail, source, bounds=bounds)
    assert isinstance(reply, Raised), reply
    return reply


def lost(jail: Jail, source: str, bounds: Bounds | None = None) -> tuple[str, int | None]:
    """Why a worker was lost and its status; AssertionError when it was not."""
    reply = called(jail, source, bounds=bounds)
    assert isinstance(reply, WorkerLostError), reply
    return reply.cause, reply.status


def body(text: str) -> str:
    """A file whose function main has this body."""
    return "def main():\n" + textwrap.indent(textwrap.dedent(text).strip(), "    ") + "\n"


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_the_jail_must_refuse_is_refused(kind: Kind) -> None:
    with Jail(kind=kind) as jail:
        results = outcomes(jail)
    assert {name for name, outcome in results.items() if outcome not in ("refused", "yes")} == set()
    assert len(results) > 20


def test_the_interpreter_and_numpy_inside_are_those_outside(jail: Jail) -> None:
    assert jail.versions == (platform.python_version(), np.__version__)


def test_nothing_of_the_graders_environment_is_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AUTOGRADER_KEY", "a mark in the environment")
    with Jail() as jail:
        seen = answer(jail, body("import os\nreturn dict(os.environ)"))
    assert "AUTOGRADER_KEY" not in seen
    assert not {"USER", "PATH", "PWD_OLD", "SSH_AUTH_SOCK"} & seen.keys()
    assert set(seen["PYTHONPATH"].split(":")) == {"/jail", "/sp"}


def test_nothing_of_the_repository_is_inside(jail: Jail) -> None:
    roots = answer(jail, body("import os\nreturn [sorted(os.listdir(p)) for p in ('/', '/jail')]"))
    assert set(roots[0]) <= {"dev", "etc", "jail", "lib", "lib64", "py", "sp", "tmp", "usr"}
    assert set(roots[1]) <= {"child.bpf", "inside", "setarch", "setpriv"}


def test_a_worker_has_four_descriptors(jail: Jail) -> None:
    source = """
    import os
    found = []
    for number in range(3000):
        try:
            found.append([number, os.fstat(number).st_mode >> 12])
        except OSError:
            pass
    return found
    """
    device, socket_of_its_own = 0o2, 0o14
    kinds = [[0, device], [1, device], [2, device], [3, socket_of_its_own]]
    assert answer(jail, body(source)) == kinds


@pytest.mark.parametrize("kind", KINDS)
def test_a_worker_is_nobody_without_powers(kind: Kind) -> None:
    source = """
    import ctypes
    import os
    libc = ctypes.CDLL(None)
    head, sets = (ctypes.c_uint32 * 2)(0x20080522, 0), (ctypes.c_uint32 * 6)()
    libc.syscall(125, head, sets)
    return [os.getresuid(), os.getresgid(), os.getgroups(), list(sets)]
    """
    with Jail(kind=kind) as jail:
        users, groups, more, powers = answer(jail, body(source))
    assert users == groups == (65534,) * 3
    assert set(more) <= {65534}
    assert not any(powers)


def test_memory_is_bounded(jail: Jail) -> None:
    small = Bounds(memory_mb=300, call_cpu_s=5)
    filling = raised(jail, body("import numpy\nreturn numpy.ones(2**26).sum()"), small)
    assert filling.kind == "MemoryError"
    mapping = raised(jail, body("import mmap\nmmap.mmap(-1, 2**29, mmap.MAP_PRIVATE)"), small)
    assert mapping.kind in ("OSError", "MemoryError")


def test_what_may_be_filled_is_bounded_apart_from_what_is_reserved(
    own_jail: Jail, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(mounts.RESERVED_MB, "numpy", 8000)
    roomy = Bounds(memory_mb=8300, call_cpu_s=5)
    reserve = "mmap.mmap(-1, 2**31, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, 0)"
    assert called(own_jail, body(f"import mmap\nkeep = {reserve}\nreturn True"), bounds=roomy) == (
        Done(1, [True])
    )
    assert raised(own_jail, body("import numpy\nnumpy.ones(2**27)"), roomy).kind == "MemoryError"


def test_computing_time_decides(jail: Jail) -> None:
    quick = Bounds(call_cpu_s=0.3, call_wall_s=20)
    assert lost(jail, body("while True:\n    pass"), quick)[0] == "timeout"
    waiting = called(jail, body("import time\ntime.sleep(1)\nreturn 'slept'"), bounds=quick)
    assert waiting == Done(1, ["slept"])


def test_computing_time_of_all_threads_counts(jail: Jail) -> None:
    source = """
    import threading
    import time

    def spin():
        while True:
            pass

    def main():
        for _ in range(3):
            threading.Thread(target=spin).start()
        time.sleep(100)
    """
    bounds = Bounds(call_cpu_s=0.3, call_wall_s=30)
    started = time.monotonic()
    assert lost(jail, textwrap.dedent(source), bounds)[0] == "timeout"
    assert time.monotonic() - started < 15


def test_computing_time_counts_while_a_reply_drips(jail: Jail) -> None:
    source = """
    import os
    import time

    def main():
        os.write(3, (200_000).to_bytes(4, "big"))
        while True:
            os.write(3, b"x")
            stop = time.monotonic() + 0.01
            while time.monotonic() < stop:
                pass
    """
    started = time.process_time()
    bounds = Bounds(call_cpu_s=0.3, call_wall_s=60)
    begun = time.monotonic()
    assert lost(jail, textwrap.dedent(source), bounds)[0] == "timeout"
    assert time.monotonic() - begun < 20
    assert time.process_time() - started < 5


def test_waiting_is_bounded_too(jail: Jail) -> None:
    bounds = Bounds(call_cpu_s=5, call_wall_s=0.5)
    started = time.monotonic()
    assert lost(jail, body("import time\ntime.sleep(1000)"), bounds)[0] == "timeout"
    assert time.monotonic() - started < 5


def test_computing_time_of_a_worker_is_bounded_in_all(jail: Jail) -> None:
    bounds = Bounds(cpu_s=1, call_cpu_s=30, call_wall_s=60)
    assert lost(jail, body("while True:\n    pass"), bounds) == ("exit", -signal.SIGKILL)


def test_an_answer_is_bounded(jail: Jail) -> None:
    reply = raised(jail, body("return 'x' * 300_000"), Bounds(reply_bytes=256 << 10))
    assert (reply.stage, reply.kind) == ("answer", "OverflowError")


def test_output_goes_nowhere_and_holds_nobody_up(jail: Jail) -> None:
    source = """
    import os, sys
    print("out" * 10**6)
    print("err" * 10**6, file=sys.stderr)
    return os.write(1, bytes(2**24))
    """
    assert answer(jail, body(source)) == 2**24


def test_threads_and_numpy_work(jail: Jail) -> None:
    source = """
    import threading
    import numpy as np
    seen = []
    threads = [threading.Thread(target=seen.append, args=(k,)) for k in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [sorted(seen), float((np.ones((50, 50)) @ np.ones((50, 50))).sum())]
    """
    assert answer(jail, body(source)) == [list(range(8)), 125000.0]


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


@pytest.mark.parametrize("kind", KINDS)
def test_closing_ends_every_process_even_in_the_middle_of_a_hang(kind: Kind) -> None:
    before = descendants(os.getpid())
    jail = Jail(kind=kind)
    jail.start()
    worker = jail.spawn({"m": HANG}, Bounds())
    os.write(worker._fileno(), encode(Run(1, 0, [Step("call", ["m", "f"])], [0])))
    processes = descendants(os.getpid()) - before
    assert len(processes) >= 3
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
        own_jail.spawn({}, Bounds())


def test_a_jail_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "CONTROL_S", 0.1)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    jail = Jail()
    jail._control = ours
    with theirs, pytest.raises(JailError, match=r"did not answer within 0\.1 s"):
        jail.spawn({}, Bounds())
    jail.close()


def test_a_machine_without_room_for_a_process_is_no_fault_of_a_student(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full() -> int:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", full)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    jail = Jail()
    jail._control = ours
    supervisor = threading.Thread(target=zygote.supervise, args=(theirs, b""))
    supervisor.start()
    for _ in range(2):
        with pytest.raises(JailError, match="could not fork"):
            jail.spawn({}, Bounds())
    jail.close()
    supervisor.join(5)
    theirs.close()
    assert not supervisor.is_alive()


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
