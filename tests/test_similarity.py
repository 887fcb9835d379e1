"""Two files count as one program when only names, notes and layout differ, and nothing else."""

import time
import warnings

import pytest

from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.similarity import Alike, UncomparableError, compare, fingerprint

PLAIN = """
import math

class Value:
    def __init__(self, data, _prev=()):
        self.data = float(data)
        self._prev = _prev

    def tanh(self):
        out = Value(math.tanh(self.data), (self,))
        return out

    def relu(self):
        if self.data > 0:
            return Value(self.data, _prev=(self,))
        return Value(0.0, (self,))
"""

DISGUISED = '''"""My own work."""
import math


class Value:
    """A value."""

    def relu(this) -> "Value":
        # open above 0
        if this.data > 0: return Value(this.data, parents=(this,))
        return Value(0.0, (this,))

    def __init__(this, data: float, parents: tuple = ()) -> None:
        """Make it."""
        this.data = float(data)
        this.parents = parents

    def tanh(this):
        result: Value = Value(math.tanh(this.data), (this,))
        return (result)
'''


def same(one: str, other: str) -> bool:
    """Whether two sources count as one program."""
    return fingerprint(one.encode()) == fingerprint(other.encode())


def test_a_disguised_copy_is_the_same_program() -> None:
    assert same(PLAIN, DISGUISED)


@pytest.mark.parametrize(
    ("part", "other"),
    [
        ("self.data > 0", "self.data >= 0"),
        ("math.tanh", "math.sin"),
        ("0.0", "1.0"),
        ("float(data)", "int(data)"),
        ("(self,))\n        return out", "(self, self))\n        return out"),
        ("def relu", "def __abs__"),
    ],
)
def test_another_program_is_another_program(part: str, other: str) -> None:
    assert part in PLAIN
    assert not same(PLAIN, PLAIN.replace(part, other, 1))


def test_names_that_change_places_make_another_program() -> None:
    assert same("def f(a, b):\n    return a - b", "def f(x, y):\n    return x - y")
    assert not same("def f(a, b):\n    return a - b", "def f(a, b):\n    return b - a")


def test_helpers_and_outer_names_may_be_called_otherwise() -> None:
    one = "def f():\n    k = 0\n    def g():\n        nonlocal k\n        k += 1\n    return g"
    assert same(one, one.replace("k", "count").replace("g", "h"))
    assert not same(one, one.replace("nonlocal k", "global k"))


def test_groups_name_what_they_are_equal_to_and_leave_stubs_out() -> None:
    files = {name: text.encode() for name, text in {
        "ada": PLAIN, "ben": DISGUISED, "cy": "x = 1", "dee": "y = 1", "eva": "x = 2",
        "finn": "pass", "gus": "pass", "hal": "def (", "ida": "x = 1",
    }.items()}  # fmt: skip
    groups, left_out = compare("value", files, {"the reference": PLAIN.encode()}, b"pass  # TODO")
    assert groups == [
        Alike("value", "", ("cy", "dee", "ida"), False),
        Alike("value", "the reference", ("ada", "ben"), False),
    ]
    assert [(each.student, each.reason) for each in left_out] == [("hal", "cannot be read")]


def test_files_that_agree_byte_for_byte_are_told_apart() -> None:
    groups, _ = compare("value", {"ada": b"x = 1", "ben": b"x = 1"}, {}, None)
    assert groups == [Alike("value", "", ("ada", "ben"), True)]


def test_a_known_mistake_written_into_the_file_is_found() -> None:
    reference = (
        "class Value:\n    def f(self):\n        return 1\n\n    def g(self):\n        return 2"
    )
    written = reference.replace("return 2", "return 3")
    overlaid = f"{reference}\n\n\nclass Value(Value):\n    def g(self):\n        return 3\n"
    assert same(written, overlaid)
    assert not same(reference, overlaid)


def test_every_known_mistake_of_the_long_exercises_can_be_compared() -> None:
    bank = [each for name in ("value", "rederive") for each in load_bank("07-value", name)]
    assert len(bank) > 20
    for mistake in bank:
        assert fingerprint(overlaid_source("class Value:\n    pass", mistake))


HOSTILE = {
    "brackets": b"x = " + b"(" * 5000 + b")" * 5000,
    "minus": b"x = " + b"-" * 50_000 + b"1",
    "short minus": b"x = " + b"-" * 1400 + b"1",
    "sum": b"x = " + b"1+" * 40_000 + b"1",
    "attributes": b"x = a" + b".b" * 700,
    "elif": b"if 1:\n pass\n" + b"elif 1:\n pass\n" * 5000,
    "few elifs": b"if 1:\n pass\n" + b"elif 1:\n pass\n" * 101,
    "blocks": b"".join(b" " * n + b"if 1:\n" for n in range(99)) + b" " * 99 + b"pass",
    "lambdas": b"x = " + b"lambda: " * 700 + b"1",
    "in a string": b'x = f"{' + b"-" * 90_000 + b'1}"',
    "null": b"a\0b",
    "no text": b"\xff\xfe\x00",
    "codec": b"# coding: nonsense\nx = 1",
    "large": b"x = 1\n" * 30_000,
    "many": b"x=1\n" * 10_000,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_left_out_at_once(name: str) -> None:
    started = time.monotonic()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UncomparableError):
            fingerprint(HOSTILE[name])
    assert time.monotonic() - started < 5


def test_a_stray_backslash_warns_nobody() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert fingerprint(b'x = "\\d" is 1')
