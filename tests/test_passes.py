"""Judging step by step: one mistake costs once, knowing nothing costs all; drawn networks."""

from typing import Any

import numpy as np
import pytest

from autograder.kit.close import Mismatch, close, compare
from autograder.suite import only
from autograder.suite.draws import Draw
from autograder.suite.networks import Network, network, sizes
from autograder.suite.passes import Steps, asked, following, right

STEPS: Steps = {
    "a": lambda _: np.array([1.0, 2.0]),
    "b": lambda m: 3 * m["a"],
    "c": lambda m: m["b"] + 1,
    "d": lambda m: float(m["c"].sum()),
}


def wrong_ones(got: Any) -> list[str]:
    """The steps that are wrong, each looked at alone."""
    want = following(got, STEPS)
    return [name for name in STEPS if compare(asked([name], got, want), want) is not None]


def test_right_results_are_right() -> None:
    assert wrong_ones(right(STEPS)) == []


def test_a_wrong_step_is_wrong_once() -> None:
    own = {"a": np.array([5.0, -2.0])}
    own["b"] = 3 * own["a"]
    own["c"] = own["b"] + 1
    assert wrong_ones({**own, "d": own["c"].sum()}) == ["a"]


def test_two_wrong_steps_are_followed_three_are_not() -> None:
    a = np.array([1.0, 2.0])
    assert wrong_ones({"a": a, "b": -a, "c": -a, "d": -3.0}) == ["b", "c"]
    assert wrong_ones({"a": -a, "b": a, "c": a, "d": 3.0}) == ["a", "b", "c", "d"]


@pytest.mark.parametrize("unusable", [None, "text", np.array([[1.0, 2.0]]), np.array([np.nan, 1])])
def test_nothing_follows_from_what_cannot_be_computed_with(unusable: Any) -> None:
    assert wrong_ones({**right(STEPS), "b": unusable}) == ["b"]


@pytest.mark.parametrize("got", [None, 2.0, (1.0, 2.0), {}])
def test_what_is_no_pass_is_wrong_everywhere(got: Any) -> None:
    assert wrong_ones(got) == list(STEPS)


def test_a_missing_result_is_named() -> None:
    got = {name: each for name, each in right(STEPS).items() if name != "c"}
    with pytest.raises(Mismatch, match="the key c is missing"):
        assert asked(["c"], got, right(STEPS)) == close(right(STEPS))
    assert asked(["b"], got, right(STEPS)) == close(right(STEPS))


def test_only_one_answer_is_looked_at() -> None:
    assert only(1, (0.0, 2.0), (1.0, 2.0)) == close((1.0, 2.0))
    assert only("b", {"a": 0.0, "b": 2.0}, {"a": 1.0, "b": 2.0}) == close({"a": 1.0, "b": 2.0})
    for got in (2.0, None, (2.0,), (1.0, 2.0, 3.0)):
        with pytest.raises(Mismatch):
            assert only(1, got, (1.0, 2.0)) == close((1.0, 2.0))


def gates(net: Network) -> list[int]:
    """How many units are dead, at exactly 0 and live."""
    z = net.forward()["z"]
    return [int(np.sum(each)) for each in (z < 0, z == 0, z > 0)]


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("start", range(30))
def test_every_gate_case_is_in_a_drawn_network(start: int, bias: bool) -> None:
    draw = Draw(bytes([start]))
    d, h, q = sizes(draw)
    assert len({d, h, q}) == 3
    net = network(draw, d, h, q, bias=bias)
    assert [each.shape for each in net[:5]] == [(d,), (h, d), (h,), (q, h), (q,)]
    dead, at_zero, live = gates(net)
    assert dead >= 1
    assert at_zero == 1
    assert live >= 2
