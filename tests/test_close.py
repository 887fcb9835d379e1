"""The comparator: what is accepted, and which sentence a refused answer gets."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from autograder.kit.close import DEEPEST, Mismatch, close, compare

GRID = np.array([[1.0, -2.0, 0.0], [3.0, 0.5, 4.0]])
FINITE = st.floats(-1e6, 1e6, allow_subnormal=False)
ARRAYS = hnp.arrays(np.float64, hnp.array_shapes(max_dims=3, max_side=4), elements=FINITE)


class Opaque:
    """Says it equals everything, as a cheating answer would."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def nested(depth: int) -> Any:
    answer: Any = 1.0
    for _ in range(depth):
        answer = [answer]
    return answer


def endless() -> list[Any]:
    answer: list[Any] = []
    answer.append(answer)
    return answer


RIGHT: list[tuple[str, Any, Any]] = [
    ("the array itself", GRID, GRID),
    ("nested lists for an array", GRID.tolist(), GRID),
    ("an array for nested lists", GRID, GRID.tolist()),
    ("a list of rows", list(GRID), GRID),
    ("a list of numpy scalars", list(GRID[0]), GRID[0]),
    ("another memory layout", np.asfortranarray(GRID), GRID),
    ("whole numbers for floats", np.array([1, 2]), np.array([1.0, 2.0])),
    ("floats for whole numbers", [1.0, 2.0], [1, 2]),
    ("whole number", 3, 3.0),
    ("numpy scalar", np.float64(3), 3.0),
    ("numpy whole number", np.int32(3), 3.0),
    ("0-d array", np.array(3.0), 3.0),
    ("number for a 0-d array", 3.0, np.array(3.0)),
    ("negative zero", -0.0, 0.0),
    ("list for a tuple", [1.0, GRID], (1.0, GRID)),
    ("empty array", np.zeros((0, 3)), np.zeros((0, 3))),
    ("empty list", [], []),
    ("empty array for an empty list", [], np.zeros(0)),
    ("list of names", ["a", "b"], ["a", "b"]),
    ("list of unlike arrays", [GRID, np.ones(2)], [GRID, np.ones(2)]),
    ("dict", {"d_a": 1, "d_W": GRID.tolist()}, {"d_a": 1.0, "d_W": GRID}),
    ("string", "inputs", "inputs"),
    ("truth", True, True),
    ("numpy truth", np.bool_(True), True),
    ("None where None is asked for", None, None),
    ("a great count", 2**60, 2**60),
    ("float32 array", np.float32(GRID * (1 + 1e-5)), GRID),
    ("float32 scalar", np.float32(1 / 3), 1 / 3),
    ("float32 rounding next to zero", np.array([1e6, 1e-3], np.float32), np.array([1e6, 0.0])),
    ("rounding next to zero", np.array([1e6, 1e-7]), np.array([1e6, 0.0])),
]

