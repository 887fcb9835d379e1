"""When a mistake gets a name: the same entries, the same numbers, and one explanation only."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from autograder.course import Course, Exercise
from autograder.diagnose.doctor import Doctor
from autograder.diagnose.table_file import dump
from autograder.diagnose.tables import INPUTS, TABLE, Bench, build

DOCSTRING = '"""{0}\n\nExplanation: e.\n\nHint: h.\n"""\n'
ENTRIES = """
def entries(student):
    for x in (0.0, 1.0, 3.0):
        yield f"f({x:g})", student.f(x)


def smallest(student):
    for x in (0.0, 2.0):
        yield f"f({x:g})", student.f(x)
"""


@pytest.fixture
def tiny(tmp_path: Path, course: Course) -> Any:
    """Makes the bench of f(x) = x * x, with these bodies of wrong ones by id."""

    def make(**bodies: str) -> Bench:
        folder = tmp_path / "misconceptions" / "01-tiny" / "f"
        folder.mkdir(parents=True)
        (folder / INPUTS).write_text(ENTRIES)
        for name, body in bodies.items():
            path = folder / f"{name}.py"
            path.write_text(DOCSTRING.format(name) + f"\n\ndef f(x):\n    return {body}\n")
        (solutions := tmp_path / "solutions" / "01-tiny").mkdir(parents=True)
        (solutions / "f.py").write_text("def f(x):\n    return x * x\n")
        own = msgspec.structs.replace(course, root=tmp_path)
        exercise = Exercise(id="f", title="f", functions=("f",), hints=("a", "b", "c"))
        return Bench(own, "01-tiny", exercise, tmp_path / "misconceptions")

    return make


def named(bench: Bench, course: Course, body: str) -> str:
    """The mistake that a file with that body is given."""
    (bench.folder / TABLE).write_bytes(dump(build(bench)))
    own = msgspec.structs.replace(course, root=bench.folder.parents[2])
    teller = Doctor(own, bench.assignment, bench.exercise, bench.folder.parents[1])
    sources = bench.sources(f"def f(x):\n    return {body}\n".encode())
    found = teller.name({entry.name: sources.outcome(entry) for entry in teller.table.entries})
    return found.id if found else ""


def test_mistakes_that_no_entry_tells_apart_are_one(tiny: Any, course: Course) -> None:
    bench = tiny(cube="x**3", cube_too="x * x * x", double="x + x")
    cube, double = build(bench).mistakes
    assert (cube.id, cube.also, double.also) == ("cube", ("cube_too",), ())
    assert named(bench, course, "x * (x * x)") == "cube"


def test_smallest_case_is_the_first_that_differs(tiny: Any) -> None:
    bench = tiny(double="x + x", triple="3 * x", one_more="x * x + 1")
    found: dict[str, Any] = {mistake.id: mistake.smallest for mistake in build(bench).mistakes}
    assert found["double"] is None  # 2 + 2 is 2 * 2
    assert [found[name] and found[name].entry.name for name in ("triple", "one_more")] == [
        "f(2)",
        "f(0)",
    ]


@pytest.mark.parametrize(
    ("body", "name"),
    [
        ("2 * x", "double"),  # 1 -> 2 and 3 -> 6
        ("x * x", ""),
        ("x**3", ""),  # not in the bank
        ("2 * x if x > 1 else x * x", ""),  # wrong at 3 alone
        ("2 * x + (x == 0)", ""),  # wrong at 0 as well
        ("2 * x if x < 2 else 7.0", ""),  # wrong where double is, with another number
        ("2 * x + 1e-12 * x", "double"),  # rounding
        ("'x'", ""),
    ],
)
def test_a_name_needs_the_same_entries_and_the_same_numbers(
    body: str, name: str, tiny: Any, course: Course
) -> None:
    assert named(tiny(double="x + x", one_more="x * x + 1"), course, body) == name


def test_half_of_two_explanations_is_none(tiny: Any, course: Course) -> None:
    """What is unwritten decides nothing; where two mistakes fit what is written, none is named."""
    bench = tiny(double="x + x", jump="2 * x if x < 2 else 9.5")
    half = "2 * x if x < 2 else (_ for _ in ()).throw(NotImplementedError)"
    assert named(bench, course, half) == ""
    assert named(bench, course, "2 * x if x < 2 else 9.5") == "jump"


def ways_of(bench: Bench, folder: str, body: str) -> None:
    (bench.folder / folder).mkdir(parents=True)
    (bench.folder / folder / "other.py").write_text(f'"""O."""\n\n\ndef f(x):\n    return {body}\n')


def test_another_way_of_a_mistake_is_that_mistake(tiny: Any, course: Course) -> None:
    bench = tiny(double="x + x", one_more="x * x + 1")
    ways_of(bench, "_ways/double", "2 * x if x < 2 else 5.0")
    assert named(bench, course, "2 * x") == "double"
    assert named(bench, course, "2 * x if x < 2 else 5.0") == "double"
    assert named(bench, course, "2 * x if x < 2 else 4.0") == ""


def test_the_bank_has_the_first_word(tiny: Any, course: Course) -> None:
    """What one mistake is as the bank writes it is not another's way."""
    bench = tiny(double="x + x", jump="2 * x if x < 2 else 9.5")
    ways_of(bench, "_ways/double", "2 * x if x < 2 else 9.5")
    assert named(bench, course, "2 * x if x < 2 else 9.5") == "jump"


def test_two_mistakes_that_can_be_written_alike_are_not_named(tiny: Any, course: Course) -> None:
    bench = tiny(double="x + x", one_more="x * x + 1")
    for mistake in ("double", "one_more"):
        ways_of(bench, f"_ways/{mistake}", "x + 5")
    assert named(bench, course, "x + 5") == ""
