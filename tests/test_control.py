"""Orders to a jail, obeyed in turn: who is there when, and what is sent to whom."""

import os
import socket
import threading

import pytest

from autograder.jail import control
from autograder.jail.control import Control
from autograder.jail.inside import zygote
from autograder.jail.inside.wire import Done, encode
from autograder.jail.launcher import Jail
from autograder.jail.worker import Bounds, JailError, Worker
from tests.machine import alive, descendants


def test_each_worker_is_gone_before_the_next_is_there() -> None:
    with Jail() as jail:
        assert jail._process is not None
        others = descendants(jail._process.pid)
        for _ in range(3):
            jail.spawn({"m": b""}, Bounds())  # left without a word
        jail.spawn({"m": b""}, Bounds()).begin()
        workers = descendants(jail._process.pid) - others
        assert len(workers) == 1
        assert jail.leave_worker()
        assert jail.end_worker() is None
        jail.spawn({"m": b""}, Bounds()).begin()
        assert alive(workers) == set()


def greeted(hello: Done) -> bytes:
    """What a worker is sent that greets like this; nothing may come before."""
    ours, theirs = socket.socketpair()
    worker = Worker(ours, Bounds(), float, lambda _: worker.hang_up())
    with theirs:
        theirs.setblocking(False)
        worker.open({"m": b"of a student"}, float)
        worker.add({"n": b"of the course"})
        with pytest.raises(BlockingIOError):
            theirs.recv(1)
        theirs.send(encode(hello))
        try:
            worker.begin()
        finally:
            worker.hang_up()
        return theirs.recv(1000)


def test_a_worker_is_sent_what_it_may_load_only_once_it_is_locked_in() -> None:
    sent = greeted(Done(0, []))
    assert b"of a student" in sent
    assert b"of the course" in sent
    with pytest.raises(JailError, match="did not start as it should"):
        greeted(Done(1, []))


def test_a_jail_that_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(control, "ANSWER_S", 0.1)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    jail = Jail()
    jail._control = Control(ours)
    with theirs, pytest.raises(JailError, match=r"did not answer within 0\.1 s"):
        jail.spawn({}, Bounds()).begin()
    jail.close()


def test_a_machine_without_room_for_a_process_is_no_fault_of_a_student(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full() -> int:
        raise BlockingIOError

    monkeypatch.setattr(os, "fork", full)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    jail = Jail()
    jail._control = Control(ours)
    supervisor = threading.Thread(target=zygote.supervise, args=(theirs, b""))
    supervisor.start()
    for _ in range(2):
        with pytest.raises(JailError, match="could not fork"):
            jail.spawn({}, Bounds()).begin()
    jail.close()
    supervisor.join(5)
    theirs.close()
    assert not supervisor.is_alive()
