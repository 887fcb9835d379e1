"""The pages in a real browser: phone and desktop, keyboard, both schemes, on paper, by axe."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from autograder.course import Course
from autograder.grade.grader import Grader, grade_files
from autograder.kit import draw
from autograder.render import class_page, student_page
from autograder.render.class_records import Names
from autograder.render.class_summary import summarise
from autograder.report import ExerciseResult
from autograder.similarity import Alike, Comparison, Uncompared
from tests.browser import (
    CONTRASTS,
    DESKTOP,
    FOCUSED,
    NUMBERED,
    PHONE,
    UNSEEN,
    chromium,
    opened,
    unfold,
    violations,
)
from tests.lab import a_report
from tests.pages_lab import EVERYTHING, Reader, a_case, a_class, absent, full, mistaken, ours

pytestmark = pytest.mark.slow

NAMES = ["mixed", "full", "absent", "ours", "wide", "real", "class", "large-class"]
SCHEMES = ["light", "dark"]
LONG = "a" * 120
LEAST_CONTRAST = 4.5  # level AA of WCAG 2.2 for text of any size


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, course: Course, grader: Grader) -> Path:
    """Pages of every kind, each in a file of its own."""
    pages = tmp_path_factory.mktemp("pages")
    assignment = course.assignment("02-local-rules")
    handed = course.root / "tests" / "sample_class" / "mistake-own-input" / assignment.id
    files = {path.name: path.read_bytes() for path in handed.iterdir() if path.is_file()}
    [late, *_] = a_class()
    mixed = a_report("Zo\u00eb Gr\u00fcn", *EVERYTHING, ignored_files=("relu(1).py", LONG))
    many = [a_report(f"student-{n}", full(), mistaken(), absent()) for n in range(40)]
    made = {
        "mixed": student_page.render(mixed),
        "full": student_page.render(late),
        "absent": student_page.render(a_report("gus", absent("add"), absent())),
        "ours": student_page.render(a_report("hal", ours(), full(), regrade_failed="kept")),
        "wide": student_page.render(a_report(LONG, wide())),
        "real": student_page.render(grade_files(grader, assignment, files)),
        "class": class_page.render(summarise(a_class(), compared(), Names()), ["ada"]),
        "large-class": class_page.of_reports(many),
    }
    assert list(made) == NAMES
    for name, text in made.items():
        (pages / f"{name}.html").write_text(text)
    return pages


def wide() -> ExerciseResult:
    """A result with nothing in it that breaks by itself, and a long drawing."""
    names = [f"x{number}" for number in range(9)]
    graph = {name: names[max(place - 1, 0) : place] for place, name in enumerate(names)}
    values = dict.fromkeys(names, 123456.5)
    ops = dict.fromkeys(names[1:], "tanh")
    more: dict[str, Any] = {"values": values, "grads": values, "want": {"x0": 1.0}}
    case = a_case(
        statement=f"f({LONG})",
        got=LONG,
        want=LONG,
        first_wrong=LONG,
        svg=draw.svg(graph, ops=ops, **more).text,
        text=draw.tree(graph, ops=ops, **more),
    )
    return mistaken(counterexample=case)


def compared() -> Comparison:
    """Something of everything that a comparison can find."""
    students = tuple(f"student-{number}" for number in range(9))
    alike = (Alike("value", "", students, True), Alike("value", "the reference", ("ada",), False))
    return Comparison(("value",), alike, (Uncompared("value", "finn", "too large"),))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP, (320, 568)], ids=["phone", "desktop", "small"])
def test_no_page_scrolls_sideways(
    browser: Browser, folder: Path, name: str, size: tuple[int, int]
) -> None:
    with opened(browser, folder / f"{name}.html", size) as shown:
        for _ in range(2):
            width = shown.page.evaluate("document.documentElement.scrollWidth")
            assert width <= size[0]
            unfold(shown.page)


@pytest.mark.parametrize(
    ("name", "scheme"), [(name, "light") for name in NAMES] + [("mixed", "dark"), ("class", "dark")]
)
def test_axe_finds_nothing(browser: Browser, folder: Path, name: str, scheme: str) -> None:
    with opened(browser, folder / f"{name}.html", PHONE, scheme) as shown:
        assert violations(shown.page) == []
        unfold(shown.page)
        assert violations(shown.page) == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_all_text_can_be_told_from_its_ground(
    browser: Browser, folder: Path, name: str, scheme: str
) -> None:
    with opened(browser, folder / f"{name}.html", DESKTOP, scheme) as shown:
        unfold(shown.page)
        found = shown.page.evaluate(CONTRASTS)
    assert len(found) > 20
    assert [each for each in found if each[0] < LEAST_CONTRAST] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_page_fetches_nothing_and_complains_of_nothing(
    browser: Browser, folder: Path, name: str
) -> None:
    file = folder / f"{name}.html"
    with opened(browser, file, DESKTOP) as shown:
        unfold(shown.page)
        shown.page.wait_for_load_state("networkidle")
        assert shown.requests == [file.as_uri()]
        assert shown.complaints == []


@pytest.mark.parametrize("name", ["mixed", "class"])
def test_the_keyboard_reaches_everything_in_order(
    browser: Browser, folder: Path, name: str
) -> None:
    with opened(browser, folder / f"{name}.html", PHONE) as shown:
        wanted = shown.page.evaluate(NUMBERED)
        assert wanted > 5
        assert walk(shown.page) == [str(place) for place in range(wanted)]


def walk(page: Page) -> list[str]:
    """The places that the tab key visits; each must show that it has the focus."""
    visited: list[str] = []
    while True:
        page.keyboard.press("Tab")
        place, style, width = page.evaluate(FOCUSED)
        if place == "" or place in visited:
            return visited
        assert (style, width) == ("solid", "3px")
        visited.append(place)


def test_the_keyboard_opens_what_is_folded(browser: Browser, folder: Path) -> None:
    with opened(browser, folder / "mixed.html", PHONE) as shown:
        first = shown.page.locator("summary").first
        inside = shown.page.locator("details > :not(summary)").first
        assert not inside.is_visible()
        first.focus()
        shown.page.keyboard.press("Enter")
        assert inside.is_visible()


@pytest.mark.parametrize("name", ["mixed", "class"])
def test_the_dark_scheme_is_dark_and_paper_is_white(
    browser: Browser, folder: Path, name: str
) -> None:
    ground = "getComputedStyle(document.body).backgroundColor"
    with opened(browser, folder / f"{name}.html", DESKTOP, "dark") as shown:
        assert shown.page.evaluate(ground) == "rgb(20, 23, 26)"
        shown.page.emulate_media(media="print")
        assert shown.page.evaluate(ground) == "rgb(255, 255, 255)"
        assert shown.page.evaluate("getComputedStyle(document.body).color") == "rgb(29, 35, 39)"


@pytest.mark.parametrize("name", ["mixed", "real", "class"])
def test_paper_shows_all_that_is_folded(browser: Browser, folder: Path, name: str) -> None:
    with opened(browser, folder / f"{name}.html", DESKTOP) as shown:
        folded = shown.page.evaluate(UNSEEN)
        assert folded > 0
        shown.page.emulate_media(media="print")
        shown.page.wait_for_function(f"({UNSEEN})() === 0")  # which the next frame shows
        assert shown.page.pdf(format="A4").startswith(b"%PDF")


def test_a_drawing_fits_a_phone_or_scrolls_within_its_frame(browser: Browser, folder: Path) -> None:
    with opened(browser, folder / "wide.html", PHONE) as shown:
        frame = "document.querySelector('.picture')"
        assert shown.page.evaluate(f"{frame}.scrollWidth > {frame}.clientWidth")
    with opened(browser, folder / "mixed.html", PHONE) as shown:
        assert shown.page.evaluate(f"{frame}.scrollWidth <= {frame}.clientWidth")


def test_a_screen_reader_hears_the_drawing_in_words(browser: Browser, folder: Path) -> None:
    with opened(browser, folder / "mixed.html", PHONE) as shown:
        drawing = shown.page.get_by_role("img", name="Computation graph")
        described = drawing.first.evaluate(
            "each => document.getElementById(each.getAttribute('aria-labelledby').split(' ')[1])"
            ".textContent"
        )
    assert "first wrong gradient" in described
    assert "expected 5" in described


def test_the_words_of_a_page_are_the_same_with_styles_off(browser: Browser, folder: Path) -> None:
    """Nothing is said by colour or by place alone."""
    with opened(browser, folder / "mixed.html", DESKTOP) as shown:
        unfold(shown.page)
        seen = " ".join(shown.page.inner_text("main").split())
    read = Reader((folder / "mixed.html").read_text()).text
    for word in ("failed", "too slow", "not run", "passed", "Not handed in.", "Cannot be read."):
        assert word in seen
        assert word in read


def test_the_check_of_contrast_finds_grey_on_grey(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "grey.html"
    file.write_text('<body style="background:#777"><p style="color:#888">faint</p></body>')
    with opened(browser, file, DESKTOP) as shown:
        [[ratio, text]] = shown.page.evaluate(CONTRASTS)
        assert text == "faint"
        assert ratio == pytest.approx(1.26, abs=0.02)
        assert any(each.startswith("color-contrast") for each in violations(shown.page))
