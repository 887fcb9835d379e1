"""Traffic for the tests of the wire: honest, mutated and made up, and what is made of it."""

import socket
from typing import Any

import msgspec
import numpy as np
from hypothesis import strategies as st
from msgspec.msgpack import Ext

from autograder.jail.inside import values, wire
from autograder.jail.inside.values import WireError, pack
from autograder.jail.inside.wire import Done, Raised
from autograder.jail.worker import Bounds, Worker, WorkerLostError
from autograder.kit.close import Mismatch, compare

REPLY_BYTES = 256 << 10
BOUNDS = Bounds(call_wall_s=0.5, call_cpu_s=0.5, reply_bytes=REPLY_BYTES)


# What suites ask for; whatever comes back must be told right or wrong by each of them.
WANTED: tuple[Any, ...] = (
    1.5,
    3,
    np.array([[1.0, -2.0], [0.5, 4.0]]),
    np.array([2.5]),
    (1.5, np.ones(3)),
    [(1.5, -1.5), (0.0, 2.0)],
    [[1.0, 2.0], [3.0, 4.0]],
    {"d_W1": np.ones((2, 2)), "loss": 0.5},
    ["a", "b"],
    "mul",
    True,
    None,
)

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**63), 2**64 - 1),
    st.floats(),
    st.text(max_size=20),
)


@st.composite
def arrays(draw: st.DrawFn) -> np.ndarray:
    """An array of any dtype of the table and any small shape."""
    shape = draw(st.lists(st.integers(0, 3), max_size=4))
    name = draw(st.sampled_from(sorted(values.DTYPES)))
    count = int(np.prod(shape))
    content = np.frombuffer(draw(st.binary(min_size=count * 16, max_size=count * 16)), np.uint8)
    size = values.DTYPES[name].itemsize
    entries = content[:count] % 2 == 1 if name == "bool" else content[: count * size].view(name)
    return np.array(entries, dtype=name).reshape(shape)


plain = st.recursive(
    scalars | arrays(),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=4).map(tuple)
        | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=20,
)

extensions = st.builds(Ext, st.integers(-128, 127), st.binary(max_size=30))

anything = st.recursive(
    scalars | st.binary(max_size=20) | extensions,
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(scalars, inner, max_size=5)
        | st.builds(
            lambda code, inside: Ext(code, msgspec.msgpack.encode(inside)),
            st.integers(0, 9),
            inner,
        )
    ),
    max_leaves=25,
)

# Messages of the right outline with anything at all in each place.
shaped = st.fixed_dictionaries(
    {"type": st.sampled_from(["done", "raised", "run", "open", "", 0])},
    optional={
        "number": anything | st.just(1),
        "values": anything | st.lists(anything, min_size=1, max_size=1),
        "stage": anything | st.sampled_from(["call", "import"]),
        "kind": anything | st.sampled_from(["ValueError", "SystemExit"]),
        "file": anything | st.just("relu"),
        "line": anything | st.integers(0, 9),
        "step": anything,
    },
)


def real_replies() -> list[bytes]:
    """Payloads as honest workers send them."""
    answers: list[list[Any]] = [
        [1.5],
        [(1.0, np.ones((2, 3)))],
        [{"d_x": [1.0, None, True]}],
        ["name"],
        [2**63],
    ]
    answers += [[np.zeros((0, 3), np.float32)], [object()], [np.ma.MaskedArray([1, 2])], [[[[]]]]]
    messages: list[Done | Raised] = [Done(1, [pack(item) for item in each]) for each in answers]
    messages.append(Raised(1, "call", "ZeroDivisionError", "relu", 7))
    return [wire.encode(message)[wire.LENGTH.size :] for message in messages]


REAL = real_replies()


@st.composite
def mutated(draw: st.DrawFn) -> bytes:
    """Real traffic with bytes changed, cut out, put in, repeated or swapped between frames."""
    payload = bytearray(draw(st.sampled_from(REAL)))
    for _ in range(draw(st.integers(1, 4))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(payload))] * 2)))
        match draw(st.integers(0, 4)):
            case 0:
                payload[start : start + 1] = draw(st.binary(min_size=1, max_size=1))
            case 1:
                del payload[start:end]
            case 2:
                payload[start:start] = draw(st.binary(max_size=8))
            case 3:
                payload[start:start] = payload[start:end] * draw(st.integers(1, 3))
            case _:
                payload[start:end] = draw(st.sampled_from(REAL))[start:end]
    return bytes(payload)


payloads = st.binary(max_size=200) | mutated() | shaped.map(msgspec.msgpack.encode)


def same(one: Any, other: Any) -> bool:
    """Equality of plain data, with nan equal to nan and the types of arrays counted."""
    if isinstance(one, np.ndarray):
        alike = isinstance(other, np.ndarray) and one.dtype == other.dtype
        return alike and one.shape == other.shape and one.tobytes() == other.tobytes()
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(one == other or one != one)


def check_payload(payload: bytes) -> None:
    """A payload is a proper reply, or WireError says that it is not; then it can be compared."""
    try:
        reply = wire.decode_reply(payload)
    except WireError:
        return
    if isinstance(reply, Raised):
        assert reply.kind in wire.EXCEPTION_KINDS
        assert reply.file.isidentifier()
        return
    for got in reply.values:
        for want in WANTED:
            mismatch = compare(got, want)
            assert mismatch is None or isinstance(mismatch, Mismatch)
            assert len(str(mismatch)) < 10_000


def ask(sent: bytes, *, hang_up: bool = True) -> Done | Raised | WorkerLostError:
    """What the trusted side makes of these bytes as the answer to its first program."""
    ours, theirs = socket.socketpair()
    worker = Worker(ours, BOUNDS, lambda: 0.0, lambda _: worker.hang_up())
    worker._lines["relu"] = 10
    with theirs:
        theirs.setblocking(False)
        theirs.send(sent)
        if hang_up:
            theirs.shutdown(socket.SHUT_WR)
        try:
            return worker.run([], [0])
        except WorkerLostError as lost:
            assert not worker.alive
            return lost
        finally:
            worker.hang_up()


def check_frame(sent: bytes) -> None:
    """Bytes are an answer of the right length, or the worker is lost."""
    reply = ask(sent)
    if isinstance(reply, Done):
        assert reply.number == 1
        assert len(reply.values) == 1
    elif isinstance(reply, Raised):
        assert reply.file == "relu"
        assert reply.line <= 10
