"""The student's page says what the report holds, plainly; and what both kinds of page keep to."""

import re
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from autograder.kit import draw
from autograder.render import class_page, html, student_page
from autograder.render.class_records import Names
from autograder.render.class_summary import summarise
from autograder.similarity import Alike, Comparison
from tests.lab import a_probe, a_report, an_exercise
from tests.pages_lab import (
    EVERYTHING,
    MISTAKE,
    Reader,
    a_case,
    a_class,
    absent,
    full,
    hanging,
    mistaken,
    ours,
    unreadable,
    untouched,
)
from tests.secrets_of_a_run import renderers

ATTACK = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&{{ 7 * 7 }}"


def page_of(*exercises: Any, **fields: Any) -> Reader:
    """The page of a report of these exercises, read."""
    return Reader(student_page.render(a_report("ada", *exercises, **fields)))


def test_a_named_mistake_comes_with_its_case_its_hint_and_its_line() -> None:
    told = page_of(full(), mistaken()).text
    assert "6 of 10 points" in told
    assert f"{MISTAKE.title}. You scaled the gradient of a by a." in told
    assert "multiply_backward(1, 2, 5) Your code (2, 2) Right (5, 2) First wrong a" in told
    assert f"Hint. {MISTAKE.hint} Where to look: multiply.py , line 31." in told
    assert "failed checks cases (2 points) why cases did not pass" in told
    assert "1 check passed (2 points) passed checks ends (2 points)" in told


def test_the_case_is_drawn_and_told_as_text() -> None:
    page = page_of(mistaken())
    [picture] = page.all("svg")
    named = [page.all("title")[1]["id"], page.all("desc")[0]["id"]]
    assert picture["role"] == "img"
    assert picture["aria-labelledby"].split() == named
    assert a_case().text in page.spaced


def test_each_exercise_with_lost_points_has_one_hint() -> None:
    page = page_of(full(), mistaken(), hanging(), untouched())
    assert page.text.count("Hint.") == 3


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (absent(), "Not handed in. exp.py was not handed in; found 'exp_final_ada.py'"),
        (unreadable(), "Cannot be read. tanh.py, line 7: Python 3.11 cannot read this line"),
        (ours(), "Not graded: a problem of the grader, not of this work; no mark is lost."),
        (hanging(), "too slow checks gate (4 points)"),
        (untouched(), "chain_backward is not written yet"),
    ],
    ids=lambda each: each if isinstance(each, str) else each.id,
)
def test_every_way_to_lose_points_is_said_plainly(result: Any, sentence: str) -> None:
    assert sentence in page_of(full(), result).text


def test_an_unreadable_file_names_its_line() -> None:
    assert "Look at line 7 of your tanh.py ." in page_of(unreadable()).text


def test_our_own_error_costs_no_mark_and_is_not_a_zero() -> None:
    told = page_of(full(), ours()).text
    assert "No mark is lost" in told
    assert "no mark yet" in told
    assert "0 of 8" not in told


def test_nothing_handed_in_is_not_a_zero_either() -> None:
    told = page_of(absent(), absent("add")).text
    assert "Nothing was handed in" in told
    assert "0 of 8 points" not in told.partition("Exercise Points")[0]


def test_one_cause_is_told_once_and_many_checks_are_folded() -> None:
    page = page_of(untouched(checks=6))
    assert page.text.count("is not written yet") == 1
    assert "6 checks were lost to this (12 points)" in page.text


def test_lateness_and_what_counts_are_told() -> None:
    [ada, *_] = a_class()
    told = " ".join(re.sub("<[^>]+>", "", student_page.render(ada)).split())
    assert (
        "Due 2 November 2026, 23:59 (UTC+01:00). Received 3 November 2026, 23:59 (UTC+01:00). "
        "1 day 1 hour late: 1 point taken off. What counts: 3 of 8 points."
    ) in told


def test_a_page_in_time_speaks_of_no_lateness() -> None:
    told = page_of(full(), due="2026-11-02T23:59:00+01:00").text
    assert "Due 2 November" in told
    assert "late" not in told
    assert "What counts" not in told


def test_ignored_files_and_where_the_mark_came_from_are_told() -> None:
    told = page_of(full(), ignored_files=("numpy.py",), jail="none", regrade_failed="kept").text
    assert "numpy.py" in told
    assert "A later run failed." in told
    assert "outside the jail" in told
    assert "Key 0123456789ab, course cccccccccccc, grader 0.1+12345678" in told


