"""Plain data as it crosses between the trusted side and a worker. Never a pickle.

None, bool, int, float and str go as they are. All else is an extension with a number of its own:
list, tuple, dict with string keys, array, object number, name of something in a file, and the
family of an object that is not plain data. Each level is decoded with its own strict type.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np
from msgspec.msgpack import Ext

MAX_DEPTH = 32
MAX_AXES, MAX_EMPTY = 8, 4096  # an empty array may say anything of its other axes

LIST, TUPLE, DICT, ARRAY, OBJECT, NAMED, FOREIGN = range(1, 8)

Packed = None | bool | int | float | str | Ext

DTYPES = {
    name: np.dtype(name)
    for name in (
        *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
        *("float16", "float32", "float64", "complex64", "complex128"),
    )
}

_NAMES = {dtype: name for name, dtype in DTYPES.items()}  # NumPy spells a name anew each time

SCALARS = frozenset(dtype.type for dtype in DTYPES.values())

# What is not plain data is told by its place in this table, so that no text of a student's
# choice comes back.
FAMILIES = (
    "a masked array",
    "an np.matrix",
    "an array of other things than numbers",
    "an array of an unusual shape",
    "a whole number too large to send",
    "a set",
    "something nested too deeply",
    "a function",
    "an object",
)

_encode = msgspec.msgpack.encode
_items = msgspec.msgpack.Decoder(list[Packed])
_entries = msgspec.msgpack.Decoder(dict[str, Packed])
_parts = msgspec.msgpack.Decoder(tuple[str, list[int], bytes])
_number = msgspec.msgpack.Decoder(int)
_names = msgspec.msgpack.Decoder(tuple[str, str])


class WireError(Exception):
    """A frame that is too large, malformed or out of turn."""


class Object(msgspec.Struct, frozen=True):
    """A number that stands for an object kept in the worker."""

    number: int


class Named(msgspec.Struct, frozen=True):
    """A function or class of one of the worker's files, passed as an argument."""

    file: str
    name: str


class Foreign(msgspec.Struct, frozen=True):
    """An answer that is not plain data; only its family, one of FAMILIES, crosses."""

    family: str


def foreign(value: object, depth: int) -> Ext:
    """The stand-in for a value that is not plain data."""
    if isinstance(value, np.ma.MaskedArray):
        family = "a masked array"
    elif isinstance(value, np.matrix):
        family = "an np.matrix"
    elif isinstance(value, np.ndarray):
        usual = is_usual(value.shape)
        family = f"an array of {'other things than numbers' if usual else 'an unusual shape'}"
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
    return Ext(FOREIGN, bytes([FAMILIES.index(family)]))


def pack(value: Any, other: Callable[[Any, int], Ext] = foreign, depth: int = 0) -> Packed:
    """Turn a value into what a frame may hold; `other` decides what is not plain data.

    Types count exactly: a subclass of float, list or ndarray is not plain data.
    """
    kind = type(value)
    if value is None or kind is bool or kind is float or kind is str:
        return value  # type: ignore[no-any-return]
    if kind is int and -(2**63) <= value < 2**64:
        return value  # type: ignore[no-any-return]
    if depth > MAX_DEPTH:
        return other(value, depth)
    if kind is list or kind is tuple:
        items = [pack(item, other, depth + 1) for item in value]
        return Ext(LIST if kind is list else TUPLE, _encode(items))
    if kind is dict and all(type(key) is str for key in value):
        return Ext(DICT, _encode({key: pack(value[key], other, depth + 1) for key in value}))
    if (kind is np.ndarray or kind in SCALARS) and _name(value.dtype) in DTYPES:
        return _pack_array(np.asarray(value)) if is_usual(value.shape) else other(value, depth)
    return other(value, depth)


def is_usual(shape: Sequence[int]) -> bool:
    """Whether an array of that shape may cross."""
    return len(shape) <= MAX_AXES and (0 not in shape or max(shape) <= MAX_EMPTY)


def _name(dtype: np.dtype) -> str:
    return _NAMES.get(dtype) or dtype.name  # the latter where the bytes are in another order


def _pack_array(value: np.ndarray) -> Ext:
    name = _name(value.dtype)
    plain = np.ascontiguousarray(value, dtype=DTYPES[name])
    return Ext(ARRAY, _encode((name, value.shape, plain.tobytes())))


def reference(value: Object | Named) -> Ext:
    """A packed reference to something that lives in the worker."""
    if isinstance(value, Object):
        return Ext(OBJECT, _encode(value.number))
    return Ext(NAMED, _encode((value.file, value.name)))


def unpack(value: Packed, *, references: bool = True, depth: int = 0) -> Any:
    """The value that `pack` made a frame's content from; WireError for anything else.

    Only a request may hold references to what lives in the worker, an answer may not.
    """
    if not isinstance(value, Ext):
        return value
    if depth > MAX_DEPTH + 1:
        raise WireError("nested too deeply")
    if value.code in (LIST, TUPLE):
        parts = _items.decode(value.data)
        items = (unpack(item, references=references, depth=depth + 1) for item in parts)
        return list(items) if value.code == LIST else tuple(items)
    if value.code == DICT:
        entries = _entries.decode(value.data).items()
        return {key: unpack(item, references=references, depth=depth + 1) for key, item in entries}
    return _unpack_leaf(value, references)


def _unpack_leaf(value: Ext, references: bool) -> Any:
    data = bytes(value.data)
    if value.code == ARRAY:
        return _unpack_array(data)
    if value.code == FOREIGN and len(data) == 1 and data[0] < len(FAMILIES):
        return Foreign(FAMILIES[data[0]])
    if value.code == OBJECT and references:
        return Object(_number.decode(data))
    if value.code == NAMED and references:
        return Named(*_names.decode(data))
    raise WireError("an extension that is unknown or out of place")


def _unpack_array(data: bytes) -> np.ndarray:
    name, shape, content = _parts.decode(data)
    if name not in DTYPES or not is_usual(shape) or any(size < 0 for size in shape):
        raise WireError("an array of unknown kind")
    size = DTYPES[name].itemsize
    for extent in shape:
        size *= extent
    if size != len(content):
        raise WireError("an array whose size and shape disagree")
    if name == "bool" and content.translate(None, b"\0\1"):
        raise WireError("a truth value that is neither True nor False")
    return np.frombuffer(content, dtype=DTYPES[name]).reshape(shape).copy()
