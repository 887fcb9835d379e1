"""Grading again: shown first, published on request, never lower in silence, with a log."""

import getpass
import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from autograder.batch import grading as batch
from autograder.batch.grading import Place
from autograder.course import Course
from autograder.key import VARIABLE
from autograder.late import terms_of
from autograder.report import ExerciseResult, Report, dump
from tests.lab import HALVE, KEY, Ended, HerePool, Run, hand_in, suite_of, tiny_grader, words
from tests.tiny_course import ASSIGNMENT

PUBLISH = ("--publish", "--reason", "the probe was wrong")
Regrade = Callable[..., Ended]


class Marks:
    """The reports of a class that has been graded, which a test may make older than they are."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.place = Place(course.root / "course-data" / "grades" / ASSIGNMENT)

    def of(self, student: str) -> Report:
        """A report as it is on disk."""
        found = self.place.earlier(student)
        assert found is not None
        return found

    def set(self, student: str, exercise: str, points: int) -> Report:
        """Write a report in which an exercise has other points."""
        report = self.of(student)

        def told(result: ExerciseResult) -> ExerciseResult:
            return replace(result, points=points) if result.id == exercise else result

        exercises = tuple(map(told, report.exercises))
        total = sum(result.points or 0 for result in exercises)
        changed = replace(report, exercises=exercises, points=total, course_version="0" * 12)
        settled = terms_of(self.course, self.course.assignments[0]).settled(changed)
        self.place.write(self.place.report(student), dump(settled))
        return settled

    def log(self) -> list[dict[str, Any]]:
        """The lines of the log."""
        path = self.place.folder / "regrade.log"
        return [json.loads(line) for line in path.read_text().splitlines()]

    def content(self) -> dict[Path, bytes]:
        """All files of the course and its marks."""
        return {path: path.read_bytes() for path in self.course.root.rglob("*") if path.is_file()}


@pytest.fixture
def marks(run: Run, tiny: Course) -> Marks:
    """A class that has been graded: ada 11, bob 10 of 11, and one who handed nothing in."""
    run(*words())
    return Marks(tiny)


@pytest.fixture
def regrade(run: Run) -> Regrade:
    """Runs `autograder regrade` for the folder `class`."""
    return lambda *args: run("regrade", "class", "-A", ASSIGNMENT, *args)


def test_what_would_change_is_shown_and_nothing_is_written(
    regrade: Regrade, marks: Marks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "staging"))
    (tmp_path / "staging").mkdir()
    marks.set("ada", "halve", 0)
    before = marks.content()
    ended = regrade()
    assert (ended.status, ended.out.splitlines()) == (
        0,
        ["ada: 10/11 -> 11/11 (halve 0 -> 1)", "marks: 1 change (0 lower), 2 stay"],
    )
    assert "nothing is written" in ended.err
    assert marks.content() == before
    assert list((tmp_path / "staging").iterdir()) == []


def test_published_marks_are_written_with_page_table_and_log(
    regrade: Regrade, marks: Marks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "prof")
    old = marks.set("ada", "halve", 0)
    (marks.place.feedback("ada")).write_text("old page")
    ended = regrade(*PUBLISH)
    assert (ended.status, marks.of("ada").points) == (0, 11)
    assert "11" in marks.place.feedback("ada").read_text()
    table = (marks.place.folder / "grades.csv").read_text().splitlines()
    assert any(line.startswith("ada,01-tiny,graded,11,") for line in table)
    (line,) = marks.log()
    new = marks.of("ada")
    assert (line["who"], line["why"], line["student"]) == ("prof", PUBLISH[2], "ada")
    assert (line["old"]["points"], line["new"]["points"]) == (10, 11)
    assert (line["old"]["exercises"], line["new"]["exercises"]["halve"]) == (
        {"scale": 10, "halve": 0},
        1,
    )
    assert line["key_id"] == KEY.id
    assert (line["old_course_version"], line["course_version"]) == (
        old.course_version,
        new.course_version,
    )
    assert line["grader_version"] == new.grader_version
    assert line["when"].endswith("+00:00")


def test_the_log_only_grows(regrade: Regrade, marks: Marks) -> None:
    log = marks.place.folder / "regrade.log"
    for turn in (1, 2):
        marks.set("ada", "halve", 0)
        kept = log.read_bytes() if log.exists() else b""
        regrade(*PUBLISH)
        assert log.read_bytes().startswith(kept)
        assert len(marks.log()) == turn
    regrade(*PUBLISH)  # nothing changes any more
    assert len(marks.log()) == 2
    with log.open("ab") as stream:
        stream.write(b'{"torn')
    marks.set("ada", "halve", 0)
    regrade(*PUBLISH)
    assert json.loads(log.read_text().splitlines()[-1])["student"] == "ada"


def test_a_student_called_like_the_log_does_not_remove_it(
    regrade: Regrade, marks: Marks, run: Run
) -> None:
    hand_in(marks.course.root / "class", "regrade", {"halve.py": HALVE})
    regrade(*PUBLISH)
    regrade(*PUBLISH)
    run(*words("--force"))
    assert [line["student"] for line in marks.log()] == ["regrade"]
    assert marks.log()[0]["old"] is None


def test_a_lower_mark_is_shown_and_left_alone_unless_allowed(
    regrade: Regrade, marks: Marks
) -> None:
    marks.set("bob", "halve", 1)
    marks.set("ada", "scale", 9)
    files = [marks.place.report("bob"), marks.place.feedback("bob")]
    before = [path.read_bytes() for path in files]
    assert regrade().status == 0
    ended = regrade(*PUBLISH)
    assert "bob: 11/11 -> 10/11, lower (halve 1 -> 0)" in ended.out
    assert "marks: 2 change (1 lower), 1 stay" in ended.out
    assert ended.status == 1
    assert "(bob): add --allow-lower" in ended.err
    assert [path.read_bytes() for path in files] == before
    assert [line["student"] for line in marks.log()] == ["ada"]
    ended = regrade(*PUBLISH, "--allow-lower")
    assert (ended.status, marks.of("bob").points) == (0, 10)
    assert [line["student"] for line in marks.log()] == ["ada", "bob"]


def test_a_fault_of_ours_keeps_the_mark_and_flags_it(
    regrade: Regrade, marks: Marks, pool: HerePool
) -> None:
    old = marks.set("ada", "halve", 0)
    pool.faulty = {"ada"}
    ended = regrade()
    assert (ended.status, marks.of("ada")) == (1, old)
    ended = regrade(*PUBLISH, "--allow-lower")
    assert ended.status == 1
    assert "ada: 10/11 -> grader error, an earlier mark is kept" in ended.out
    assert "our own bug" in ended.err
    assert marks.of("ada") == replace(old, regrade_failed=batch.REGRADE_FAILED)
    assert not (marks.place.folder / "regrade.log").exists()
    pool.faulty = set()
    regrade(*PUBLISH)
    assert (marks.of("ada").points, marks.of("ada").regrade_failed) == (11, "")


def test_marks_that_stay_follow_the_suites_of_today(
    regrade: Regrade, marks: Marks, run: Run, pool: HerePool
) -> None:
    with suite_of(marks.course, "halve").open("a") as stream:
        stream.write("# changed\n")
    assert "marks: 0 change (0 lower), 3 stay" in regrade(*PUBLISH).out
    graded = len(pool.graded)
    run(*words())
    assert len(pool.graded) == graded


def test_only_the_students_asked_for(regrade: Regrade, marks: Marks, pool: HerePool) -> None:
    marks.set("bob", "scale", 9)
    before = marks.content()
    del pool.graded[:]
    assert regrade("--student", "a*", *PUBLISH).out == "marks: 0 change (0 lower), 1 stay\n"
    assert pool.graded == ["ada"]
    bob = marks.place.report("bob")
    assert bob.read_bytes() == before[bob]


def test_a_changed_suite_changes_marks(regrade: Regrade, marks: Marks, pool: HerePool) -> None:
    suite = suite_of(marks.course, "halve")
    suite.write_text(suite.read_text().replace("close(0.5 * d_out)", "close(d_out)"))
    with tiny_grader(marks.course) as pool.grader:
        ended = regrade()
    assert "ada: 11/11 -> 10/11, lower (halve 1 -> 0)" in ended.out


def test_another_file_than_before_is_said(regrade: Regrade, marks: Marks) -> None:
    hand_in(marks.course.root / "class", "bob", {"halve.py": HALVE})
    assert "bob: 10/11 -> 11/11 (halve 0 -> 1, other files than before)" in regrade().out


WRONG: dict[str, tuple[list[str], str]] = {
    "no reason": (["--publish"], "--publish needs --reason"),
    "an empty reason": (["--publish", "--reason", "  "], "--publish needs --reason"),
    "no student": (["--student", "eve"], "matches 'eve'"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_done_ends_with_status_2_and_nothing_graded(
    regrade: Regrade, marks: Marks, pool: HerePool, case: str
) -> None:
    args, reason = WRONG[case]
    before, graded = marks.content(), list(pool.graded)
    ended = regrade(*args)
    assert (ended.status, ended.out, pool.graded) == (2, "", graded)
    assert reason in ended.err
    assert marks.content() == before


def test_another_key_or_none_is_refused(
    regrade: Regrade, marks: Marks, pool: HerePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, graded = marks.content(), list(pool.graded)
    monkeypatch.setenv(VARIABLE, "another key than before")
    other = regrade()
    monkeypatch.delenv(VARIABLE)
    none = regrade()
    assert (other.status, none.status, pool.graded) == (2, 2, graded)
    assert KEY.id in other.err
    assert marks.content() == before
