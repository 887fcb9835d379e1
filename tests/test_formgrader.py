"""The course in nbgrader's own pages, as an instructor clicks through them in Chromium."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page

from autograder.demo.exchange import Walk
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources
from autograder.feedback import Place, write
from tests.bridge_lab import ESSAY, Desk, Entry, answered, make_released
from tests.browser import chromium
from tests.collect_lab import tree
from tests.conftest import ROOT
from tests.formgrader_lab import server
from tests.lab import HALVE, RIGHT, SCALE
from tests.tiny_course import ASSIGNMENT

PATIENCE_MS = 180_000
STEAL = "window.stolen = 1"
ATTACK = (
    f"Because. <script>{STEAL}</script><img src=x onerror='{STEAL}'> <b onclick='{STEAL}'>b</b> "
    f"[a](javascript:{STEAL}) $\\href{{javascript:{STEAL}}}{{y}}$\n\n[l]: javascript:{STEAL}\n\n[l]"
)
WRONG = {"scale.py": SCALE.replace(b"d_out * b", b"d_out"), "halve.py": HALVE}


class Office(NamedTuple):
    """A course with a server in front of it, and a browser's page."""

    desk: Desk
    address: str
    page: Page

    def go(self, path: str, waited: str) -> None:
        """Open one of formgrader's pages and wait until something of it is there."""
        self.page.goto(f"{self.address}formgrader/{path}")
        self.page.wait_for_selector(waited, timeout=PATIENCE_MS)

    def press(self, button: str, number: int = 0) -> str:
        """Press a button that ends in a message; the message."""
        self.page.locator(button).nth(number).click()
        self.page.wait_for_selector(".modal .modal-body", timeout=PATIENCE_MS)
        said = self.page.locator(".modal .modal-body").first.inner_text()
        self.page.locator(".modal .modal-footer button").first.click()
        self.page.wait_for_selector(".modal", state="detached", timeout=PATIENCE_MS)
        return said


@pytest.fixture(scope="module")
def office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """A released course; two students handed in at the exchange, one with an attack."""
    root = tmp_path_factory.mktemp("office") / "course"
    make_released(root)
    shutil.copy(ROOT / "nbgrader_config.py", root)
    exchange = root / "exchange"
    exchange.mkdir()
    exchange.chmod(0o777)
    toml = root / "course.toml"
    toml.write_text(toml.read_text().replace("[course]", f'[course]\nexchange = "{exchange}"'))
    desk = Desk(root)
    with server(root, root.parent / "home") as address, chromium() as browser:
        yield Office(desk, address, browser.new_page())


def submissions_of(office: Office) -> list[str]:
    """The addresses of the submissions that wait for a person."""
    office.go(f"gradebook/{ASSIGNMENT}/{ASSIGNMENT}", "td.name a[href*=submissions]")
    links = office.page.locator("td.name a[href*=submissions]").all()
    found = [link.get_attribute("href") or "" for link in links]
    return [each.removeprefix("/formgrader/") for each in dict.fromkeys(found)]


@pytest.mark.slow
def test_an_instructor_goes_through_a_cycle_in_formgrader(office: Office) -> None:
    desk = office.desk
    before = tree(desk.root / "assignments")
    office.go("manage_assignments", "td.assign a")
    assert office.page.locator("td.name").inner_text() == ASSIGNMENT
    assert office.press("td.assign a").startswith("Successfully created")
    assert tree(desk.root / "assignments") == before
    assert office.press("td.release a").startswith("Successfully released")
    at_exchange = Walk(desk.course, ASSIGNMENT)
    for student, files, answer in (("ada", RIGHT, ATTACK), ("bob", WRONG, "Since it is.")):
        at_exchange.hand_in(student, desk.hand_in(f"{student}-work", files, answered(answer)))
        shutil.rmtree(desk.root / "course-data" / "submitted" / f"{student}-work")
    office.go("manage_assignments", "td.collect a")
    assert office.press("td.collect a").startswith("Successfully collected")

    office.go(f"manage_submissions/{ASSIGNMENT}", "td.autograde a")
    for number, student in enumerate(("ada", "bob")):
        assert f"for student '{student}'" in office.press("td.autograde a", number)
    told = office.page.locator("table").inner_text()
    assert "needs manual grading" in told
    assert "11 / 13" in told
    assert "2 / 13" in told

    for path in submissions_of(office):
        office.go(path, "input.score")
        assert office.page.evaluate("window.stolen") is None
        shown = office.page.locator("body").inner_text()
        assert "scale.py" in shown
        for link in office.page.locator("a").all():
            assert "javascript:s" not in (link.get_attribute("href") or "").lower()
        with office.page.expect_response(lambda answer: answer.request.method == "PUT"):
            office.page.locator("input.score").nth(2).fill("1.5")
            office.page.locator("input.score").nth(2).blur()
        with office.page.expect_response(lambda answer: "comment" in answer.url):
            office.page.locator("textarea.comment").nth(2).fill("Well said.")
            office.page.locator("textarea.comment").nth(2).blur()
    assert desk.entries("ada")[ESSAY] == Entry(None, 1.5, False)

    office.go("manage_assignments", "td.generate-feedback a")
    assert office.press("td.generate-feedback a").startswith("Successfully generated")
    page = desk.root / "course-data" / "feedback" / "ada" / ASSIGNMENT / f"{ASSIGNMENT}.html"
    assert "Well said." in page.read_text()
    office.page.goto(page.as_uri())
    assert office.page.evaluate("window.stolen") is None
    office.go("manage_assignments", "td.release-feedback a")
    assert office.press("td.release-feedback a").startswith("Successfully released")
    assert at_exchange.fetch_feedback("ada").read_bytes() == page.read_bytes()
    _our_page_says_the_same(desk, page)


def _our_page_says_the_same(desk: Desk, page: Path) -> None:
    sources = usual_sources(desk.course)
    mark = class_marks(desk.course, sources).marks[ASSIGNMENT, "ada"]
    assert (mark.state, mark.points, mark.written[0].points) == ("graded", 11, 1.5)
    place = Place(sources.submitted, desk.root / "course-data" / "feedback")
    assert write(place, mark, sources.book.of(ASSIGNMENT, "ada")) == page
    assert "Well said." in page.read_text()
