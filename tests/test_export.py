"""Exports keep states apart, count what people gave by hand, and start no formula."""

import csv
import io
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from autograder.class_report import ReportFolderError
from autograder.collect.roster import load_roster
from autograder.course import Course
from autograder.export.formats import FORMATS
from autograder.export.manual import EMPTY, Book, Manual
from autograder.export.marks import Mark, Sources, State, class_marks
from autograder.export.total import total
from autograder.report import Report, dump
from tests.lab import Run, a_probe, a_report, an_exercise
from tests.tiny_course import ASSIGNMENT

SCALE, HALVE = an_exercise("scale", "graded", a_probe(points=9)), an_exercise("halve")
ROSTER = "login,name,id\nada,=Ada,007\nbob,Bob,1e5\neve,Eve,3\nnan,Nan,4\nzoe,Zoe,5\n"

Exported = list[dict[str, str]]


def of(student: str, scale: object = SCALE, **fields: object) -> Report:
    """A student's report in the tiny assignment."""
    return a_report(student, scale, HALVE, assignment=ASSIGNMENT, **fields)  # type: ignore[arg-type]


@pytest.fixture
def sources(tiny: Course) -> Sources:
    """A class in which every state is met once."""
    zero = an_exercise("scale", "graded", a_probe(outcome="failed", points=9))
    unread = replace(zero, state="not_gradable")
    absent = an_exercise("scale", "not_submitted", a_probe(outcome="not_run", points=9))
    reports = [
        of("ada"),
        of("bob", zero),
        of("cyd", unread, state="not_gradable"),
        of("dan", an_exercise("scale", "grader_error", a_probe(points=9))),
        of("eve", absent, state="not_submitted"),
    ]
    folder = tiny.root / "course-data" / "grades" / ASSIGNMENT
    folder.mkdir(parents=True)
    for report in reports:
        (folder / f"{report.student}.json").write_bytes(dump(report))
    (tiny.root / "course-data" / "submitted" / "nan" / ASSIGNMENT).mkdir(parents=True)
    (tiny.root / "course-data" / "roster.csv").write_text(ROSTER)
    roster = load_roster(tiny.root / "course-data" / "roster.csv")
    return Sources(folder.parent, tiny.root / "course-data" / "submitted", EMPTY, roster)


@pytest.fixture
def exported(tiny: Course, sources: Sources) -> Callable[..., Exported]:
    """Reads an exported table back."""

    def exported(name: str, book: Book = EMPTY) -> Exported:
        files = FORMATS[name].files(class_marks(tiny, sources._replace(book=book)))
        return list(csv.DictReader(io.StringIO(next(iter(files.values())).decode())))

    return exported


def marked(tiny: Course, sources: Sources, book: Book, student: str = "ada") -> Mark:
    """One mark, with what people gave by hand."""
    return class_marks(tiny, sources._replace(book=book)).marks[ASSIGNMENT, student]


def book(answer: tuple[float | None, float] = (None, 2), **fields: object) -> Book:
    """A gradebook with one written answer of ada's."""
    usual = Manual({}, {}, {"essay": answer})
    given = usual._replace(**fields)  # type: ignore[arg-type]
    return Book({ASSIGNMENT: {"essay": 2}}, {(ASSIGNMENT, "ada"): given})


def test_wide_tells_a_zero_from_every_kind_of_no_mark(exported: Callable[..., Exported]) -> None:
    told = {row["student"]: row for row in exported("wide")}
    shown = {
        name: (row[f"{ASSIGNMENT} final"], row[f"{ASSIGNMENT} state"]) for name, row in told.items()
    }
    assert shown == {
        "ada": ("9", "graded"),
        "bob": ("0", "graded"),
        "cyd": ("0", "not_gradable"),
        "dan": ("", "grader_error"),
        "eve": ("", "not_submitted"),
        "nan": ("", "not_graded"),
        "zoe": ("", "not_submitted"),
    }


def test_names_start_no_formula_and_ids_stay_text(exported: Callable[..., Exported]) -> None:
    told = {row["student"]: row for row in exported("wide")}
    assert told["ada"]["name"] == "'=Ada"
    assert [told[name]["id"] for name in ("ada", "bob")] == ["007", "1e5"]


def test_long_has_a_row_for_each_exercise_and_answer(exported: Callable[..., Exported]) -> None:
    rows = [row for row in exported("long", book((1.5, 2))) if row["student"] == "ada"]
    told = [(row["kind"], row["part"], row["points"], row["max"]) for row in rows]
    assert told == [
        ("assignment", "", "9", "11"),
        ("exercise", "scale", "9", "9"),
        ("exercise", "halve", "0", "0"),
        ("written", "essay", "1.5", "2"),
    ]