WRONG: list[tuple[str, Any, Any, str, str]] = [
    ("forgotten return", None, 1.0, "type", "a `return` is missing"),
    ("forgotten return of two", None, (1.0, 2.0), "type", "a `return` is missing"),
    ("None inside", (1.0, None), (1.0, 2.0), "type", "None came back where a single number"),
    ("truth for a number", True, 1.0, "type", "True or False came back"),
    ("numpy truth for a number", np.bool_(True), 1.0, "type", "True or False"),
    ("truths in a list", [True, False], [1.0, 0.0], "type", "True or False"),
    ("truths in an array", GRID > 0, np.ones((2, 3)), "type", "an array of bool"),
    ("number for truth", 1, True, "type", "where True or False is asked for"),
    ("complex", 1 + 0j, 1.0, "type", "a complex number"),
    ("complex array", GRID + 0j, GRID, "type", "an array of complex128"),
    ("object array", GRID.astype(object), GRID, "type", "an array of object"),
    ("string array", np.array(["1"]), np.ones(1), "type", "an array of str"),
    ("half precision", np.float16(1), 1.0, "type", "float16"),
    ("masked array", np.ma.masked_array([1.0, 2.0]), np.array([1.0, 2.0]), "type", "masked array"),
    ("masked array of one", np.ma.masked_array([1.0]), np.array([1.0]), "type", "masked array"),
    ("matrix", np.ones((1, 1)).view(np.matrix), np.array([[1.0]]), "type", "an np.matrix"),
    ("string for a number", "1.0", 1.0, "type", "a string came back"),
    ("set for a list", {"a"}, ["a"], "type", "a set came back where a list"),
    ("numbers for names", [1.0], ["a"], "type", "names (strings) only"),
    ("array for a list of arrays", np.ones((2, 2)), [np.ones(2)] * 2, "type", "a list is asked"),
    ("one answer for two", 1.0, (1.0, 2.0), "type", "where 2 answers are asked for"),
    ("array for two answers", np.ones(2), (1.0, 1.0), "type", "where 2 answers are asked for"),
    ("two answers for one", (1.0, 2.0), 1.0, "type", "2 answers came back"),
    ("two answers for an array", (1.0, 2.0), np.array([1.0, 2.0]), "type", "2 answers came back"),
    ("a tuple of one", (1.0,), 1.0, "type", "a tuple with one answer came back"),
    ("list for a dict", [1.0], {"a": 1.0}, "type", "where a dict is asked for"),
    ("object", object(), 1.0, "type", "an object of type object"),
    ("object for an array", object(), GRID, "type", "an object of type object"),
    ("object in a tuple", (Opaque(), 1.0), (1.0, 1.0), "type", "an object of type Opaque"),
    ("object in a dict", {"a": Opaque()}, {"a": 1.0}, "type", "an object of type Opaque"),
    ("object for a name", [Opaque()], ["a"], "type", "names (strings) only"),
    ("list that holds itself", endless(), 1.0, "type", "a list came back"),
    ("a list too deep", nested(DEEPEST + 1), 1.0, "type", "a list came back"),
    ("shape (1,) for a number", np.ones(1), 1.0, "shape", "shape (1,) came back where a single"),
    ("list of one for a number", [1.0], 1.0, "shape", "shape (1,)"),
    ("number for equal entries", 0.3, np.full(4, 0.3), "shape", "a single number came back"),
    ("row for equal rows", np.ones((1, 3)), np.ones((2, 3)), "shape", "shape (1, 3) came back"),
    ("column for a vector", np.ones((3, 1)), np.ones(3), "shape", "shape (3, 1)"),
    ("transposed", GRID.T, GRID, "shape", "is it transposed?"),
    ("empty for numbers", [], np.ones(4), "shape", "shape (0,)"),
    ("ragged", [[1.0, 2.0], [3.0]], np.ones((2, 2)), "shape", "rows of different lengths"),
    ("three answers for two", (1.0, 2.0, 3.0), (1.0, 2.0), "shape", "3 answers came back where 2"),
    ("one in a list for two", [1.0], (1.0, 2.0), "shape", "one answer came back where 2"),
    ("missing key", {"d_a": 1.0}, {"d_a": 1.0, "d_b": 2.0}, "shape", "the key d_b is missing"),
    (
        "extra key",
        {"a": 1.0, "q": 2.0},
        {"a": 1.0},
        "shape",
        "there is a key that is not asked for",
    ),
    (
        "odd key",
        {"a": 1.0, "\x1b[31m": 2},
        {"a": 1.0},
        "shape",
        "there is a key that is not asked for",
    ),
    ("list too long", [GRID, GRID], [GRID], "shape", "length 2 came back where length 1"),
    ("shape before value", (9.0, np.ones(1)), (1.0, 1.0), "shape", "shape (1,)"),
    ("type before shape", (np.ones(1), "x"), (1.0, 1.0), "type", "a string"),
    ("shape before finite", (math.nan, np.ones(1)), (1.0, 1.0), "shape", "shape (1,)"),
    ("finite before value", (9.0, math.inf), (1.0, 1.0), "finite", "not finite"),
    ("nan", math.nan, 1.0, "finite", "not finite"),
    ("nan in an array", [1.0, math.nan], [1.0, 2.0], "finite", "not finite"),
    ("a number beyond floats", 10**400, 1.0, "finite", "not finite"),
    ("value", 2.0, 1.0, "value", "the value is not right"),
    ("values", GRID + 1, GRID, "value", "the values are not right"),
    ("sign of a number", -2.0, 2.0, "value", "the sign is wrong"),
    ("sign of an array", -GRID, GRID, "value", "the sign is wrong"),
    ("factor", GRID / 6, GRID, "value", "off by the same factor"),
    ("square transposed", np.triu(np.ones((2, 2))), np.tril(np.ones((2, 2))), "value", "transpose"),
    ("zeros", np.zeros((2, 3)), GRID, "value", "the values are not right"),
    ("equal entries tell no factor", np.ones(3), np.full(3, 2.0), "value", "values are not right"),
    ("a great count off by one", 2**60 + 1, 2**60, "value", "the value is not right"),
    ("order of names", ["b", "a"], ["a", "b"], "value", "their order is not"),
    ("names", ["a"], ["a", "b"], "value", "the names are not right"),
    ("string", "consumers", "inputs", "value", "the answer is not right"),
    ("truth", False, True, "value", "the answer is not right"),
    ("float32 beyond its digits", np.float32(1.001), 1.0, "value", "not right"),
    ("float64 has nine digits", 1 + 1e-7, 1.0, "value", "not right"),
]


