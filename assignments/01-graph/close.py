"""The one comparator of the course: `assert relu_backward(d_out, z) == close(want)`.

Plain types come first, then the exact shape, then finite numbers, then the values. Nothing is
stretched to fit: a number never stands for an array, and shape (1,) never for a number.
"""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

FAULTS = ("type", "shape", "finite", "value")  # told in this order, whichever part they sit in
DOUBLE, SINGLE = 1e-9, 1e-4  # relative tolerance; a thousandth of it covers entries near zero
DEEPEST = 32  # nested lists; also what stops a list that holds itself
LONGEST = 1000  # letters of an answer that are shown


class Mismatch(AssertionError):  # noqa: N818 - what a student reads is not an error's name
    """Why an answer is not the one asked for.

    `where` names the part ("answer 2 of 2", "entry [1, 0]", "key d_W1", "" for the whole),
    `fault` is one of FAULTS, and `reason` is a sentence without any number of the two answers
    (it may tell shapes). `got` and `want` are the parts that differ; only str() shows them.
    """

    def __init__(self, fault: str, reason: str, got: Any, want: Any, where: str = "") -> None:
        super().__init__(reason)
        self.fault, self.reason, self.got, self.want, self.where = fault, reason, got, want, where

    def within(self, part: str) -> "Mismatch":
        """The same mismatch, seen from the whole that `part` belongs to."""
        where = f"{part}, {self.where}" if self.where else part
        return Mismatch(self.fault, self.reason, self.got, self.want, where)

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        want, got = self.texts()
        return f"{place}{self.reason}; expected {want}, got {got}"

    def texts(self) -> tuple[str, str]:
        """What was expected and what came back, with the digits it takes to tell them apart."""
        short = _text(self.want, 10), _text(self.got, 10)
        return short if short[0] != short[1] else (_text(self.want, 17), _text(self.got, 17))


class close:  # noqa: N801 - it reads as a word in `== close(want)`
    """Equal to every answer that is right: `got == close(want)` is True or raises Mismatch.

    `want` is a number, an array, a string, None or a bool, or a tuple, list or dict of these.
    Numbers may differ by 1e-9 |want| + 1e-12 max|want|, where float32 came back by
    1e-4 |want| + 1e-7 max|want|. A wanted answer that is not finite is a ValueError.
    """

    __array_ufunc__ = None  # else `array == close(...)` would go entry by entry
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, want: Any) -> None:
        self.want = want

    def __array__(self, *_: object, **__: object) -> NDArray[Any]:
        """Only a masked array asks for this, to compare entry by entry behind our back."""
        reason = "a masked array came back where a plain one is asked for"
        raise Mismatch("type", reason, "a masked array", self.want)

    def __eq__(self, got: object) -> bool:
        __tracebackhide__ = True  # pytest then shows the student's test, not this line
        mismatch = compare(got, self.want)
        if mismatch is not None:
            raise mismatch
        return True

    def __ne__(self, got: object) -> bool:
        return compare(got, self.want) is not None

    def __repr__(self) -> str:
        return f"close({_text(self.want, 10)})"


def compare(got: Any, want: Any) -> Mismatch | None:
    """The first mismatch, where a wrong type or shape anywhere goes before a wrong value."""
    if got is None and want is not None:
        return Mismatch("type", "nothing came back: a `return` is missing", got, want)
    found = list(_mismatches(got, want))
    return min(found, key=lambda mismatch: FAULTS.index(mismatch.fault), default=None)


def _mismatches(got: Any, want: Any) -> Iterator[Mismatch]:
    if isinstance(want, tuple):
        yield from _answers(got, want)
    elif isinstance(want, dict):
        yield from _keys(got, want)
    elif want is None or isinstance(want, str | bool | np.bool_):
        yield from _exactly(got, want)
    elif isinstance(want, list) and not _is_numeric(want):
        yield from _items(got, want)
    else:
        yield from _numbers(got, want)


def _answers(got: Any, want: tuple[Any, ...]) -> Iterator[Mismatch]:
    if not isinstance(got, tuple | list):
        reason = f"{_kind(got)} came back where {len(want)} answers are asked for"
        yield Mismatch("type", reason, got, want)
    elif len(got) != len(want):
        reason = f"{_kind(tuple(got))} came back where {len(want)} answers are asked for"
        yield Mismatch("shape", reason, got, want)
    else:
        yield from _parts(got, want, "answer")


