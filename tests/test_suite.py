"""What a hidden suite may say of its probes, and how they are read from its file."""

from pathlib import Path
from typing import Any, get_args

import pytest

from autograder.suite import (
    CARE,
    ON_THE_WORKERS_WORD,
    Draw,
    Kind,
    Student,
    load_probes,
    probe,
    probe_of,
)


def nothing(student: Student, draw: Draw) -> None:
    """A test that checks nothing."""


def write(folder: Path, body: str) -> Path:
    """A suite file with the import that every suite needs."""
    path = folder / "test_thing.py"
    path.write_text(f"from autograder.suite import probe\n\n{body}")
    return path


@pytest.mark.parametrize(
    "title", ["", "  ", "two\nlines", "a\ttab", "na\u00efve", "\x1b[31mred", "bell\a"]
)
def test_a_title_that_is_not_one_line_of_ascii_is_refused(title: str) -> None:
    with pytest.raises(ValueError, match="one line of ASCII"):
        probe(title)


@pytest.mark.parametrize("kind", ["", "speed", "Value", "values"])
def test_an_unknown_kind_is_refused(kind: Any) -> None:
    with pytest.raises(ValueError, match="no kind of probe"):
        probe("a title", kind=kind)


@pytest.mark.parametrize("points", [0, -1, 1.5, 2.0, True, "2", None])
def test_points_that_are_no_whole_number_above_0_are_refused(points: Any) -> None:
    with pytest.raises(ValueError, match="whole number of points"):
        probe("a title", points=points)


def test_a_mark_keeps_the_function_and_tells_what_it_is_worth() -> None:
    marked = probe("adds up", kind="fork", points=3)(nothing)
    found = probe_of(marked)
    assert marked is nothing
    assert (found.id, found.title, found.kind, found.points) == ("nothing", "adds up", "fork", 3)
    assert found.function is nothing


def test_the_id_is_the_tests_name_without_its_prefix() -> None:
    def test_gate_cases(student: Student, draw: Draw) -> None:
        """A test."""

    assert probe_of(probe("t")(test_gate_cases)).id == "gate_cases"


@pytest.mark.parametrize("thing", [len, 3, None])
def test_what_is_not_marked_is_no_probe(thing: object) -> None:
    with pytest.raises(TypeError, match="lacks @probe"):
        probe_of(thing)


def test_kinds_of_care_are_kinds_and_only_some_rest_on_the_workers_word() -> None:
    assert set(get_args(Kind)) > CARE > ON_THE_WORKERS_WORD


def test_probes_come_in_the_order_of_their_file(tmp_path: Path) -> None:
    names = ["zebra", "ant", "middle"]
    body = "\n".join(f"@probe('{name}')\ndef test_{name}(student, draw): ...\n" for name in names)
    path = write(tmp_path, f"def helper(): ...\n\n{body}")
    assert [found.id for found in load_probes(path)] == names


def test_a_test_without_a_mark_stops_the_suite(tmp_path: Path) -> None:
    path = write(tmp_path, "def test_bare(student, draw): ...\n")
    with pytest.raises(TypeError, match="test_bare lacks @probe"):
        load_probes(path)


def test_a_suite_that_cannot_be_imported_says_why(tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        load_probes(write(tmp_path, "1 / 0\n"))
    with pytest.raises(SyntaxError):
        load_probes(write(tmp_path, "def (\n"))
    with pytest.raises(FileNotFoundError):
        load_probes(tmp_path / "test_missing.py")


def test_a_suite_is_read_again_from_its_file_each_time(tmp_path: Path) -> None:
    first = load_probes(write(tmp_path, "@probe('one')\ndef test_a(student, draw): ...\n"))
    body = "@probe('other', points=2)\ndef test_b(student, draw): ...\n"
    second = load_probes(write(tmp_path, body))
    assert [(found.id, found.points) for found in (*first, *second)] == [("a", 1), ("b", 2)]
