"""What crosses between the trusted side and a worker: bounded frames of strictly typed messages.

A frame is a 4-byte big-endian length and a msgpack message, whose values are packed plain data.
"""

import builtins
import os
import select
import struct
import time
from typing import Any, BinaryIO, Literal

import msgspec

from .values import Packed, WireError, unpack

MAX_LINE = 1_000_000
MAX_NAME = 64
LENGTH = struct.Struct(">I")

EXCEPTION_KINDS = frozenset(
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException) and value.__name__ == name
)

Stage = Literal["compile", "import", "name", "call", "answer"]


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One noted operation; its result gets the next object number."""

    op: str
    args: list[Any]


class Open(msgspec.Struct, frozen=True, tag="open"):
    """The files a worker may load, by module name. Loading happens on first use."""

    files: dict[str, bytes]
    reply_bytes: int


class Run(msgspec.Struct, frozen=True, tag="run"):
    """A program: steps numbered from `base`, then the numbers whose values are asked for.

    `reseed` asks for the fixed state of `random` and `numpy.random` first; `fresh` asks to
    forget all objects and to load the files anew, so that nothing of an earlier program is left.
    """

    number: int
    base: int
    steps: list[Step]
    reads: list[int]
    reseed: bool = False
    fresh: bool = False


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The values of a program's reads: packed where it is encoded, unpacked once decoded."""

    number: int
    values: list[Any]


class _PackedDone(msgspec.Struct, frozen=True, tag="done"):
    """What a worker's frame may hold in the place of Done; containers are extensions."""

    number: int
    values: list[Packed]


class Raised(msgspec.Struct, frozen=True, tag="raised"):
    """Where and how the student's code failed: kind from a fixed table, line in `file`."""

    number: int
    stage: Stage
    kind: str
    file: str
    line: int
    step: int = 0


Request = Open | Run
Reply = Done | Raised

_MALFORMED = (msgspec.DecodeError, ValueError, RecursionError, OverflowError, MemoryError)
_replies = msgspec.msgpack.Decoder(_PackedDone | Raised)


def decode_reply(payload: bytes) -> Reply:
    """Decode and check a worker's frame; WireError when it is not a proper reply."""
    try:
        reply = _replies.decode(payload)
        if isinstance(reply, _PackedDone):
            return Done(reply.number, [unpack(value, references=False) for value in reply.values])
        if reply.kind in EXCEPTION_KINDS and _is_place(reply):
            return reply
    except WireError:
        raise
    except _MALFORMED as error:
        raise WireError("a frame that cannot be decoded") from error
    raise WireError("an exception of an unknown kind or place")


def _is_place(reply: Raised) -> bool:
    named = reply.file.isidentifier() and len(reply.file) <= MAX_NAME
    return named and 0 <= reply.line < MAX_LINE and reply.step >= 0


def decode_request(payload: bytes) -> Request:
    """Decode a frame of the trusted side; used in the worker only."""
    request: Request = msgspec.msgpack.decode(payload, type=Request)
    return request


def encode(message: Request | Reply) -> bytes:
    """A whole frame: length and content."""
    payload = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(payload)) + payload


def write_all(fd: int, data: bytes, deadline: float | None = None) -> None:
    """Write every byte before the deadline (time.monotonic); OSError when the other end is gone.

    With a deadline the descriptor must be non-blocking, so that a reader who never reads
    cannot hold the writer up.
    """
    view = memoryview(data)
    while view:
        try:
            view = view[os.write(fd, view) :]
        except BlockingIOError:
            if deadline is not None:
                _await_room(fd, deadline)


def _await_room(fd: int, deadline: float) -> None:
    poller = select.poll()
    poller.register(fd, select.POLLOUT)
    left = deadline - time.monotonic()
    if left <= 0 or not poller.poll(max(1, int(left * 1000))):
        raise TimeoutError


def read_frame(stream: BinaryIO) -> bytes | None:
    """Read one frame; None at the stream's end. Used in the worker only.

    The stream loops in C, so that a frame leaves the same heap however it came in pieces.
    """
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    count = LENGTH.unpack(head)[0]
    payload = stream.read(count)
    return payload if len(payload) == count else None
