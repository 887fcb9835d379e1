"""The syllabus: what has to be taught is taught and graded, and a gap is found."""

import shutil
from pathlib import Path

import pytest

from autograder.check_course.syllabus import FILE, load_items, syllabus_findings
from autograder.check_course.syllabus_page import PAGE, page
from autograder.check_course.table import syllabus_text
from autograder.course import Course, load_course
from tests.tiny_course import ASSIGNMENT, make_course

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_course(tmp_path_factory.mktemp("course")).root


@pytest.fixture
def tiny(whole: Path, tmp_path: Path) -> Course:
    return load_course(shutil.copytree(whole, tmp_path / "course"))


def found(course: Course) -> list[str]:
    return [str(finding) for finding in syllabus_findings(course)[1]]


def test_nothing_of_the_sources_is_left_out(course: Course) -> None:
    items, findings = syllabus_findings(course)
    assert findings == []
    sources = {item.source for item in items}
    assert sources == {"D2L", "note", "beyond", *(f"exercise {n}" for n in range(1, 7))}


def test_page_is_what_the_file_says(course: Course) -> None:
    assert (ROOT / PAGE).read_text() == page(load_items(ROOT))


def test_an_item_is_told_with_its_places(tiny: Course) -> None:
    assert syllabus_text(load_items(tiny.root)).split("\n") == [
        "the rule of a product [D2L]",
        "    taught: scale",
        "    graded: scale (value, purity)",
        "the rule of a half [beyond]",
        "    taught: every handout",
        "    graded: halve (half)",
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('taught = { scale = "d_out" }', "taught = {}", "products is not taught anywhere"),
        ('["halve.half"]', "[]", "halves is not graded anywhere"),
        ("halve.half", "halve.third", "graded by halve.third, which is no probe"),
        ("scale.value", f"{ASSIGNMENT}:", "which is no probe and no written answer"),
        ("{ scale =", "{ scales =", "taught in scales, which is no exercise and no cell"),
        ("d_out comes first.", "d_out comes last.", "does not stand in *"),
        ('scale = "d_out"', 'scale = ""', "'' does not stand in scale"),
        ('id = "halves"', 'id = "products"', "two items are called products"),
        ('["halve.half"]', '["scale.value"]', "the exercise halve belongs to no item"),
        ("source =", "sauce =", "Object contains unknown field `sauce`"),
        ("[[item]]", "[[item]", "Expected ']]'"),
    ],
)
def test_a_gap_is_found(old: str, new: str, told: str, tiny: Course) -> None:
    assert found(tiny) == []
    path = tiny.root / FILE
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    assert any(told in finding for finding in found(tiny)), found(tiny)


def test_a_handout_that_drops_an_item_is_found(tiny: Course) -> None:
    path = tiny.root / f"solutions/{ASSIGNMENT}/scale.py"
    path.write_text(path.read_text().replace("Scaling a number", "Multiplying"))
    text = (tiny.root / FILE).read_text()
    (tiny.root / FILE).write_text(text.replace('scale = "d_out"', 'scale = "Scaling a number"'))
    assert "'Scaling a number' does not stand in scale" in "".join(found(tiny))


def test_a_course_without_a_syllabus_is_told(tiny: Course) -> None:
    (tiny.root / FILE).unlink()
    told = "syllabus.toml: it cannot be read (No such file or directory), correct it"
    assert found(tiny) == [told]