def test_an_answer_that_waits_leaves_the_mark_open(tiny: Course, sources: Sources) -> None:
    waits, given = marked(tiny, sources, book()), marked(tiny, sources, book((1.5, 2)))
    assert (waits.state, waits.points, waits.final, waits.max_points) == (
        "needs_manual",
        9,
        None,
        11,
    )
    assert (given.state, given.final) == ("graded", 10.5)


def test_a_correction_by_hand_replaces_points_and_heals_a_grader_error(
    tiny: Course, sources: Sources
) -> None:
    mended = book((2, 2), corrections={"scale": 4}, extra={"halve": 1})
    assert marked(tiny, sources, mended).final == 7
    dan = Book({}, {(ASSIGNMENT, "dan"): Manual({"scale": 5}, {}, {})})
    assert (marked(tiny, sources, dan, "dan").state, marked(tiny, sources, dan, "dan").final) == (
        "graded",
        5,
    )


def test_who_only_wrote_answers_has_handed_in(tiny: Course, sources: Sources) -> None:
    wrote = Book(
        {ASSIGNMENT: {"essay": 2}}, {(ASSIGNMENT, "eve"): Manual({}, {}, {"essay": (2, 2)})}
    )
    blank = Book(
        {ASSIGNMENT: {"essay": 2}}, {(ASSIGNMENT, "eve"): Manual({}, {}, {"essay": (0, 2)})}
    )
    assert marked(tiny, sources, wrote, "eve").final == 2
    assert marked(tiny, sources, blank, "eve").state == "not_submitted"


def test_lateness_costs_its_share_of_all_points(tiny: Course, sources: Sources) -> None:
    late = replace(tiny.assignments[0], late=replace(tiny.assignments[0].late, per_day=50))
    course = replace(tiny, assignments=(late,))
    path = sources.grades / ASSIGNMENT / "ada.json"
    path.write_bytes(dump(of("ada", late_s=10)))
    mark = marked(course, sources, book((2, 2)))
    assert (mark.penalty, mark.final) == (5, 6)


def test_a_report_made_without_a_jail_is_refused(tiny: Course, sources: Sources) -> None:
    path = sources.grades / ASSIGNMENT / "bob.json"
    path.write_bytes(dump(of("bob", jail="none")))
    with pytest.raises(ReportFolderError, match="bob was graded without a jail"):
        class_marks(tiny, sources)


def of_weight(share: int | None, weight: int, name: str, like: Mark) -> Mark:
    """A mark of that many percent; None is one that waits."""
    assignment = replace(like.assignment, id=name, weight=weight)
    state: State = "graded" if share is not None else "needs_manual"
    return like._replace(assignment=assignment, state=state, final=share, max_points=100)


def test_the_total_weighs_drops_the_lowest_and_stays_open(tiny: Course, sources: Sources) -> None:
    like = marked(tiny, sources, EMPTY)
    marks = [of_weight(80, 1, "a", like), of_weight(40, 3, "b", like), of_weight(10, 1, "c", like)]
    assert total(marks, 0).percent == 42
    assert total(marks, 1)[::3] == (50, ("c",))
    assert total(marks, 9).dropped == ("b", "c")
    waiting = [*marks, of_weight(None, 1, "d", like)]
    assert total(waiting, 0)[:3] == (None, 42, ("d",))
    missing = like._replace(state="not_submitted", final=None)
    assert total([marks[0], missing], 0).percent == pytest.approx(
        80 / (1 + like.assignment.weight), 1e-3
    )


def test_who_is_excused_is_judged_by_the_others(tiny: Course, sources: Sources) -> None:
    like = marked(tiny, sources, EMPTY)
    excused = like._replace(report=of("ada", excused=True), final=None)
    told = total([of_weight(80, 1, "a", like), excused], 0)
    assert (told.percent, told.excused) == (80, (ASSIGNMENT,))


def test_the_command_prints_one_table_or_writes_it(
    run: Run, sources: Sources, tmp_path: Path
) -> None:
    assert run("export", "--format", "total").out.startswith("student,name,id,email,total_percent")
    ended = run("export", "--out", tmp_path / "a" / "marks.csv", "--student", "a*")
    assert ended.out == f"{tmp_path / 'a' / 'marks.csv'}\n"
    assert len((tmp_path / "a" / "marks.csv").read_text().splitlines()) == 2
    hidden = run("export", "--format", "long", "--hide-names").out
    assert "student-" in hidden
    assert not {"ada", "bob", "'=Ada", "Bob", "007"} & set(hidden.replace("\n", ",").split(","))
    wrong = run("export", "--format", "excel")
    assert wrong.status == 2
    assert "choose one of wide, long, total" in wrong.err
