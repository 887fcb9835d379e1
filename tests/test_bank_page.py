"""The page of all misconceptions is current and whole."""

import pytest

from autograder.course import Course
from autograder.diagnose.bank_page import PAGE, ROOT, page
from tests.diagnosis_lab import doctor, exercises

TEXT = (ROOT / PAGE).read_text()


def test_page_is_current(course: Course) -> None:
    assert page(course, TEXT) == TEXT, "run `python -m autograder.diagnose.bank_page`"


@pytest.mark.parametrize("exercise", exercises())
def test_every_misconception_stands_on_it(exercise: str) -> None:
    bench = doctor(exercise).bench
    _, _, section = TEXT.partition(f"### {bench.assignment}: {exercise}\n")
    section = section.partition("\n### ")[0]
    assert [wrong.id for wrong in bench.bank() if f"`{wrong.id}`" not in section] == []


def test_page_is_plain_and_without_gaps(course: Course) -> None:
    assert TEXT.isascii()
    lists = TEXT[TEXT.index("begin: list") :]
    rows = [line for line in lists.splitlines() if line.startswith("| ")]
    assert [line for line in rows if line.replace("\\|", "").count("|") != 4] == []


def test_examples_show_a_mistake_each() -> None:
    examples = TEXT[TEXT.index("begin: examples") : TEXT.index("end: examples")]
    assert examples.count("first wrong gradient") >= 3
    assert "a + a at a = 2: got d_a = 1, right is d_a = 2" in examples
    assert "fork: 2 uses" in examples


@pytest.mark.parametrize("marker", ["<!-- end: list -->", "<!-- begin: examples -->"])
def test_a_missing_marker_is_refused(marker: str, course: Course) -> None:
    with pytest.raises(ValueError, match="are needed once each"):
        page(course, TEXT.replace(marker, ""))
