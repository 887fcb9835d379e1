"""The misconception bank: what a file says, and how its overrides are laid over a reference."""

from pathlib import Path
from typing import Any

import pytest

from autograder.diagnose.bank import BANK, BankError, Misconception, load_bank, overlaid_source

DOCSTRING = '''"""Adds too little

Explanation: One is
missing: 1 + 1.

Hint: Count again.
"""
'''

COUNTER = """
STEP = 2

def step():
    return STEP

def count(n):
    return n * step()

class Counter:
    def __init__(self, total=0):
        self.total = total

    def add(self, n):
        return Counter(self.total + count(n))

    def __radd__(self, n):
        return self.add(n)
"""


def bank_with(folder: Path, **files: str) -> tuple[Misconception, ...]:
    place = folder / "01-tiny" / "counter"
    place.mkdir(parents=True)
    for name, content in files.items():
        (place / f"{name}.py").write_text(content)
    return load_bank("01-tiny", "counter", folder)


def overlaid(folder: Path, override: str, **others: str) -> dict[str, Any]:
    """The names of the counter with an override, run as a submission would be."""
    (wrong,) = bank_with(folder, wrong=DOCSTRING + override, **others)
    names: dict[str, Any] = {}
    exec(overlaid_source(COUNTER, wrong), names)
    return names


def test_file_gives_title_explanation_and_hint(tmp_path: Path) -> None:
    (wrong,) = bank_with(tmp_path, too_little=DOCSTRING, _base="", _notes="")
    assert (wrong.id, wrong.title) == ("too_little", "Adds too little")
    assert (wrong.explanation, wrong.hint) == ("One is missing: 1 + 1.", "Count again.")


def test_exercise_without_a_folder_has_no_misconceptions(tmp_path: Path) -> None:
    assert load_bank("01-tiny", "counter", tmp_path) == ()


@pytest.mark.parametrize(
    "docstring",
    [
        "",
        "Title.",
        "Title.\n\nHint: h",
        "Title.\n\nExplanation:\n\nHint: h",
        "T\n\nWhy: e\n\nHint: h",
    ],
)
def test_incomplete_docstring_is_refused_with_its_file(tmp_path: Path, docstring: str) -> None:
    with pytest.raises(BankError, match=r"counter.wrong\.py: the docstring needs"):
        bank_with(tmp_path, wrong=f'"""{docstring}"""\n')


def test_function_is_replaced_for_the_reference_too(tmp_path: Path) -> None:
    names = overlaid(tmp_path, "def step():\n    return 1\n")
    assert names["count"](3) == 3


def test_method_is_replaced_for_objects_the_reference_makes(tmp_path: Path) -> None:
    names = overlaid(tmp_path, "class Counter:\n    def add(self, n):\n        return -n\n")
    made = names["Counter"]().__class__(1)
    assert (made.add(2), 2 + made) == (-2, -2)
    kept = overlaid(tmp_path / "b", "class Counter:\n    def double(self):\n        return 2\n")
    assert kept["Counter"]().add(3).double() == 2


def test_operator_can_be_taken_away(tmp_path: Path) -> None:
    names = overlaid(tmp_path, "class Counter:\n    __radd__ = None\n")
    with pytest.raises(TypeError):
        1 + names["Counter"]()


def test_equality_by_value_takes_the_hash_away_as_python_does(tmp_path: Path) -> None:
    override = "class Counter:\n    def __eq__(self, other):\n        return True\n"
    names = overlaid(tmp_path, override)
    assert names["Counter"]() == 5
    with pytest.raises(TypeError):
        hash(names["Counter"]())


def test_base_of_the_folder_lies_under_every_override(tmp_path: Path) -> None:
    base = '"""B."""\n\ndef step():\n    return part() + part()\n\ndef part():\n    return 5\n'
    names = overlaid(tmp_path, "def part():\n    return 7\n", _base=base)
    assert names["count"](1) == 14


def test_explanations_stay_out_of_the_file(tmp_path: Path) -> None:
    (wrong,) = bank_with(tmp_path, wrong="# why\n" + DOCSTRING + "STEP = 1\n")
    source = overlaid_source(COUNTER, wrong).decode()
    assert "Count again" not in source
    assert source.endswith("STEP = 1\n")


def test_texts_of_the_bank_are_plain_and_tell_misconceptions_apart() -> None:
    folders = sorted(path for path in BANK.glob("*/*") if path.is_dir())
    for folder in folders:
        bank = load_bank(folder.parent.name, folder.name)
        assert len({wrong.title for wrong in bank}) == len(bank), folder
        for wrong in bank:
            assert (wrong.title + wrong.explanation + wrong.hint).isascii(), wrong.path
            assert wrong.explanation[-1] == wrong.hint[-1] == ".", wrong.path
            assert len(wrong.title) <= 90, wrong.path
