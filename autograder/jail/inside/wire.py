"""What crosses between the trusted side and a worker: plain data in bounded frames.

A frame is a 4-byte big-endian length and a msgpack message. Values are None, bool, int, float,
str, list, dict with string keys, and five extensions: tuple, array, object number, name of
something in a file, and the family of an object that is not plain data. Never a pickle.
"""

import builtins
import os
import select
import struct
import time
from collections.abc import Callable
from typing import Any, Literal

import msgspec
import numpy as np

MAX_DEPTH = 32
MAX_LINE = 1_000_000
MAX_NAME = 64
LENGTH = struct.Struct(">I")

TUPLE, ARRAY, OBJECT, NAMED, FOREIGN = range(1, 6)

DTYPES = {
    name: np.dtype(name)
    for name in (
        *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
        *("float16", "float32", "float64", "complex64", "complex128"),
    )
}

SCALARS = frozenset(dtype.type for dtype in DTYPES.values())

EXCEPTION_KINDS = frozenset(
    name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException) and value.__name__ == name
)

Stage = Literal["compile", "import", "name", "call", "answer"]


class WireError(Exception):
    """A frame that is too large, malformed or out of turn."""


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

    `reseed` asks for the fixed state of `random` and `numpy.random` first.
    """

    number: int
    base: int
    steps: list[Step]
    reads: list[int]
    reseed: bool = False


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The values of a program's reads, packed."""

    number: int
    values: list[Any]


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


class Object(msgspec.Struct, frozen=True):
    """A number that stands for an object kept in the worker."""

    number: int


class Named(msgspec.Struct, frozen=True):
    """A function or class of one of the worker's files, passed as an argument."""

    file: str
    name: str


class Foreign(msgspec.Struct, frozen=True):
    """An answer that is not plain data; only its family crosses."""

    family: str


def foreign(value: object, depth: int) -> Any:
    """The stand-in for a value that is not plain data."""
    if isinstance(value, np.ma.MaskedArray):
        family = "a masked array"
    elif isinstance(value, np.matrix):
        family = "an np.matrix"
    elif isinstance(value, np.ndarray):
        family = "an array of other things than numbers"
    elif isinstance(value, int):
        family = "a whole number too large to send"
    elif isinstance(value, set | frozenset):
        family = "a set"
    elif depth > MAX_DEPTH:
        family = "something nested too deeply"
    elif callable(value):
        family = "a function"
    else:
        family = "an object"
    return msgspec.msgpack.Ext(FOREIGN, family.encode())


def pack(value: Any, other: Callable[[Any, int], Any] = foreign, depth: int = 0) -> Any:
    """Turn a value into what a frame may hold; `other` decides what is not plain data.

    Types count exactly: a subclass of float, list or ndarray is not plain data.
    """
    kind = type(value)
    if value is None or kind is bool or kind is float or kind is str:
        return value
    if kind is int and -(2**63) <= value < 2**64:
        return value
    if depth > MAX_DEPTH:
        return other(value, depth)
    if kind is list:
        return [pack(item, other, depth + 1) for item in value]
    if kind is tuple:
        items = [pack(item, other, depth + 1) for item in value]
        return msgspec.msgpack.Ext(TUPLE, msgspec.msgpack.encode(items))
    if kind is dict and all(type(key) is str for key in value):
        return {key: pack(item, other, depth + 1) for key, item in value.items()}
    if (kind is np.ndarray or kind in SCALARS) and value.dtype.name in DTYPES:
        return _pack_array(np.asarray(value))
    return other(value, depth)


def _pack_array(value: np.ndarray) -> msgspec.msgpack.Ext:
    name = value.dtype.name
    plain = np.ascontiguousarray(value, dtype=DTYPES[name])
    parts = (name, value.shape, plain.tobytes())
    return msgspec.msgpack.Ext(ARRAY, msgspec.msgpack.encode(parts))


def reference(value: Object | Named) -> msgspec.msgpack.Ext:
    """A packed reference to something that lives in the worker."""
    if isinstance(value, Object):
        return msgspec.msgpack.Ext(OBJECT, msgspec.msgpack.encode(value.number))
    return msgspec.msgpack.Ext(NAMED, msgspec.msgpack.encode((value.file, value.name)))


def unpack(value: Any, depth: int = 0) -> Any:
    """The value that `pack` made a frame's content from; WireError for anything else."""
    kind = type(value)
    if value is None or kind is bool or kind is int or kind is float or kind is str:
        return value
    if depth > MAX_DEPTH + 1:
        raise WireError("nested too deeply")
    if kind is list:
        return [unpack(item, depth + 1) for item in value]
    if kind is dict:
        if not all(type(key) is str for key in value):
            raise WireError("a key is not a string")
        return {key: unpack(item, depth + 1) for key, item in value.items()}
    if kind is msgspec.msgpack.Ext:
        return _unpack_extension(value, depth)
    raise WireError("a value of an unknown type")


def _unpack_extension(value: msgspec.msgpack.Ext, depth: int) -> Any:
    data = bytes(value.data)
    if value.code == TUPLE:
        items = msgspec.msgpack.decode(data, type=list[Any])
        return tuple(unpack(item, depth + 1) for item in items)
    if value.code == ARRAY:
        return _unpack_array(data)
    if value.code == OBJECT:
        return Object(msgspec.msgpack.decode(data, type=int))
    if value.code == NAMED:
        return Named(*msgspec.msgpack.decode(data, type=tuple[str, str]))
    if value.code == FOREIGN:
        return Foreign(data[:64].decode("ascii", "replace"))
    raise WireError("an unknown extension")


def _unpack_array(data: bytes) -> np.ndarray:
    name, shape, content = msgspec.msgpack.decode(data, type=tuple[str, list[int], bytes])
    if name not in DTYPES or len(shape) > MAX_DEPTH or any(size < 0 for size in shape):
        raise WireError("an array of unknown kind")
    size = DTYPES[name].itemsize
    for extent in shape:
        size *= extent
    if size != len(content):
        raise WireError("an array whose size and shape disagree")
    return np.frombuffer(content, dtype=DTYPES[name]).reshape(shape).copy()


_MALFORMED = (msgspec.DecodeError, ValueError, RecursionError, OverflowError, MemoryError)


def decode_reply(payload: bytes) -> Reply:
    """Decode and check a worker's frame; WireError when it is not a proper reply."""
    try:
        reply: Reply = msgspec.msgpack.decode(payload, type=Reply)
        if isinstance(reply, Done):
            return Done(reply.number, [unpack(value) for value in reply.values])
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
        if deadline is not None:
            left = deadline - time.monotonic()
            if left <= 0 or not _ready(fd, select.POLLOUT, left):
                raise TimeoutError
        try:
            view = view[os.write(fd, view) :]
        except BlockingIOError:
            continue


def _ready(fd: int, event: int, seconds: float) -> bool:
    poller = select.poll()
    poller.register(fd, event)
    return bool(poller.poll(max(1, int(seconds * 1000))))


def read_frame(fd: int) -> bytes | None:
    """Read one frame from a blocking descriptor; None at its end. Used in the worker only."""
    head = _read_exactly(fd, LENGTH.size)
    return None if head is None else _read_exactly(fd, LENGTH.unpack(head)[0])


def _read_exactly(fd: int, count: int) -> bytes | None:
    parts = bytearray()
    while len(parts) < count:
        part = os.read(fd, count - len(parts))
        if not part:
            return None
        parts += part
    return bytes(parts)
