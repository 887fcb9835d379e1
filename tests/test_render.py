"""What people see of reports: ASCII on the console, harmless cells in CSV, states kept apart."""

import csv
import io

import pytest
from msgspec.structs import replace

from autograder.render import console
from autograder.render import csv as table
from autograder.report import Counterexample, NamedMistake, Report
from autograder.text import plain
from tests.lab import a_probe, a_report, an_exercise

FULL = an_exercise("scale", "graded", a_probe(), a_probe("gate", points=3))
PART = an_exercise("scale", "graded", a_probe(), a_probe("gate", "failed", points=3))
ZERO = an_exercise("scale", "graded", a_probe("value", "crashed"), a_probe("gate", "not_run", 3))
GONE = an_exercise("scale", "not_submitted", a_probe("a", "not_run"), a_probe("b", "not_run", 3))
BROKEN = an_exercise("scale", "not_gradable", a_probe("a", "not_run"), a_probe("b", "not_run", 3))
OURS = an_exercise("scale", "grader_error")

CLASS = [
    a_report("full", FULL),
    a_report("part", PART),
    a_report("zero", ZERO),
    a_report("gone", GONE),
    a_report("broken", BROKEN),
    a_report("ours", OURS, max_points=5),
]


def rows(reports: list[Report]) -> list[dict[str, str]]:
    """The rows as a spreadsheet would read them."""
    return list(csv.DictReader(io.StringIO(table.grades(reports), newline="")))


# Console


def test_a_class_is_a_row_for_each_student_and_who_solved_it() -> None:
    assert console.class_table(CLASS).splitlines() == [
        "student      scale    total  state",
        "full             5      5/5  graded",
        "part             2      2/5  graded",
        "zero             0      0/5  graded",
        "gone             -        -  not submitted",
        "broken           x      0/5  not gradable",
        "ours             ?      ?/5  grader error",
        "solved by        1        1  of 6",
    ]


def test_an_empty_class_is_told_so() -> None:
    assert console.class_table([]) == "no submissions\n"


def test_a_tally_counts_each_state() -> None:
    told = "3 graded, 1 not submitted, 1 not gradable, 1 grader error"
    assert console.tally(CLASS) == told
    kept = a_report("kept", FULL, regrade_failed="the earlier mark is kept")
    assert console.tally([kept]) == "1 graded (1 of them kept, since the regrade failed)"


def test_a_mark_that_was_kept_is_flagged() -> None:
    kept = a_report("kept", FULL, regrade_failed="regrade failed: the earlier mark is kept")
    assert "5/5  graded (regrade failed: the earlier mark is kept)" in console.class_table([kept])
    assert "regrade failed" in console.student(kept)


def test_reports_of_before_and_after_a_new_exercise_share_a_table() -> None:
    new = a_report("new", FULL, an_exercise("halve", "graded", a_probe()))
    lines = console.class_table([a_report("old", PART), new]).splitlines()
    assert [line.split()[1:3] for line in lines[:3]] == [
        ["scale", "halve"],
        ["2", "2/5"],
        ["5", "2"],
    ]


def test_a_student_in_full() -> None:
    assert console.student(a_report("ada", PART, GONE)).splitlines() == [
        "ada, 01-lab: graded, 2/10 points",
        "",
        "scale: 2/5",
        "    ok   2/2  checks value",
        "    --   0/3  checks gate",
        "              why gate did not pass",
        "",
        "scale: 0/5, not submitted",
    ]


def test_what_is_known_of_a_mistake_is_told() -> None:
    mistake = NamedMistake(id="m", title="adds twice", explanation="e", hint="look at +=")
    found = Counterexample(size=1, statement="a = 2, a + a", got="1", want="2")
    told = console.student(
        a_report("ada", replace(PART, misconception=mistake, counterexample=found))
    )
    assert "The mistake: adds twice" in told
    assert "Hint: look at +=" in told
    assert "a = 2, a + a: got 1, right is 2" in told


