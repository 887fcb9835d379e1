"""The wire: plain data survives it, and nothing that a worker sends can harm the trusted side."""

import random
import time
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.msgpack import Ext

from autograder.jail.inside import values, wire
from autograder.jail.inside.values import FAMILIES, Foreign, Named, Object, WireError, pack, unpack
from autograder.jail.inside.wire import Done, Open, Raised, Run, Step
from autograder.jail.worker import WorkerLostError
from tests.wire_traffic import (
    BOUNDS,
    REAL,
    REPLY_BYTES,
    ask,
    check_frame,
    check_payload,
    mutated,
    payloads,
    plain,
    same,
    shaped,
)

SETTINGS = settings(deadline=None, max_examples=100)
MANY = settings(deadline=None, max_examples=2500)


@SETTINGS
@given(plain)
def test_plain_data_survives_the_wire(value: Any) -> None:
    payload = msgspec.msgpack.encode(Done(1, [pack(value)]))
    reply = wire.decode_reply(payload)
    assert isinstance(reply, Done)
    assert same(reply.values, [value])


@SETTINGS
@given(plain)
def test_requests_survive_the_wire(value: Any) -> None:
    references = [values.reference(Object(3)), values.reference(Named("value", "Value"))]
    request = Run(1, 0, [Step("call", [pack(value), *references])], [0], reseed=True)
    decoded = wire.decode_request(wire.encode(request)[wire.LENGTH.size :])
    assert isinstance(decoded, Run)
    args = [unpack(arg) for arg in decoded.steps[0].args]
    assert same(args[0], value)
    assert args[1:] == [Object(3), Named("value", "Value")]


def test_files_survive_the_wire() -> None:
    request = Open({"relu": b"\xff\0\n"}, 1000)
    assert wire.decode_request(wire.encode(request)[wire.LENGTH.size :]) == request


def test_answers_may_not_refer_to_what_lives_in_the_worker() -> None:
    for reference in (Object(0), Named("relu", "relu_backward")):
        payload = msgspec.msgpack.encode(Done(1, [values.reference(reference)]))
        with pytest.raises(WireError):
            wire.decode_reply(payload)


def test_no_subclass_counts_as_plain_data() -> None:
    class Number(float):
        pass

    class Items(list[int]):
        pass

    class Array(np.ndarray):
        pass

    for value in (Number(1), Items(), np.zeros(2).view(Array), np.ma.MaskedArray([1, 2]), {1: 2}):
        reply = wire.decode_reply(msgspec.msgpack.encode(Done(1, [pack([value])])))
        assert isinstance(reply, Done)
        (got,) = reply.values[0]
        assert type(got) is Foreign
        assert got.family in FAMILIES


def test_a_list_that_holds_itself_arrives_as_nested_too_deeply() -> None:
    endless: list[Any] = []
    endless.append(endless)
    reply = wire.decode_reply(msgspec.msgpack.encode(Done(1, [pack(endless)])))
    assert isinstance(reply, Done)
    inmost = reply.values[0]
    while isinstance(inmost, list):
        (inmost,) = inmost
    assert inmost == Foreign("something nested too deeply")


def test_the_shape_of_an_empty_array_cannot_spell_a_number() -> None:
    for shape in ((0, 31250), (2**40, 0), (1,) * 9):
        payload = msgspec.msgpack.encode(Done(1, [pack(np.zeros(shape))]))
        assert wire.decode_reply(payload) == Done(1, [Foreign("an array of an unusual shape")])
        forged = msgspec.msgpack.encode(("bool", shape, bytes(int(np.prod(shape)))))
        with pytest.raises(WireError):
            wire.decode_reply(msgspec.msgpack.encode(Done(1, [Ext(values.ARRAY, forged)])))
    assert same(unpack(pack(np.zeros((0, 3)))), np.zeros((0, 3)))


def test_a_family_is_one_of_a_fixed_table() -> None:
    for data in (b"\x1b[2J", b"", bytes([len(FAMILIES)]), b"\xff"):
        payload = msgspec.msgpack.encode(Done(1, [Ext(values.FOREIGN, data)]))
        with pytest.raises(WireError):
            wire.decode_reply(payload)


@SETTINGS
@given(payloads)
def test_a_malformed_payload_is_an_error_of_the_wire_and_nothing_else(payload: bytes) -> None:
    check_payload(payload)


@SETTINGS
@given(payloads)
def test_a_malformed_frame_loses_the_worker_and_nothing_else(payload: bytes) -> None:
    check_frame(wire.LENGTH.pack(len(payload)) + payload)


@SETTINGS
@given(st.binary(max_size=300))
def test_bytes_without_a_frame_lose_the_worker_and_nothing_else(sent: bytes) -> None:
    check_frame(sent)


@pytest.mark.slow
@MANY
@given(payloads)
def test_thousands_of_malformed_payloads(payload: bytes) -> None:
    check_payload(payload)


@pytest.mark.slow
@MANY
@given(mutated())
def test_thousands_of_mutated_replies(payload: bytes) -> None:
    check_payload(payload)


@pytest.mark.slow
@MANY
@given(payloads)
def test_thousands_of_malformed_frames(payload: bytes) -> None:
    check_frame(wire.LENGTH.pack(len(payload)) + payload)


@pytest.mark.slow
@MANY
@given(shaped)
def test_thousands_of_messages_of_the_right_outline(message: Any) -> None:
    check_payload(msgspec.msgpack.encode(message))


@pytest.mark.slow
def test_ten_thousand_random_flips_of_real_traffic() -> None:
    source = random.Random(7)
    for _ in range(10_000):
        payload = bytearray(source.choice(REAL))
        for _ in range(source.randrange(1, 6)):
            payload[source.randrange(len(payload))] = source.randrange(256)
        check_payload(bytes(payload))


def test_a_frame_that_says_it_is_larger_than_allowed_is_not_read() -> None:
    for length in (REPLY_BYTES + 1, 2**32 - 1):
        reply = ask(wire.LENGTH.pack(length) + b"x" * 1000, hang_up=False)
        assert isinstance(reply, WorkerLostError)
        assert reply.cause == "frame"


def test_half_a_frame_is_waited_for_no_longer_than_the_deadline() -> None:
    started = time.monotonic()
    reply = ask(wire.LENGTH.pack(100) + b"x" * 50, hang_up=False)
    assert isinstance(reply, WorkerLostError)
    assert reply.cause == "timeout"
    assert time.monotonic() - started < BOUNDS.call_wall_s + 2


def test_a_reply_to_another_question_loses_the_worker() -> None:
    for message in (Done(2, [1.0]), Done(0, [1.0]), Done(1, []), Done(1, [1.0, 2.0])):
        reply = ask(wire.encode(message))
        assert isinstance(reply, WorkerLostError)
        assert reply.cause == "frame"


def test_a_place_that_is_not_there_is_not_told() -> None:
    elsewhere = ask(wire.encode(Raised(1, "call", "ValueError", "d_out_2_5", 1)))
    beyond = ask(wire.encode(Raised(1, "call", "ValueError", "relu", 2500)))
    assert isinstance(elsewhere, WorkerLostError)
    assert isinstance(beyond, Raised)
    assert beyond.line == 0
