"""The trusted end of one worker: sends programs, reads bounded replies, keeps the deadlines."""

import socket
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

import msgspec

from autograder.errors import OUR_FAULT, UserError
from autograder.jail.inside.values import WireError
from autograder.jail.inside.wire import (
    LENGTH,
    Done,
    Open,
    Raised,
    Reply,
    Run,
    Step,
    decode_reply,
    encode,
    write_all,
)
from autograder.jail.watch import Watch

HELLO_S = 20.0
GRACE_MS = 500
# Bytes of programs sent before their answers are read: few at first, since the first answer may
# be all that is wanted, and then ever more, but no more than any socket holds.
FIRST_AHEAD, MOST_AHEAD = 1 << 10, 1 << 15


class JailError(UserError):
    """The jail, not the student, is at fault: no mark may be given."""

    exit_status = OUR_FAULT


class Bounds(msgspec.Struct, frozen=True, kw_only=True):
    """What one worker may use: seconds of CPU in all, MiB of memory, and per-call limits."""

    cpu_s: int = 120
    memory_mb: int = 1024
    reply_bytes: int = 256 << 10
    call_cpu_s: float = 2.0
    call_wall_s: float = 10.0


class Program(NamedTuple):
    """Steps numbered from 0, and the numbers whose values are asked for."""

    steps: Sequence[Step]
    reads: Sequence[int]


class WorkerLostError(Exception):
    """No answer came and the worker has been killed."""

    def __init__(self, cause: Literal["timeout", "exit", "frame"], status: int | None) -> None:
        super().__init__(cause)
        self.cause = cause
        self.status = status


