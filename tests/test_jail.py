"""The jail: what it shows and refuses, and what a worker in it may use."""

import errno
import platform
import signal
import textwrap
import time
from collections.abc import Iterator

import numpy as np
import pytest

from autograder.jail import mounts
from autograder.jail.inside.wire import Done
from autograder.jail.launcher import Jail, Kind
from autograder.jail.proof import outcomes
from autograder.jail.worker import Bounds
from tests.attack_lab import KINDS, answer, body, called, lost, raised


@pytest.fixture
def own_jail() -> Iterator[Jail]:
    """A jail that a test may ruin."""
    with Jail() as jail:
        yield jail


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_the_jail_must_refuse_is_refused(kind: Kind) -> None:
    with Jail(kind=kind) as jail:
        results = outcomes(jail)
    assert {name for name, outcome in results.items() if outcome not in ("refused", "yes")} == set()
    assert len(results) > 20


@pytest.mark.slow
def test_the_jail_with_pytorch_refuses_the_same() -> None:
    with Jail("torch") as jail:
        results = outcomes(jail)
        roomy = Bounds(memory_mb=1024 + mounts.RESERVED_MB["torch"], call_cpu_s=20)
        hoard = "import numpy\nkept = [numpy.ones(2**24) for _ in range(20)]"
        assert raised(jail, body(hoard), roomy).kind == "MemoryError"
    assert set(results.values()) == {"refused", "yes"}


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


HARMFUL = {
    "map shared memory": (9, 0, 4096, 3, 0x21, -1, 0),
    "own a descriptor for another": (72, 0, 8, 1),
    "choose the signal of a descriptor": (72, 0, 10, 2),
    "ask for signals of a descriptor": (72, 0, 4, 0x2000),
    "lock a file": (72, 0, 6, 0),
    "lend priority through a lock": (202, 0, 6, 0, 0, 0, 0),
    "fork": (56, 17, 0, 0, 0, 0),
    "make a namespace": (56, 0x10010000, 0, 0, 0, 0),
    "limit another process": (302, 1, 7, 0, 0),
}


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the numbers are those of x86-64")
@pytest.mark.parametrize("name", HARMFUL)
def test_an_allowed_system_call_is_refused_with_harmful_arguments(name: str, jail: Jail) -> None:
    source = f"""
    import ctypes
    libc = ctypes.CDLL(None, use_errno=True)
    return [libc.syscall(*{HARMFUL[name]}), ctypes.get_errno()]
    """
    assert answer(jail, body(source)) == [-1, errno.EPERM]


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