def test_nothing_in_a_report_becomes_markup() -> None:
    probe = replace(a_probe("value", "failed"), title=ATTACK, message=ATTACK)
    case = a_case(statement=ATTACK, got=ATTACK, want=ATTACK, first_wrong=ATTACK, text=ATTACK)
    mistake = replace(MISTAKE, title=ATTACK, explanation=f"`{ATTACK}`", hint=ATTACK)
    result = replace(
        an_exercise("add", "graded", probe),
        title=ATTACK,
        message=ATTACK,
        misconception=mistake,
        counterexample=case,
    )
    report = a_report(ATTACK, result, ignored_files=(ATTACK,), assignment=ATTACK, key_id=ATTACK)
    comparison = Comparison((ATTACK,), (Alike("add", ATTACK, (ATTACK,), False),), ())
    summary = summarise([report], comparison, Names())
    for page in (student_page.render(report), class_page.render(summary, [ATTACK])):
        read = Reader(page)
        assert not read.all("script")
        assert not read.all("img")
        assert "49" not in read.words
        assert ATTACK.split()[0] in read.text


@pytest.mark.parametrize(
    "svg",
    [
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg"><a href="http://x.org"><text>x</text></a></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg"><rect style="fill:url(http://x.org)"/></svg>',
        '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>',
        '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>',
        '<html xmlns="http://www.w3.org/1999/xhtml"><text/></html>',
        "<svg",
        "",
    ],
)
def test_only_our_own_kind_of_drawing_is_let_in(svg: str) -> None:
    assert html.picture(svg, "add") is None
    page = page_of(mistaken(counterexample=a_case(svg=svg)))
    assert page.all("svg") == []
    assert "open" in page.all("details")[0]


def test_two_equal_drawings_share_no_id() -> None:
    page = page_of(mistaken("multiply"), mistaken("chain"))
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(page.all("svg")) == 2
    assert sorted(ids) == sorted(set(ids))


def test_every_colour_of_a_drawing_has_one_for_dark_pages() -> None:
    style = (html.TEMPLATES / "style.css").read_text()
    looks = " ".join([*draw.LOOK.values(), 'fill="#ffffff"'])
    colours = set(re.findall(r'(?:fill|stroke)="#[0-9a-f]{6}"', looks))
    assert len(colours) > 10
    assert {each for each in colours if f".picture [{each}]" not in style} == set()


def pages() -> dict[str, str]:
    """Both kinds of page."""
    summary = summarise(a_class(), None, Names())
    return {
        "student": student_page.render(a_report("ada", *EVERYTHING, ignored_files=("a.py",))),
        "class": class_page.render(summary, ["ada"]),
    }


def test_the_search_for_leaks_covers_the_pages() -> None:
    searched = {name for name, _, _ in renderers()}
    assert {"student_page.render", "class_page.of_reports", "class_csv.of_reports"} <= searched
    assert {"cell.page", "cell.comment", "github.comment", "github.status"} <= searched


@pytest.mark.parametrize("name", ["student", "class"])
def test_a_page_is_one_file_without_scripts(name: str) -> None:
    page = Reader(pages()[name])
    for _, attributes in page.tags:
        assert not {"src", "srcset", "data", "action"} & attributes.keys()
        assert not any(attribute.startswith("on") for attribute in attributes)
        assert re.match(r"#|feedback/", attributes.get("href", "#"))
    assert not page.all("script") + page.all("link")
    assert "url(" not in pages()[name]
    assert "@import" not in pages()[name]
    policy = [each["content"] for each in page.all("meta") if "http-equiv" in each]
    assert policy == ["default-src 'none'; style-src 'unsafe-inline'"]


@pytest.mark.parametrize("name", ["student", "class"])
def test_a_page_can_be_walked_by_its_headings_and_tables(name: str) -> None:
    page = Reader(pages()[name])
    levels = [int(tag[1]) for tag, _ in page.tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert all(each.get("scope") in ("row", "col") for each in page.all("th"))
    assert [tag for tag, _ in page.tags if tag in ("header", "main", "footer")] == [
        "header",
        "main",
        "footer",
    ]


@pytest.mark.parametrize("name", ["student", "class"])
def test_links_lead_to_places_on_the_page_and_are_ids_once(name: str) -> None:
    page = Reader(pages()[name])
    ids = [attributes["id"] for _, attributes in page.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    targets = [each["href"][1:] for each in page.all("a") if each["href"].startswith("#")]
    assert set(targets) <= set(ids)
    labels = " ".join(each.get("aria-labelledby", "") for _, each in page.tags).split()
    assert set(labels) <= set(ids)