class Worker:
    """One child in the jail, from its fork to its end. The bounds of a call may be changed."""

    def __init__(
        self,
        data: socket.socket,
        bounds: Bounds,
        cpu_s: Callable[[], float],
        end: Callable[[int], int | None],
    ) -> None:
        data.setblocking(False)
        self._data: socket.socket | None = data
        self.bounds = bounds
        self._cpu_s = cpu_s
        self._end = end
        self._ahead = bytearray()
        self._calls = 0
        self._objects = 0
        self._lines: dict[str, int] = {}
        self._waiting: dict[str, bytes] | None = None  # what to send once the worker is there
        self._await_fork: Callable[[], object] = int

    @property
    def alive(self) -> bool:
        """Whether programs can still be sent."""
        return self._data is not None

    def open(self, files: dict[str, bytes], await_fork: Callable[[], object]) -> None:
        """Note what the worker may load. It is sent with the first program, by `begin`."""
        self._await_fork = await_fork
        self._waiting = {}
        self.add(files)

    def begin(self) -> None:
        """Await the worker's word that it is locked in, then send what it may load."""
        if self._waiting is None:
            return
        files, self._waiting = self._waiting, None
        self._await_fork()
        try:
            hello = self._exchange(b"", time.monotonic() + HELLO_S, None)
        except WorkerLostError as error:
            raise JailError("a worker ended before it could start") from error
        if hello != Done(0, []):
            raise JailError("a worker did not start as it should")
        self._send(files)

    def add(self, files: dict[str, bytes]) -> None:
        """Send further files that the worker may load."""
        self._lines |= {name: _line_count(source) for name, source in files.items()}
        if self._waiting is None:
            self._send(files)
        else:
            self._waiting |= files

    def _send(self, files: dict[str, bytes]) -> None:
        request = Open(files, self.bounds.reply_bytes)
        try:
            write_all(self._fileno(), encode(request), time.monotonic() + self.bounds.call_wall_s)
        except OSError:
            raise self._gone("exit") from None

    def next_object(self) -> int:
        """The number that the next step's result will have."""
        return self._objects

    def run(self, steps: list[Step], reads: list[int], *, reseed: bool = False) -> Done | Raised:
        """Run a program; WorkerLostError when it hangs, ends, or answers with what is no reply."""
        self.begin()
        self._calls += 1
        request = Run(self._calls, self._objects, steps, reads, reseed)
        self._objects += len(steps)
        deadline = time.monotonic() + self.bounds.call_wall_s
        reply = self._exchange(encode(request), deadline, self.bounds.call_cpu_s)
        return self._answer(request, reply)

    def run_each(self, programs: Iterable[Program]) -> Iterator[Done | Raised]:
        """Run programs that start from freshly loaded files and no objects; answers in order.

        Several are sent at once, yet each has the bounds of a call. WorkerLostError at the first
        that hangs, ends, or answers with what is no reply; those behind it are not run.
        """
        self.begin()
        self._objects = 0
        for requests in _bundles(self._fresh(programs)):
            frames = b"".join(frame for _, frame in requests)
            for request, _ in requests:
                deadline = time.monotonic() + self.bounds.call_wall_s
                reply = self._exchange(frames, deadline, self.bounds.call_cpu_s)
                frames = b""
                yield self._answer(request, reply)

    def _fresh(self, programs: Iterable[Program]) -> Iterator[tuple[Run, bytes]]:
        for steps, reads in programs:
            self._calls += 1
            request = Run(self._calls, 0, list(steps), list(reads), reseed=True, fresh=True)
            yield request, encode(request)

    def _answer(self, request: Run, reply: Reply) -> Done | Raised:
        expected = len(request.reads) if isinstance(reply, Done) else 0
        given = len(reply.values) if isinstance(reply, Done) else 0
        if reply.number != request.number or given != expected:
            raise self._gone("frame")
        return self._placed(reply) if isinstance(reply, Raised) else reply

    def _placed(self, reply: Raised) -> Raised:
        """Only a place that is there: a file that was sent, and a line it has, else line 0."""
        if reply.file not in self._lines:
            raise self._gone("frame")
        line = reply.line if reply.line <= self._lines[reply.file] else 0
        return msgspec.structs.replace(reply, line=line)

    def _exchange(self, request: bytes, deadline: float, cpu_limit: float | None) -> Reply:
        try:
            write_all(self._fileno(), request, deadline)
            return decode_reply(self._read_frame(deadline, cpu_limit))
        except TimeoutError:
            raise self._gone("timeout") from None
        except WireError:
            raise self._gone("frame") from None
        except OSError:
            raise self._gone("exit") from None

    def _read_frame(self, deadline: float, cpu_limit: float | None) -> bytes:
        watch = Watch(self._fileno(), deadline, cpu_limit, self._cpu_s, self._ahead)
        head = watch.read(LENGTH.size)
        length: int = LENGTH.unpack(head)[0]
        if length > self.bounds.reply_bytes:
            raise WireError("a frame that is too large")
        return watch.read(length)

    def _fileno(self) -> int:
        if self._data is None:
            raise WorkerLostError("exit", None)
        return self._data.fileno()

    def _gone(self, cause: Literal["timeout", "exit", "frame"]) -> WorkerLostError:
        return WorkerLostError(cause, self._end(GRACE_MS if cause == "exit" else 0))

    def hang_up(self) -> None:
        """Forget the worker; the jail kills it."""
        if self._data is not None:
            self._data.close()
            self._data = None


def _bundles(requests: Iterable[tuple[Run, bytes]]) -> Iterator[list[tuple[Run, bytes]]]:
    """Requests in growing bundles of at most so many bytes, or of a single larger one."""
    together: list[tuple[Run, bytes]] = []
    size, most = 0, FIRST_AHEAD
    for request, frame in requests:
        if together and size + len(frame) > most:
            yield together
            together, size, most = [], 0, min(2 * most, MOST_AHEAD)
        together.append((request, frame))
        size += len(frame)
    if together:
        yield together


def _line_count(source: bytes) -> int:
    return max(source.count(b"\n"), source.count(b"\r")) + 1
