"""The command line: what is printed where, what is written, and the exit status."""

import csv
import io
import json
import os
from pathlib import Path

import pytest

from autograder.course import Course
from autograder.key import VARIABLE
from tests.lab import RIGHT, HerePool, Run, hand_in, words
from tests.tiny_course import ASSIGNMENT

GRADES = Path("course-data/grades") / ASSIGNMENT


def on_disk(root: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {str(path): path.read_bytes() for path in root.rglob("*") if path.is_file()}


def test_a_class_is_graded_into_reports_and_a_table(run: Run, tiny: Course) -> None:
    ended = run(*words())
    assert ended.status == 0
    assert ended.out.splitlines() == [
        "student      scale    halve    total  state",
        "Zoe =1           -        -        -  not submitted",
        "ada             10        1    11/11  graded",
        "bob             10        -    10/11  graded",
        "solved by        2        1        1  of 3",
    ]
    assert "3/3 graded" in ended.err
    assert ended.err.splitlines()[-1].startswith("2 graded, 1 not submitted; reports in ")
    names = ["Zo\u00eb =1.json", "ada.json", "bob.json", "feedback", "grades.csv"]
    assert sorted(os.listdir(tiny.root / GRADES)) == sorted(names)
    pages = ["Zo\u00eb =1.html", "ada.html", "bob.html"]
    assert sorted(os.listdir(tiny.root / GRADES / "feedback")) == sorted(pages)


def test_a_second_run_grades_nothing_and_prints_the_same(run: Run, pool: HerePool) -> None:
    first = run(*words())
    assert run(*words()).out == first.out
    assert len(pool.graded) == 3
    run(*words("--force"))
    assert len(pool.graded) == 6


def test_reports_go_beside_the_course_wherever_the_command_is_run(
    run: Run, tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tiny.root / "class" / "ada")
    run("grade", tiny.root / "class", "-A", ASSIGNMENT)
    assert (tiny.root / GRADES / "ada.json").is_file()
    assert os.listdir(".") == [ASSIGNMENT]


def test_other_formats_are_whole_documents(run: Run) -> None:
    as_json = json.loads(run(*words("--format", "json")).out)
    assert [report["student"] for report in as_json] == ["Zo\u00eb =1", "ada", "bob"]
    rows = list(csv.DictReader(io.StringIO(run(*words("--format", "csv")).out)))
    assert [row["points"] for row in rows] == ["", "11", "10"]


def test_some_students_only(run: Run, tiny: Course, pool: HerePool) -> None:
    run(*words())
    ended = run(*words("--student", "a*", "--force"))
    assert pool.graded[3:] == ["ada"]
    assert "bob" not in ended.out
    assert (tiny.root / GRADES / "grades.csv").read_text().count("\n") == 4  # nobody is lost


def test_a_dry_run_writes_nothing_at_all(
    run: Run, tiny: Course, pool: HerePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.delenv(VARIABLE)
        before = on_disk(tiny.root)
        ended = run(*words("--dry-run"))
        assert (on_disk(tiny.root), pool.graded) == (before, [])
    told = [f"{name}: would be graded" for name in ("Zoe =1", "ada", "bob")]
    assert (ended.status, ended.out.splitlines()) == (0, told)
    run(*words())
    hand_in(tiny.root / "class", "bob", RIGHT)
    told = run(*words("--dry-run")).out.splitlines()
    assert told == ["Zoe =1: up to date", "ada: up to date", "bob: would be graded"]


def test_one_folder_alone(run: Run, tiny: Course) -> None:
    before = on_disk(tiny.root)
    folder = tiny.root / "class" / "bob" / ASSIGNMENT
    text = run("grade", "-A", ASSIGNMENT, "--single", folder)
    assert text.status == 0
    assert text.out.startswith("bob, 01-tiny: graded, 10/11 points\n")
    assert on_disk(tiny.root) == before
    (tiny.root / "mine").symlink_to(folder)
    whole = run("grade", "-A", ASSIGNMENT, "--single", "mine", "--format", "json", "--no-jail")
    report = json.loads(whole.out)
    assert (report["student"], report["points"], report["jail"]) == ("bob", 10, "none")


WRONG: dict[str, tuple[list[str | Path], str]] = {
    "unknown assignment": (["grade", "class", "-A", "02-none"], "'02-none' is not one of 01-tiny"),
    "no assignment": (["grade", "class"], "--assignment"),
    "no folder": (["grade", "-A", ASSIGNMENT], "name a folder of submissions"),
    "two folders": (words("--single", "class"), "name a folder of submissions"),
    "missing folder": (["grade", "nowhere", "-A", ASSIGNMENT], "nowhere is not a folder"),
    "a file": (["grade", "course.toml", "-A", ASSIGNMENT], "course.toml is not a folder"),
    "missing single": (["grade", "-A", ASSIGNMENT, "--single", "no"], "no is not a folder"),
    "no such student": (words("--student", "eve"), "matches 'eve'"),
    "empty class": (["grade", "autograder/kit", "-A", ASSIGNMENT], "no student in"),
    "unknown format": (words("--format", "xml"), "xml"),
    "unknown option": (words("--fast"), "--fast"),
    "negative jobs": (words("-j", "-1"), "--jobs"),
    "a place that is a file": (words("--out", "course.toml"), "cannot be written"),
    "unknown command": (["grad"], "grad"),
    "another course": (words("--course", "/nowhere"), "course.toml: cannot be read"),
    "no report": (["explain", "course.toml", "scale"], "course.toml is no report"),
    "no file": (["explain", "none.json", "scale"], "none.json cannot be read"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_done_ends_with_status_2_and_why(
    run: Run, tiny: Course, pool: HerePool, case: str
) -> None:
    args, reason = WRONG[case]
    ended = run(*args)
    assert (ended.status, ended.out, pool.graded) == (2, "", [])
    assert reason in ended.err
    assert "Traceback" not in ended.err
    assert not (tiny.root / GRADES).exists()


def test_outside_a_course_the_courses_of_this_repository_are_meant(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = run("grade", "class", "-A", "nothing")
    assert "'nothing' is not one of" in ended.err
    assert ASSIGNMENT not in ended.err


def test_the_help_is_plain_and_names_every_command(run: Run) -> None:
    ended = run("--help")
    assert ended.status == 0
    assert ended.out.isascii()
    for command in ("grade", "explain", "release", "check-course", "key", "doctor", "demo"):
        assert f"\n  {command}" in ended.out
