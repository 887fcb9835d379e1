"""The largest frames that a worker may send cost the trusted side little time and memory."""

import struct
import time
import tracemalloc
from collections.abc import Callable, Iterator

import msgspec
import pytest

from autograder.jail.inside import values, wire
from autograder.jail.inside.values import WireError
from autograder.jail.inside.wire import Done
from autograder.kit.close import compare
from tests.wire_traffic import REPLY_BYTES


def in_done(value: bytes) -> bytes:
    """A done message around one value that is already encoded."""
    return b"\x83\xa4type\xa4done\xa6number\x01\xa6values\x91" + value


def array_head(count: int) -> bytes:
    """The start of a list of that many items."""
    return b"\xdd" + struct.pack(">I", count)


def map_head(count: int) -> bytes:
    """The start of a map of that many entries."""
    return b"\xdf" + struct.pack(">I", count)


def extension(code: int, data: bytes) -> bytes:
    """An encoded extension."""
    return b"\xc9" + struct.pack(">I", len(data)) + bytes([code]) + data


def layered(item: bytes, count: int, layers: int) -> bytes:
    """A list of many small things, wrapped in tuples."""
    data = extension(values.LIST, array_head(count) + item * count)
    for _ in range(layers):
        data = extension(values.TUPLE, b"\x91" + data)
    return data


def with_equal_hashes(count: int) -> Iterator[tuple[int, int]]:
    """Pairs of numbers whose tuples have one hash: Python's own, run backwards."""
    first_prime, second_prime = 11400714785074694791, 14029467366897019727
    word, start = 2**64 - 1, 2870177450012600261

    def turned(number: int, by: int) -> int:
        return (number << by | number >> (64 - by)) & word

    back_1, back_2 = pow(first_prime, -1, 2**64), pow(second_prime, -1, 2**64)
    first = 0
    while count:
        first += 1
        state = turned((start + first * second_prime) & word, 31) * first_prime & word
        second = (turned(12345 * back_1 & word, 33) - state) * back_2 & word
        if second < 2**61 - 1:
            count -= 1
            yield first, second


def colliding() -> bytes:
    """A map whose keys all fall on one another."""
    pairs = list(with_equal_hashes(10_000))
    assert len({hash(pair) for pair in pairs}) == 1
    return map_head(len(pairs)) + b"".join(
        msgspec.msgpack.encode(list(pair)) + b"\1" for pair in pairs
    )


MOST = REPLY_BYTES - 200
TINY_ARRAY = extension(values.ARRAY, msgspec.msgpack.encode(("bool", [0], b"")))
HUGE: dict[str, Callable[[], bytes]] = {
    "empty lists": lambda: array_head(MOST) + b"\x90" * MOST,
    "empty maps": lambda: array_head(MOST) + b"\x80" * MOST,
    "ever deeper lists": lambda: b"\x91" * MOST,
    "a list said to be endless": lambda: array_head(2**32 - 1),
    "a map said to be endless": lambda: map_head(2**32 - 1),
    "keys of one hash": colliding,
    "packed lists": lambda: layered(b"\xc7\x01\x01\x90", MOST // 4, 0),
    "packed lists in many layers": lambda: layered(b"\xc7\x01\x01\x90", MOST // 5, 31),
    "packed dicts": lambda: layered(b"\xc7\x01\x03\x80", MOST // 4, 0),
    "tiny arrays": lambda: layered(TINY_ARRAY, MOST // len(TINY_ARRAY) - 1, 0),
    "numbers": lambda: layered(b"\1", MOST, 0),
    "an array with no end of axes": lambda: extension(
        values.ARRAY, msgspec.msgpack.encode(("int8", [1] * 100_000, b"1"))
    ),
    "an array of nothing that is too large": lambda: extension(
        values.ARRAY, msgspec.msgpack.encode(("int8", [0, 2**62, 2**62], b""))
    ),
    "truth values that are neither": lambda: extension(
        values.ARRAY, msgspec.msgpack.encode(("bool", [3], b"\0\1\2"))
    ),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_frame_of_the_greatest_length_is_read_in_bounded_time(name: str) -> None:
    payload = in_done(HUGE[name]())
    started = time.process_time()
    try:
        reply = wire.decode_reply(payload)
    except WireError:
        reply = Done(1, [None])
    assert isinstance(reply, Done)
    assert compare(reply.values[0], 1.5) is not None
    assert time.process_time() - started < 4.0


@pytest.mark.parametrize("name", HUGE)
def test_a_frame_of_the_greatest_length_takes_bounded_memory(name: str) -> None:
    payload = in_done(HUGE[name]())
    tracemalloc.start()
    try:
        wire.decode_reply(payload)
    except WireError:
        pass
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < 48 << 20
