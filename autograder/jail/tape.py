"""Operations noted on the trusted side and sent to a worker as one program when a value is read."""

import time
from typing import Any, NamedTuple

import numpy as np
from msgspec.msgpack import Ext

from autograder.jail.faults import Cause, StudentFault, SuiteError
from autograder.jail.inside import values
from autograder.jail.inside.values import Named, Packed
from autograder.jail.inside.wire import Done, Raised, Step
from autograder.jail.launcher import Jail
from autograder.jail.worker import Bounds, Worker, WorkerLostError

AS_THEY_ARE = frozenset((float, str, bool))
SUPPORT = "course_"  # how the names of support sources start in a worker


class Desk:
    """One submission's place in a jail: its sources and at most one live worker."""

    def __init__(self, jail: Jail, files: dict[str, bytes], bounds: Bounds) -> None:
        self.jail = jail
        self.files = files
        self.bounds = bounds
        self._worker: Worker | None = None
        self._has_been_silent = False

    def worker(self) -> Worker:
        """The live worker; a fresh one when there is none."""
        if self._worker is None or not self._worker.alive:
            self._worker = self.jail.spawn(self.files, self.bounds)
        return self._worker

    def add(self, files: dict[str, bytes]) -> None:
        """Let the worker load further files, the live one too."""
        if files.items() <= self.files.items():
            return
        self.files = {**self.files, **files}
        if self._worker is not None and self._worker.alive:
            self._worker.add(files)

    def is_stateless(self) -> bool:
        """Whether the live worker says that no file it has loaded can keep state.

        The student's code is in there and could say so wrongly: it would only forgo a second try.
        """
        worker = self._worker
        if worker is None or not worker.alive or self._has_been_silent:
            return False
        try:
            reply = worker.run([Step("stateless", [])], [worker.next_object()])
        except WorkerLostError:
            self._has_been_silent = True
            return False
        return isinstance(reply, Done) and reply.values[0] is True

    def followed_by(self, bounds: Bounds) -> "Desk":
        """The desk of the same submission with other bounds for each call.

        A worker in which nothing can have been left goes on there.
        """
        if bounds == self.bounds:
            return self
        following = Desk(self.jail, self.files, bounds)
        if self._worker is not None and self.is_stateless():
            self._worker.bounds = bounds
            following._worker, self._worker = self._worker, None
        return following

    def clear(self) -> None:
        """End the worker, so that the next one starts without any state."""
        self.jail.leave_worker()
        self._worker = None


class Noted(NamedTuple):
    """What a suite asked for, or was answered, in order; for appeals and diagnosis."""

    number: int
    op: str
    args: tuple[Any, ...]


class Tape:
    """Operations noted for one worker and sent as one program when a value is read."""

    def __init__(self, desk: Desk, deadline: float, history: list[Noted] | None = None) -> None:
        self.desk = desk
        self.history: list[Noted] = [] if history is None else history
        self._deadline = deadline
        self._worker: Worker | None = None
        self._steps: list[Step] = []
        self._sent: set[str] = set()
        self._seeded = False

    def note(self, op: str, *args: Any) -> int:
        """Note a step; returns the number its result will have."""
        number = self._live().next_object() + len(self._steps)
        self.history.append(Noted(number, op, args))
        self._steps.append(Step(op, [self._packed(arg) for arg in args]))
        return number

    def read(self, *numbers: int) -> list[Any]:
        """Send what was noted and bring back values; StudentFault when there are none."""
        worker = self._live()
        steps, self._steps = self._steps, []
        if time.monotonic() > self._deadline:
            self.desk.clear()
            raise StudentFault("timeout", name=_asked(steps))
        try:
            reply = worker.run(steps, list(numbers), reseed=not self._seeded)
        except WorkerLostError as gone:
            raise StudentFault(gone.cause, name=_asked(steps), status=gone.status) from None
        self._seeded = True
        self.history.append(Noted(numbers[0], "answer", (reply,)))
        if isinstance(reply, Raised):
            raise _fault(reply, steps)
        return reply.values

    def send_support(self, name: str, source: bytes) -> None:
        """Make a support source loadable in this tape's worker; StudentFault when it is gone."""
        if name in self._sent:
            return
        try:
            self._live().add({name: source})
        except WorkerLostError as gone:
            raise StudentFault(gone.cause, status=gone.status) from None
        self._sent.add(name)

    def _packed(self, value: Any) -> Packed:
        """A value as it crosses. Numbers, names and recorders are by far the most: they go first.

        A recorder has packed its reference already, since one node is used again and again.
        """
        if type(value) in AS_THEY_ARE:
            return value  # type: ignore[no-any-return]
        packed = getattr(value, "packed", None)
        if isinstance(packed, Ext):
            return packed
        return values.pack(_numbers(value), self._outgoing)

    def _outgoing(self, value: Any, depth: int) -> Ext:
        reference = getattr(type(value), "reference", None)
        if reference is None:
            raise SuiteError(f"a suite passed a {type(value).__name__}, which is no plain data")
        found = reference(value)
        if isinstance(found, Named):
            self._check_sent(found)
        return values.reference(found)

    def _check_sent(self, found: Named) -> None:
        if found.file in self._sent or found.file in self.desk.files:
            return
        if found.file.startswith(SUPPORT):
            raise SuiteError(f"a suite passed a name of {found.file}, which this worker lacks")
        raise StudentFault("missing", file=found.file, name=found.name)

    def _live(self) -> Worker:
        if self._worker is None:
            self._worker = self.desk.worker()
        elif not self._worker.alive:
            raise StudentFault("exit")
        return self._worker


def _fault(reply: Raised, steps: list[Step]) -> StudentFault:
    failed = steps[reply.step] if reply.step < len(steps) else None
    cause: Cause = "raised"
    if reply.stage in ("compile", "import", "answer"):
        cause = reply.stage
    elif reply.stage == "name":
        cause = "missing"
    elif reply.kind == "NotImplementedError":
        cause = "unwritten"
    name = _asked([failed]) if failed else ""
    return StudentFault(cause, kind=reply.kind, file=reply.file, line=reply.line, name=name)


def _asked(steps: list[Step]) -> str:
    """The name by which a student knows the last step that is theirs."""
    for step in reversed(steps):
        if step.op == "call":
            return str(step.args[1])
        if step.op in ("method", "get"):
            return str(step.args[2])
        if step.op != "hold":
            return step.op
    return ""


def _numbers(value: Any) -> Any:
    """The value with numpy's scalars as the plain numbers that a student would write."""
    if isinstance(value, np.generic):
        return value.item()
    if type(value) in (list, tuple):
        return type(value)(_numbers(item) for item in value)
    if type(value) is dict:
        return {key: _numbers(item) for key, item in value.items()}
    return value
