"""Hidden numbers: what a suite may rely on, and that they are the same everywhere."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from autograder.suite.draws import Draw, seed

KEY = b"a public key of 24 bytes"
PARTS = ("01-tiny", "scale", "value", "0" * 64)

starts = st.binary(min_size=1, max_size=32)


def draw(*parts: str, key: bytes = KEY) -> Draw:
    """The numbers of one probe."""
    return Draw(seed(key, *(parts or PARTS)))


def test_the_start_is_a_hash_of_the_key_and_what_is_drawn_for() -> None:
    expected = "cbcf7525347b6cc40f405e5dbe6729674bd89631217a401920ceff1221cb49d1"
    assert seed(KEY, *PARTS).hex() == expected


def test_the_numbers_are_these_on_every_python() -> None:
    d = draw()
    assert d.numbers(6) == [0.375, 1.75, -7.875, -6.375, -2.375, -3.375]
    assert d.small(3) == [-0.625, 1.375, -0.5]
    assert d.positive(2) == [2.5, 3.0]
    assert d.whole(3) == [-2, 8, 6]
    assert d.array(2, 2).tolist() == [[-4.625, -5.375], [5.875, 1.25]]
    assert d.sizes(3) == [2, 3, 6]
    assert d.choice("abc") == "b"
    assert d.shuffled("abcd") == ["d", "c", "b", "a"]
    assert d.d_out() == 5.125


def test_only_random_itself_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other methods of Random have given other numbers in other versions of Python."""
    whole = random.Random

    class Bare:
        def __init__(self, start: bytes) -> None:
            self.random = whole(start).random

    expected = everything(draw())
    monkeypatch.setattr("autograder.suite.draws.random.Random", Bare)
    assert everything(draw()) == expected


def everything(d: Draw) -> str:
    """Something from every way to draw."""
    numbers = [d.number(), d.numbers(3), d.small(2), d.positive(2), d.whole(2), d.d_out()]
    arrays = [d.array(2, 3).tolist(), d.small_array(2).tolist(), d.d_out(3).tolist()]
    return str([numbers, arrays, d.sizes(4), d.choice("abcd"), d.shuffled(range(5))])


def test_the_same_key_and_file_give_the_same_numbers() -> None:
    assert everything(draw()) == everything(draw())


@pytest.mark.parametrize("part", range(4))
def test_another_assignment_exercise_probe_or_file_gives_other_numbers(part: int) -> None:
    others = [*PARTS]
    others[part] = others[part].replace("0", "1").replace("a", "b")
    assert others != [*PARTS]
    assert draw(*others).numbers(9) != draw().numbers(9)


def test_another_key_gives_other_numbers() -> None:
    assert draw(key=KEY + b"!").numbers(9) != draw().numbers(9)


def test_parts_cannot_be_moved_over_their_borders() -> None:
    assert seed(KEY, "a", "bc", "d", "e") != seed(KEY, "ab", "c", "d", "e")


@given(starts, st.integers(1, 63))
def test_numbers_are_exact_eighths_that_no_wrong_rule_hides_behind(start: bytes, n: int) -> None:
    numbers = Draw(start).numbers(n)
    assert all(type(number) is float for number in numbers)
    assert all((number * 8).is_integer() and abs(number) <= 8 for number in numbers)
    assert not {0.0, 1.0, -1.0} & set(numbers)
    assert len({abs(number) for number in numbers}) == n


def test_numbers_go_on_when_every_magnitude_has_been_used() -> None:
    numbers = draw().numbers(200)
    assert {abs(number) for number in numbers} == {k / 8 for k in range(1, 65) if k != 8}


@given(starts)
def test_no_two_draws_of_a_probe_share_a_magnitude(start: bytes) -> None:
    d = Draw(start)
    numbers = [*d.small(4), *d.whole(3), d.number(), *d.positive(2), d.d_out()]
    numbers += [*d.array(2, 3).flat, *d.small_array(4).flat]
    assert len({abs(number) for number in numbers}) == len(numbers)


@given(starts)
def test_small_numbers_stay_where_tanh_is_told_apart(start: bytes) -> None:
    d = Draw(start)
    assert all(0 < abs(number) <= 3 for number in [*d.small(10), *d.small_array(3, 4).flat])


@given(starts)
def test_positive_numbers_are_positive(start: bytes) -> None:
    assert all(number > 0 for number in Draw(start).positive(30))


@given(starts)
def test_whole_numbers_are_ints_of_magnitude_2_to_8(start: bytes) -> None:
    numbers = Draw(start).whole(7)
    assert all(type(number) is int for number in numbers)
    assert sorted(map(abs, numbers)) == [2, 3, 4, 5, 6, 7, 8]


@given(starts, st.lists(st.integers(1, 4), min_size=1, max_size=3))
def test_arrays_have_the_shape_asked_for_and_are_not_uniform(
    start: bytes, shape: list[int]
) -> None:
    d_out = Draw(start).d_out(*shape)
    assert d_out.shape == tuple(shape)
    assert d_out.dtype == np.float64
    assert d_out.size == 1 or np.ptp(np.abs(d_out)) > 0
    assert not np.isin(d_out, [0, 1, -1]).any()


@given(starts, st.integers(1, 5))
def test_sizes_are_different_and_none_is_1(start: bytes, n: int) -> None:
    sizes = Draw(start).sizes(n)
    assert len(set(sizes)) == n
    assert set(sizes) <= {2, 3, 4, 5, 6}


@given(starts, st.lists(st.integers(), unique=True, min_size=1))
def test_shuffling_keeps_every_item_and_choosing_takes_one(start: bytes, items: list[int]) -> None:
    d = Draw(start)
    assert sorted(d.shuffled(items)) == sorted(items)
    assert d.choice(items) in items


def test_both_signs_and_every_item_come_up() -> None:
    seen = [draw("a", "e", str(number), "0") for number in range(64)]
    assert {d.number() > 0 for d in seen} == {True, False}
    assert {d.choice("abc") for d in seen} == set("abc")
