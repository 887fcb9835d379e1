"""autograder report, hidden names, and the pages that grading writes for students."""

import csv
import io
import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from autograder import class_report
from autograder.course import Course
from autograder.key import key_from_text
from autograder.render import class_csv, class_page, student_page
from autograder.render.class_records import Names
from autograder.render.class_summary import summarise
from autograder.report import dump
from autograder.similarity import Alike, Comparison, Uncompared
from tests.lab import KEY, SCALE, HerePool, Run, a_report, hand_in, words
from tests.pages_lab import a_class, full, mistaken
from tests.tiny_course import ASSIGNMENT

GRADES = Path("course-data/grades") / ASSIGNMENT
OTHER_KEY = key_from_text("quite another key than that")


def hidden_names() -> Names:
    """Names under pseudonyms."""
    return Names(lambda student: class_report.pseudonym(KEY, student))


def rows(text: str) -> list[dict[str, str]]:
    """A CSV table, read back."""
    return list(csv.DictReader(io.StringIO(text)))


# Hidden names


@pytest.mark.parametrize("form", ["html", "csv"])
def test_a_hidden_name_stands_nowhere(form: str) -> None:
    students = [each.student for each in a_class()]
    left_out = tuple(Uncompared("value", each, "too large") for each in students)
    compared = Comparison(("value",), (Alike("value", "", tuple(students), True),), left_out)
    summary = summarise(a_class(), compared, hidden_names())
    text = class_page.render(summary) if form == "html" else class_csv.class_table(summary)
    assert [name for name in students if f"{name}_" in text or f">{name}<" in text] == []
    cells = text.replace(">", ",").replace("<", ",").replace(";", ",").split(",")
    assert {cell.strip() for cell in cells} & set(students) == set()
    for name in students:
        assert class_report.pseudonym(KEY, name) in text


def test_the_order_of_a_list_tells_no_hidden_name() -> None:
    summary = summarise(a_class(), None, hidden_names())
    shown = [row.student for row in summary.rows]
    assert shown == sorted(shown)
    assert all(list(each.students) == sorted(each.students) for each in summary.mistakes)


def test_names_of_files_are_hidden_with_the_names() -> None:
    message = "relu.py is a folder: hand in the file itself. 'relu_ada.py' beside it was not read."
    assert hidden_names().told("ada", message).endswith("'...' beside it was not read.")
    assert Names().told("ada", message) == message


def test_a_pseudonym_is_stable_and_bound_to_the_key() -> None:
    assert class_report.pseudonym(KEY, "ada") == class_report.pseudonym(KEY, "ada")
    assert class_report.pseudonym(KEY, "ada") != class_report.pseudonym(OTHER_KEY, "ada")
    many = {class_report.pseudonym(KEY, f"s{number}") for number in range(1000)}
    assert len(many) == 1000


# The table


def test_the_table_holds_what_the_page_shows() -> None:
    found = rows(class_csv.class_table(summarise(a_class(), None, Names())))
    told = {(row["kind"], row["exercise"], row["key"]): row for row in found}
    assert told["state", "", "graded"]["value"] == "6"
    assert told["exercise", "add", "full"]["value"] == "4"
    assert told["exercise", "add", "full"]["out_of"] == "7"
    assert told["check_passed", "add", "zeros"]["value"] == "5"
    assert told["mistake", "multiply", "own_input"]["students"] == "ben; cy; eva"
    assert told["timeout", "add", ""]["students"] == "eva"
    assert told["not_gradable", "add", ""]["value"] == "7"
    assert told["key_id", "", "0123456789ab"]["kind"] == "key_id"
    absent = [row["students"] for row in found if row["kind"] == "not_submitted"]
    assert absent == ["finn", "gus"]
    counted = [int(row["value"]) for row in found if row["kind"] == "points_from"]
    assert sum(counted) == 7


def test_no_cell_of_the_table_is_a_formula() -> None:
    name = '=cmd|"/c calc"!A1'
    report = a_report(name, mistaken(misconception=None), assignment="@x", key_id="+1")
    text = class_csv.class_table(summarise([report], None, Names()))
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert f"'{name}" in cells
    assert [cell for cell in cells if cell.startswith(("=", "+", "@"))] == []


# The command