def test_one_cause_of_a_whole_file_is_told_once() -> None:
    probes = [a_probe("a", "failed"), a_probe("b", "failed")]
    message = "line 2: cannot be read"
    same = [replace(probe, message=message) for probe in probes]
    result = replace(an_exercise("scale", "not_gradable", *same), message=message, line=2)
    assert console.student(a_report("ada", result)).count(message) == 1


def test_without_a_jail_the_reader_is_warned() -> None:
    assert "without a jail" in console.student(a_report("ada", FULL, jail="none"))


NAMES = [
    *("\x1b[31mred\x1b[0m", "::error::x", "##[error]x", "two\nlines", "Zo\u00eb", "\u5f20\u4f1f"),
    *("\u202ereversed", "\x9b31mred", ":::error", "\x1b]0;title\x07x", "bell\x07"),
]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_the_console_gets_plain_ascii_whatever_a_name_holds(name: str) -> None:
    report = a_report(name, FULL, ignored_files=(name,), regrade_failed=name)
    for text in (console.student(report), console.class_table([report])):
        assert text.isascii()
        assert text.replace("\n", "").isprintable()
        assert "::" not in text
        assert "##[" not in text
    assert len(console.class_table([report]).splitlines()) == 3


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Zo\u00eb Gr\u00fcn", "Zoe Grun"),
        ("\u5f20\u4f1f", "??"),
        ("a\x1b[2Kb\x1b]8;;http://x\x07c", "abc"),
        ("::::", ": : : :"),
        ("\uff1a\uff1awarning", ": :warning"),
        ("a\r\n\tb", "a   b"),
    ],
)
def test_text_is_made_plain(text: str, shown: str) -> None:
    assert plain(text) == shown


def test_long_text_is_cut() -> None:
    assert plain("x" * 3000) == "x" * 1997 + "..."
    assert plain("x" * 10, 10) == "x" * 10


# CSV


def test_zero_and_the_ways_to_have_no_mark_are_told_apart() -> None:
    told = [[row[name] for name in ("state", "points", "scale", "states")] for row in rows(CLASS)]
    assert told == [
        ["graded", "5", "5", ""],
        ["graded", "2", "2", ""],
        ["graded", "0", "0", ""],
        ["not_submitted", "", "", "scale:not_submitted"],
        ["not_gradable", "0", "0", "scale:not_gradable"],
        ["grader_error", "", "", "scale:grader_error"],
    ]


def test_the_final_points_follow_the_points() -> None:
    late = a_report("late", FULL, late_s=90000, penalty=2, final_points=3)
    row = rows([late])[0]
    assert [row[name] for name in ("late_s", "penalty", "final_points")] == ["90000", "2", "3"]
    assert rows([CLASS[5]])[0]["final_points"] == ""


def test_where_a_mark_came_from_stands_in_its_row() -> None:
    kept = a_report("kept", FULL, jail="none", regrade_failed="regrade failed")
    row = rows([kept])[0]
    assert [row[name] for name in ("jail", "key_id", "note")] == [
        "none",
        "0123456789ab",
        "regrade failed",
    ]


def test_columns_stay_in_step_when_reports_hold_other_exercises() -> None:
    new = a_report("new", an_exercise("halve", "graded", a_probe()), FULL)
    told = [(row["scale"], row["halve"]) for row in rows([a_report("old", PART), new])]
    assert told == [("2", ""), ("5", "2")]


def test_an_empty_class_has_a_head_only() -> None:
    assert table.grades([]).startswith("student,assignment,state,")
    assert rows([]) == []


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "\uff1d", "\uff20"])
def test_no_name_is_a_formula(start: str) -> None:
    name = f'{start}cmd|"/c calc"!A1'
    row = rows([a_report(name, FULL)])[0]
    assert row["student"] == f"'{name}"


def test_numbers_and_ordinary_names_stay_as_they_are() -> None:
    name = 'O\'Neill, "Ada" \u5f20'
    assert table.cell(-3) == "-3"
    assert rows([a_report(name, FULL)])[0]["student"] == name
