"""The class page counts what the reports hold, and points at what needs a hand."""

import pytest

from autograder.render import class_page
from autograder.render.class_records import Names
from autograder.render.class_summary import summarise
from autograder.report import Report
from autograder.similarity import Alike, Comparison, Uncompared
from tests.lab import a_probe, a_report, an_exercise
from tests.pages_lab import MISTAKE, Reader, a_class, full, mistaken


def class_of(reports: list[Report]) -> Reader:
    """The class page, read."""
    return Reader(class_page.of_reports(reports))


def test_marks_and_the_ways_to_have_none_are_counted_apart() -> None:
    told = class_of(a_class()).text
    assert "9 students: 6 graded, 1 not handed in, 1 with no file that can be read" in told
    assert "1 with a grader error" in told


def test_the_histogram_counts_those_with_a_mark() -> None:
    summary = summarise(a_class(), None, Names())
    assert sum(each.students for each in summary.bins) == 7
    assert next(each for each in summary.bins if each.low <= 8 <= each.high).students == 1


@pytest.mark.parametrize("most", [0, 1, 9, 15, 16, 63, 64, 100, 1000])
def test_the_bins_hold_every_possible_mark_once(most: int) -> None:
    exercise = an_exercise("add", "graded", a_probe("value", points=most))
    [result] = summarise([a_report("ada", exercise)], None, Names()).exercises
    bins = summarise([a_report("ada", exercise)], None, Names()).bins
    assert [mark for each in bins for mark in range(each.low, each.high + 1)] == [*range(most + 1)]
    assert len(bins) <= 16
    assert sum(each.students for each in bins) == 1
    assert result.full == 1


def test_rates_are_of_those_who_handed_the_file_in() -> None:
    add, multiply = summarise(a_class(), None, Names()).exercises
    assert (add.full, add.part, add.nothing, add.unread, add.absent) == (4, 1, 1, 1, 1)
    assert add.out_of == 7
    assert (multiply.full, multiply.part, multiply.nothing, multiply.absent) == (3, 3, 1, 2)
    passed = {each.id: (each.passed, each.out_of) for each in add.probes}
    assert passed["value"] == (4, 7)
    assert passed["zeros"] == (5, 7)


def test_mistakes_are_named_with_their_students_most_common_first() -> None:
    summary = summarise(a_class(), None, Names())
    assert [each[:2] + each[3:] for each in summary.mistakes] == [
        ("multiply", "own_input", ("ben", "cy", "eva")),
        ("add", "", ("eva", "ida")),
        ("multiply", "", ("dee",)),
    ]
    assert f"{MISTAKE.title} multiply 3 ben , cy , eva" in class_of(a_class()).text


def test_what_needs_a_hand_is_listed() -> None:
    told = class_of(a_class()).text
    assert "eva add why gate did not pass (2 checks)" in told
    assert "ida add why value did not pass (1 check)" in told
    assert "finn add add.py, line 7: Python 3.11 cannot read this line" in told
    assert "finn : multiply" in told
    assert "gus : nothing at all" in told


def test_our_own_errors_come_first() -> None:
    kept = a_report("kept", full(), regrade_failed="regrade failed: the earlier mark is kept")
    told = class_of([*a_class(), kept]).text
    first = told.index("Grader errors")
    assert first < told.index("Median")
    assert "1 student without a mark" in told
    assert "1 student kept an earlier mark" in told
    assert "Grader errors" not in class_of(a_class()[:5]).text


def test_marks_that_do_not_belong_together_are_pointed_out() -> None:
    other = a_report("zoe", full(), key_id="ffffffffffff", jail="none")
    told = class_of([*a_class(), other]).text
    assert "made with 2 different keys" in told
    assert "made without a jail" in told
    assert "0123456789ab, ffffffffffff" in told


def test_equal_files_are_listed_or_said_not_to_be_compared() -> None:
    alike = (
        Alike("value", "", ("ben", "cy"), True),
        Alike("value", "the reference solution", ("ada",), False),
    )
    left_out = (Uncompared("value", "finn", "nested too deeply"),)
    compared = Comparison(("value",), alike, left_out)
    told = Reader(class_page.render(summarise(a_class(), compared, Names()))).text
    assert "value each other, byte for byte 2 ben , cy" in told
    assert "value the reference solution 1 ada" in told
    assert "finn , value: nested too deeply" in told
    assert "were not compared" in class_of(a_class()).text
    nothing = Reader(class_page.render(summarise(a_class(), Comparison((), (), ()), Names())))
    assert "Nothing was compared" in nothing.text


def test_only_pages_that_are_there_are_linked() -> None:
    reports = [*a_class(), a_report("Zo\u00eb =1/x", full())]
    page = Reader(class_page.render(summarise(reports, None, Names()), ["ada", "Zo\u00eb =1/x"]))
    links = {each["href"] for each in page.all("a")}
    assert links == {"feedback/ada.html", "feedback/Zo%C3%AB%20%3D1%2Fx.html"}


def test_a_class_of_nobody_and_one_of_many_can_be_shown() -> None:
    assert "0 students" in class_of([]).text
    many = [a_report(f"s{number:03}", mistaken()) for number in range(300)]
    assert "300 students" in class_of(many).text