def test_the_class_page_is_written_beside_the_reports(run: Run, tiny: Course) -> None:
    run(*words())
    ended = run("report", GRADES)
    assert ended.status == 0
    assert ended.out == f"{GRADES / 'class.html'}\n"
    text = (tiny.root / GRADES / "class.html").read_text()
    assert 'href="feedback/ada.html"' in text
    assert "3 students: 2 graded, 1 not handed in" in text


def test_the_table_goes_to_stdout_when_asked(run: Run) -> None:
    run(*words())
    found = rows(run("report", GRADES, "--format", "csv", "--out", "-").out)
    assert found[0]["kind"] == "assignment"
    assert found[0]["key"] == ASSIGNMENT


def test_hidden_names_come_from_the_command_without_links(run: Run, tiny: Course) -> None:
    run(*words())
    run("report", GRADES, "--hide-names")
    text = (tiny.root / GRADES / "class.html").read_text()
    told = text.partition("</style>")[2]
    assert not re.search(r"\bada\b", told)  # a version may hold the letters
    assert class_report.pseudonym(KEY, "ada") in text


def test_what_is_no_folder_of_reports_is_refused_in_one_sentence(run: Run, tiny: Course) -> None:
    run(*words())
    broken = tiny.root / GRADES / "bob.json"
    broken.write_text("{")
    for folder, reason in ((GRADES, "bob.json is no report"), ("class", "holds no reports")):
        ended = run("report", folder)
        assert ended.status == 2
        assert reason in ended.err
        assert len(ended.err.splitlines()) == 1
    broken.write_bytes(dump(a_report("bob", full(), assignment="02-other")))
    assert "several assignments" in run("report", GRADES).err


def test_equal_files_are_found_in_the_submissions(tiny: Course, run: Run) -> None:
    for name in ("bob", "cy"):
        hand_in(tiny.root / "class", name, {"scale.py": SCALE.replace(b"d_out", b"upstream")})
    run(*words())
    [assignment] = tiny.assignments
    scale = replace(assignment.exercises[0], compare=True)
    assignment = replace(assignment, exercises=(scale, *assignment.exercises[1:]))
    reports = class_report.reports_in(tiny.root / GRADES)
    hand_in(tiny.root / "class", "cy", {"scale.py": SCALE + b"# changed\n"})
    found = class_report.compare_class(tiny, assignment, tiny.root / "class", reports)
    assert found is not None
    assert found.exercises == ("scale",)
    assert found.alike == (Alike("scale", "", ("ada", "bob"), False),)
    assert found.uncompared == (Uncompared("scale", "cy", "changed since"),)


def test_without_submissions_or_comparable_exercises_nothing_is_compared(tiny: Course) -> None:
    [assignment] = tiny.assignments
    nowhere = tiny.root / "nowhere"
    assert class_report.compare_class(tiny, assignment, nowhere, []) == Comparison((), (), ())
    first = replace(assignment.exercises[0], compare=True)
    assignment = replace(assignment, exercises=(first,))
    assert class_report.compare_class(tiny, assignment, nowhere, []) is None


# Students' pages


def test_a_page_is_written_when_it_is_missing_or_its_report_is_new(
    run: Run, tiny: Course, pool: HerePool
) -> None:
    run(*words())
    page = tiny.root / GRADES / "feedback" / "ada.html"
    whole = page.read_text()
    assert "11 points" in whole
    page.write_text("kept")
    run(*words())
    assert page.read_text() == "kept"
    page.unlink()
    run(*words())
    assert page.read_text() == whole
    pool.faulty.add("ada")
    assert run(*words("--force")).status == 1
    assert "A later run failed." in page.read_text()


def test_a_page_that_cannot_be_made_stops_nobody(
    run: Run, tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = student_page.render

    def fail(report: object) -> str:
        if getattr(report, "student", "") == "ada":
            raise ValueError("no such template")
        return made(report)  # type: ignore[arg-type]

    monkeypatch.setattr(student_page, "render", fail)
    ended = run(*words())
    assert ended.status == 0
    assert "no such template" in ended.err
    folder = tiny.root / GRADES
    assert sorted(path.stem for path in (folder / "feedback").iterdir()) == ["Zo\u00eb =1", "bob"]
    assert (folder / "ada.json").is_file()
