"""Workers of a Dask cluster as graders: nothing is shared with them but what is sent."""

import itertools
import queue
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Literal

from distributed import Future

from autograder.batch import cluster_worker
from autograder.batch.cluster_access import ClusterError, check_address, connect
from autograder.batch.executor import Answer, Setup, Where
from autograder.errors import OUR_FAULT
from autograder.text import plain

ANSWER_S = 20.0
WAIT_S = 120.0  # for a first worker, or another one when all are gone
LOOK_S = 0.5  # how often is looked who has joined and who has left
CLEAN_UP_S = 5.0


class NoWorkerError(ClusterError):
    """There is nobody to grade."""

    exit_status = OUR_FAULT


class _Member:
    """One worker, what it was last asked for, and what it is known to be doing."""

    def __init__(self, seat: int, address: str) -> None:
        self.seat = seat
        self.address = address
        self.state: Literal["asked", "idle", "busy", "unfit"] = "asked"
        self.future: Future[Any] | None = None


class Cluster:
    """Grades on every worker that has proven its jail, those that join later included."""

    def __init__(self, setup: Setup, address: str, tell: Callable[[str], object]) -> None:
        self._address = address
        self._tell = tell
        self._order = cluster_worker.order_of(setup)
        self._client = connect(address)
        self._seats = itertools.count()
        self._members: dict[str, _Member] = {}
        self._heard: queue.Queue[tuple[_Member, Future[Any]]] = queue.Queue()
        self._complaint = ""

    def has_room(self) -> bool:
        """Whether a worker is idle, or nobody works and the next one can be waited for."""
        states = [member.state for member in self._members.values()]
        return "idle" in states or "busy" not in states

    def give(self, work: bytes) -> int:
        """Send a submission to an idle worker, waiting for a first one where there is none.

        NoWorkerError when none comes, or none that is fit.
        """
        member = self._idle() or self._await_idle()
        member.state = "busy"
        self._ask(member, cluster_worker.grade, self._order, work)
        return member.seat

    def answers(self) -> list[Answer]:
        """What the next workers say, be it only by having gone."""
        while not (found := [*self._arrived(), *self._gone()]):
            pass
        return found

    def close(self) -> None:
        """Take back what is not finished, and end the jails of workers that are there."""
        try:
            self._client.cancel([each.future for each in self._members.values() if each.future])
            ending = [
                self._client.submit(cluster_worker.dismiss, workers=[address], pure=False)
                for address, member in self._members.items()
                if member.state == "idle"
            ]
            self._client.gather(ending, errors="skip")
        except (OSError, TimeoutError):
            pass  # the scheduler is gone, and took the work with it
        finally:
            self._client.close(timeout=CLEAN_UP_S)

    def _idle(self) -> _Member | None:
        return next((each for each in self._members.values() if each.state == "idle"), None)

    def _await_idle(self) -> _Member:
        until = time.monotonic() + WAIT_S
        while (member := self._idle()) is None:
            for _ in (*self._gone(), *self._arrived()):
                raise AssertionError("an answer came though nobody works")
            if time.monotonic() > until:
                raise NoWorkerError(
                    f"no worker of {self._address} can grade ({self._complaint or 'none is there'})"
                    ": start workers, then run this again to go on"
                )
        return member

    def _arrived(self) -> Iterator[Answer]:
        """What workers have answered, once there is something or it is time to look around."""
        wait = LOOK_S
        while True:
            try:
                member, future = self._heard.get(timeout=wait)
            except queue.Empty:
                return
            wait = 0.0
            if member.future is not future:
                continue  # of one who was taken for gone
            member.future = None
            if member.state == "asked":
                self._note_proof(member, future)
            else:
                yield self._answer(member, future)

    def _answer(self, member: _Member, future: Future[Any]) -> Answer:
        member.state = "idle"
        content, problem = _result(future)
        return Answer(member.seat, content, f"{member.address}: {problem}" if problem else "")

    def _note_proof(self, member: _Member, future: Future[Any]) -> None:
        said, problem = _result(future)
        problem = problem or said
        if problem:
            self._reject(member, problem)
        else:
            member.state = "idle"

    def _reject(self, member: _Member, problem: str) -> None:
        member.state = "unfit"
        self._complaint = plain(problem)
        self._tell(f"{member.address} is left out: {self._complaint}")

    def _gone(self) -> Iterator[Answer]:
        """Greet the workers that have joined, and say who has left while grading."""
        there = self._workers()
        for address in there.keys() - self._members.keys():
            self._greet(address, there[address]["nthreads"])
        for address in self._members.keys() - there.keys():
            member = self._members.pop(address)
            if member.future is not None:
                self._client.cancel([member.future])
                member.future = None
            if member.state == "busy":
                yield Answer(member.seat, None, f"{address} is gone")

    def _greet(self, address: str, threads: int) -> None:
        member = self._members[address] = _Member(next(self._seats), address)
        if threads == 1:
            self._ask(member, cluster_worker.prove, self._order)
        else:
            self._reject(member, f"it has {threads} threads: start it with --nthreads 1")

    def _ask(self, member: _Member, what: Callable[..., Any], *args: bytes) -> None:
        future = self._client.submit(what, *args, workers=[member.address], pure=False)
        member.future = future
        future.add_done_callback(lambda done: self._heard.put((member, future)))

    def _workers(self) -> Mapping[str, Mapping[str, Any]]:
        try:
            found: Mapping[str, Mapping[str, Any]] = self._client.scheduler_info()["workers"]
        except (OSError, TimeoutError) as error:
            raise ClusterError(
                f"the scheduler {self._address} is gone: start it, then run this again to go on"
            ) from error
        return found


def on_cluster(address: str, tell: Callable[[str], object]) -> Where:
    """The workers of the scheduler at that address; ClusterError for one that is not safe."""
    check_address(address)
    return partial(Cluster, address=address, tell=tell)


def _result(future: Future[Any]) -> tuple[Any, str]:
    """What a call gave, or why it gave nothing: also where its worker left with the answer."""
    try:
        return future.result(timeout=ANSWER_S), ""
    except Exception as error:  # whatever Dask or the far end raises is no fault of a student's
        return None, plain(f"{type(error).__name__}: {error}")
