"""docs/security.md names tests that exist, and its table of attacks is current."""

import re
from pathlib import Path

from tests.attack_table import PAGE, attacks, renewed

TESTS = Path(__file__).parent


def test_the_table_of_attacks_is_current() -> None:
    page = PAGE.read_text()
    assert page == renewed(page), "run python -m tests.attack_table"
    assert all(f"| {each.purpose} |" in page for each in attacks())


def test_every_test_that_the_page_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE.read_text()))
    sources = "\n".join(path.read_text() for path in TESTS.glob("test_*.py"))
    assert len(named) > 30
    assert {name for name in named if f"def {name}(" not in sources} == set()


def test_the_page_is_plain_ascii() -> None:
    assert PAGE.read_text().isascii()