def _items(got: Any, want: list[Any]) -> Iterator[Mismatch]:
    names = bool(want) and all(isinstance(item, str) for item in want)
    if not isinstance(got, list | tuple):
        yield Mismatch("type", f"{_kind(got)} came back where a list is asked for", got, want)
    elif names and not all(isinstance(item, str) for item in got):
        yield Mismatch("type", "the list should hold names (strings) only", got, want)
    elif names and list(got) != want:
        same = sorted(got) == sorted(want)
        reason = "the names are right, their order is not" if same else "the names are not right"
        yield Mismatch("value", reason, got, want)
    elif len(got) != len(want):
        reason = f"a list of length {len(got)} came back where length {len(want)} is asked for"
        yield Mismatch("shape", reason, got, want)
    elif not names:
        yield from _parts(got, want, "item")


def _parts(got: Any, want: Any, word: str) -> Iterator[Mismatch]:
    for place, (one, other) in enumerate(zip(got, want, strict=True), start=1):
        for mismatch in _mismatches(one, other):
            yield mismatch.within(f"{word} {place} of {len(want)}")


def _keys(got: Any, want: dict[Any, Any]) -> Iterator[Mismatch]:
    if not isinstance(got, dict):
        yield Mismatch("type", f"{_kind(got)} came back where a dict is asked for", got, want)
        return
    for key in want:
        if key not in got:
            yield Mismatch("shape", f"the key {key} is missing", got, want)
    for key in got:
        if key not in want:
            # Its name is the student's own text, which may spell an input: it stays untold.
            yield Mismatch("shape", "there is a key that is not asked for", got, want)
    for key in want:
        for mismatch in _mismatches(got[key], want[key]) if key in got else ():
            yield mismatch.within(f"key {key}")


def _exactly(got: Any, want: Any) -> Iterator[Mismatch]:
    kinds = {str: (str, "a string"), type(None): (type(None), "None")}
    kind, name = kinds.get(type(want), ((bool, np.bool_), "True or False"))
    if not isinstance(got, kind):  # type: ignore[arg-type]
        yield Mismatch("type", f"{_kind(got)} came back where {name} is asked for", got, want)
    elif got != want:
        yield Mismatch("value", "the answer is not right", got, want)


def _numbers(got: Any, want: Any) -> Iterator[Mismatch]:
    """Numbers and arrays alike: a number is an array of shape ()."""
    if type(got) is float and type(want) is float and got == want and isfinite(want):
        return  # by far the most, and what the rest would say
    target = _target(want)
    try:
        values, tolerance = _read(got)
    except Mismatch as unread:
        reason = f"{unread.reason} came back where {_asked(target.shape)} is asked for"
        yield Mismatch(unread.fault, reason, got, want)
        return
    wrong = _differs(values, target, tolerance) if values.shape == target.shape else None
    if wrong is None:
        yield Mismatch("shape", _shape_reason(values.shape, target.shape), got, want)
    elif not np.isfinite(values).all():
        place = _entry(~np.isfinite(values))
        yield Mismatch("finite", "a number here is not finite (nan or inf)", got, want, place)
    elif wrong.any() or _is_other_count(got, want):
        reason = _value_reason(values, target, tolerance)
        yield Mismatch("value", reason, got, want, _entry(wrong))


def _target(want: Any) -> NDArray[np.float64]:
    try:
        target, _ = _read(want)
    except Mismatch as unread:
        raise TypeError(f"close() cannot ask for {unread.reason}") from None
    if not np.isfinite(target).all():
        raise ValueError("close() was asked for a number that is not finite")
    return target


def _read(answer: Any, depth: int = 0) -> tuple[NDArray[np.float64], float]:
    """The numbers of an answer in float64 and their tolerance, or Mismatch saying what it is."""
    if isinstance(answer, list) and depth < DEEPEST:
        rows = [_read(row, depth + 1) for row in answer]
        if len({values.shape for values, _ in rows}) > 1:
            raise Mismatch("shape", "a list with rows of different lengths", answer, None)
        return np.array([values for values, _ in rows]), max((t for _, t in rows), default=DOUBLE)
    if isinstance(answer, int) and not isinstance(answer, bool):
        return np.array(_float(answer)), DOUBLE
    if isinstance(answer, float | np.number) or type(answer) is np.ndarray:
        array = np.asarray(answer)
        if array.dtype.kind in "iuf" and array.dtype != np.float16:
            return array.astype(np.float64), SINGLE if array.dtype == np.float32 else DOUBLE
    alone = isinstance(answer, tuple) and len(answer) == 1  # by np.where, or by a comma too many
    raise Mismatch("type", "a tuple with one answer" if alone else _kind(answer), answer, None)