@pytest.mark.parametrize(("got", "want"), [row[1:] for row in RIGHT], ids=[r[0] for r in RIGHT])
def test_right_answers_are_accepted(got: Any, want: Any) -> None:
    assert got == close(want)
    assert compare(got, want) is None


@pytest.mark.parametrize(
    ("got", "want", "fault", "words"), [row[1:] for row in WRONG], ids=[r[0] for r in WRONG]
)
def test_wrong_answers_are_told_apart(got: Any, want: Any, fault: str, words: str) -> None:
    with pytest.raises(Mismatch) as caught:
        assert got == close(want)
    assert (caught.value.fault, words in caught.value.reason) == (fault, True), caught.value.reason


@pytest.mark.parametrize(
    ("got", "want", "where"),
    [
        (GRID + np.eye(2, 3), GRID, "entry [0, 0]"),
        ((1.0, 3.0), (1.0, 2.0), "answer 2 of 2"),
        ((1.0, [1.0, 5.0]), (1.0, [1.0, 2.0]), "answer 2 of 2, entry [1]"),
        ({"d_W1": GRID + 1}, {"d_W1": GRID}, "key d_W1, entry [0, 0]"),
        ([GRID, np.ones(2)], [GRID, np.zeros(2)], "item 2 of 2, entry [0]"),
        (1.0, 2.0, ""),
        (None, (1.0, 2.0), ""),
    ],
)
def test_the_wrong_part_is_named(got: Any, want: Any, where: str) -> None:
    mismatch = compare(got, want)
    assert mismatch is not None
    assert mismatch.where == where


def test_only_the_text_shows_both_answers() -> None:
    mismatch = compare((1.0, 0.1 + 0.2), (1.0, 0.25))
    assert mismatch is not None
    assert mismatch.reason == "the value is not right"
    expected = "answer 2 of 2: the value is not right; expected 0.25, got 0.3"
    assert str(mismatch) == expected


def test_answers_of_any_size_are_shown_briefly() -> None:
    assert len(str(compare(endless(), 1.0))) < 2000
    assert len(str(compare(np.ones(10**5), 1.0))) < 2000


def test_answers_that_look_alike_are_shown_with_more_digits() -> None:
    assert "expected 1, got 1.0000000000010001" in str(Mismatch("value", "", 1 + 1e-12, 1.0))


def test_not_equal_answers_whether_the_answer_is_wrong() -> None:
    assert close(1.0) != 2.0
    assert (close(1.0) != 1.0) is False


@pytest.mark.parametrize("want", [1 + 0j, object(), [1.0, 2j][1], np.array([True])])
def test_asking_for_what_cannot_be_compared_is_our_own_error(want: Any) -> None:
    with pytest.raises(TypeError, match=r"close\(\) cannot ask for"):
        compare(1.0, want)


def test_asking_for_nan_is_our_own_error() -> None:
    with pytest.raises(ValueError, match="not finite"):
        compare(1.0, [1.0, math.nan])


@given(ARRAYS)
def test_every_array_is_close_to_itself_and_to_its_lists(array: Any) -> None:
    assert array == close(array)
    assert array.tolist() == close(array)


@given(ARRAYS, st.data())
def test_one_entry_beyond_the_tolerance_is_found(array: Any, data: st.DataObject) -> None:
    index = data.draw(st.tuples(*(st.integers(0, side - 1) for side in array.shape)))
    changed = array.copy()
    changed[index] += 2 * (1e-9 * abs(array[index]) + 1e-12 * np.abs(array).max()) + 1e-300
    mismatch = compare(changed, array)
    assert mismatch is not None
    assert mismatch.where == f"entry {list(index)}"


@given(ARRAYS, st.data())
def test_entries_within_the_tolerance_pass(array: Any, data: st.DataObject) -> None:
    part = data.draw(st.floats(-0.4, 0.4))
    allowed = 1e-9 * np.abs(array) + 1e-12 * np.abs(array).max()
    assert compare(array + part * allowed, array) is None


@given(ARRAYS, ARRAYS)
def test_unlike_shapes_never_match(one: Any, other: Any) -> None:
    mismatch = compare(one, other)
    if one.shape != other.shape:
        assert mismatch is not None
        assert mismatch.fault == "shape"


@given(FINITE, FINITE)
def test_reasons_hold_no_number_of_the_answers(got: float, want: float) -> None:
    for mismatch in (compare(got, want), compare((1.0, [got]), (1.0, [want]))):
        if mismatch is not None:
            assert not any(letter.isdigit() for letter in mismatch.reason)


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | ARRAYS,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(PLAIN, st.sampled_from([row[2] for row in RIGHT]))
def test_no_answer_breaks_the_comparator(got: Any, want: Any) -> None:
    mismatch = compare(got, want)
    if mismatch is not None:
        assert str(mismatch).isascii()
