"""The trusted end of one worker: sends programs, reads bounded replies, keeps the deadlines."""

import os
import select
import socket
import time
from collections.abc import Callable
from typing import Literal

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

FIRST_LOOK_S = 0.25
LOOK_S = 0.1
HELLO_S = 20.0
CHUNK = 1 << 16


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


class WorkerLostError(Exception):
    """No answer came and the worker has been killed."""

    def __init__(self, cause: Literal["timeout", "exit", "frame"], status: int | None) -> None:
        super().__init__(cause)
        self.cause = cause
        self.status = status


class Worker:
    """One child in the jail, from its fork to its end."""

    def __init__(
        self,
        data: socket.socket,
        bounds: Bounds,
        cpu_s: Callable[[], float],
        end: Callable[[], int | None],
    ) -> None:
        data.setblocking(False)
        self._data: socket.socket | None = data
        self._bounds = bounds
        self._cpu_s = cpu_s
        self._end = end
        self._calls = 0
        self._objects = 0
        self._lines: dict[str, int] = {}

    @property
    def alive(self) -> bool:
        """Whether programs can still be sent."""
        return self._data is not None

    def open(self, files: dict[str, bytes]) -> None:
        """Await the worker's word that it is locked in, then send what it may load."""
        try:
            hello = self._exchange(b"", time.monotonic() + HELLO_S, None)
        except WorkerLostError as error:
            raise JailError("a worker ended before it could start") from error
        if hello != Done(0, []):
            raise JailError("a worker did not start as it should")
        self.add(files)

    def add(self, files: dict[str, bytes]) -> None:
        """Send further files that the worker may load."""
        self._lines |= {name: _line_count(source) for name, source in files.items()}
        request = Open(files, self._bounds.reply_bytes)
        try:
            write_all(self._fileno(), encode(request), time.monotonic() + self._bounds.call_wall_s)
        except OSError:
            raise self._gone("exit") from None

    def next_object(self) -> int:
        """The number that the next step's result will have."""
        return self._objects

    def run(self, steps: list[Step], reads: list[int], *, reseed: bool = False) -> Done | Raised:
        """Run a program; WorkerLostError when it hangs, ends, or answers with what is no reply."""
        self._calls += 1
        request = Run(self._calls, self._objects, steps, reads, reseed)
        self._objects += len(steps)
        deadline = time.monotonic() + self._bounds.call_wall_s
        reply = self._exchange(encode(request), deadline, self._bounds.call_cpu_s)
        expected = len(reads) if isinstance(reply, Done) else 0
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
        watch = _Watch(self._fileno(), deadline, cpu_limit, self._cpu_s)
        head = watch.read(LENGTH.size)
        length: int = LENGTH.unpack(head)[0]
        if length > self._bounds.reply_bytes:
            raise WireError("a frame that is too large")
        return watch.read(length)

    def _fileno(self) -> int:
        if self._data is None:
            raise WorkerLostError("exit", None)
        return self._data.fileno()

    def _gone(self, cause: Literal["timeout", "exit", "frame"]) -> WorkerLostError:
        return WorkerLostError(cause, self._end())

    def hang_up(self) -> None:
        """Forget the worker; the jail kills it."""
        if self._data is not None:
            self._data.close()
            self._data = None


def _line_count(source: bytes) -> int:
    return max(source.count(b"\n"), source.count(b"\r")) + 1


class _Watch:
    """Reads from a worker within a wall-clock deadline and a limit of its CPU time.

    CPU time decides, since it is the same on a busy machine; it is looked at only once a call
    takes long enough to notice.
    """

    def __init__(
        self, fd: int, deadline: float, cpu_limit: float | None, cpu_s: Callable[[], float]
    ) -> None:
        self._fd = fd
        self._deadline = deadline
        self._cpu_limit = cpu_limit
        self._cpu_s = cpu_s
        self._cpu_at_first: float | None = None
        self._poller = select.poll()
        self._poller.register(fd, select.POLLIN)

    def read(self, count: int) -> bytes:
        """Exactly `count` bytes; TimeoutError or, at the worker's end, BrokenPipeError."""
        parts = bytearray()
        while len(parts) < count:
            self._wait()
            try:
                part = os.read(self._fd, min(count - len(parts), CHUNK))
            except BlockingIOError:
                continue
            if not part:
                raise BrokenPipeError
            parts += part
        return bytes(parts)

    def _wait(self) -> None:
        while True:
            left = self._deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            look = FIRST_LOOK_S if self._cpu_at_first is None else LOOK_S
            if self._poller.poll(max(1, 1000 * min(left, look))):
                return
            self._look_at_cpu()

    def _look_at_cpu(self) -> None:
        if self._cpu_limit is None:
            return
        used = self._cpu_s()
        if self._cpu_at_first is None:
            self._cpu_at_first = used
        elif used - self._cpu_at_first > self._cpu_limit:
            raise TimeoutError