def _float(whole: int) -> float:
    try:
        return float(whole)
    except OverflowError:
        return np.inf


def _differs(got: Any, want: Any, tolerance: float) -> NDArray[np.bool_]:
    unequal = np.asarray(got != want)
    if not unequal.any():
        return unequal
    size = np.abs(want)
    with np.errstate(all="ignore"):
        near: NDArray[np.bool_] = np.abs(got - want) <= tolerance * (
            size + 1e-3 * size.max(initial=0.0)
        )
    return np.asarray(~near)


def _is_other_count(got: Any, want: Any) -> bool:
    """Counts beyond 2**53 are told apart only as whole numbers."""
    return isinstance(want, int) and isinstance(got, int | np.integer) and int(got) != want


def _is_numeric(items: list[Any]) -> bool:
    """Whether a wanted list is an array written out; a list of arrays is compared one by one."""
    if any(isinstance(item, np.ndarray) for item in items):
        return False
    try:
        _read(items)
    except Mismatch:
        return False
    return bool(items)


def _value_reason(got: Any, want: Any, tolerance: float) -> str:
    if not _differs(-got, want, tolerance).any():
        return "the sign is wrong"
    turned = got.ndim == 2 and got.shape == got.T.shape
    if turned and not _differs(got.T, want, tolerance).any():
        return "this is the transpose of what is asked for"
    if got.size > 1 and np.ptp(np.abs(want)) and _is_multiple(got, want, tolerance):
        return "every entry is off by the same factor"
    return "the value is not right" if got.ndim == 0 else "the values are not right"


def _is_multiple(got: Any, want: Any, tolerance: float) -> bool:
    largest = np.unravel_index(np.abs(want).argmax(), want.shape)
    factor = got[largest] / want[largest]
    return bool(factor) and not _differs(got, want * factor, tolerance).any()


def _shape_reason(got: tuple[int, ...], want: tuple[int, ...]) -> str:
    have = f"shape {got}" if got else "a single number"
    turned = " (is it transposed?)" if len(got) == 2 and got == want[::-1] else ""
    return f"{have} came back where {_asked(want)} is asked for{turned}"


def _asked(shape: tuple[int, ...]) -> str:
    return f"shape {shape}" if shape else "a single number"


def _entry(wrong: NDArray[np.bool_]) -> str:
    if wrong.ndim == 0 or not wrong.any():
        return ""
    return f"entry {[int(i) for i in np.argwhere(wrong)[0]]}"


def _kind(answer: Any) -> str:
    """What came back, as a student would call it."""
    if isinstance(answer, bool | np.bool_):
        return "True or False"
    if isinstance(answer, tuple):
        return f"{len(answer)} answers" if len(answer) != 1 else "one answer"
    if isinstance(answer, np.ma.MaskedArray | np.matrix):
        return "a masked array" if isinstance(answer, np.ma.MaskedArray) else "an np.matrix"
    if isinstance(answer, np.ndarray):
        return f"an array of {_named(answer.dtype.name)}"
    words = {int: "a single number", float: "a single number", str: "a string", type(None): "None"}
    words |= {list: "a list", dict: "a dict", set: "a set", complex: "a complex number"}
    family = getattr(answer, "family", f"an object of type {_named(type(answer).__name__)}")
    return words.get(type(answer), family)


def _named(name: object) -> str:
    """A name that a student chose, kept only when it is a short plain word."""
    plain = isinstance(name, str) and name.isascii() and name.isidentifier() and len(name) <= 40
    return str(name) if plain else "(unprintable)"


def _text(answer: Any, digits: int, depth: int = 0) -> str:
    if isinstance(answer, np.ndarray | np.generic):
        answer = answer.tolist()
    if isinstance(answer, float):
        return f"{answer + 0.0:.{digits}g}"  # -0.0 reads as 0
    if isinstance(answer, list | tuple | dict) and depth < DEEPEST:
        parts = [_text(item, digits, depth + 1) for item in answer]
        if isinstance(answer, dict):
            values = [_text(item, digits, depth + 1) for item in answer.values()]
            parts = [f"{key}: {value}" for key, value in zip(parts, values, strict=True)]
        around = "[]" if isinstance(answer, list) else "{}" if isinstance(answer, dict) else "()"
        return _cut(f"{around[0]}{', '.join(parts)}{around[1]}")
    return _cut(ascii(answer) if depth < DEEPEST else "...")


def _cut(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
