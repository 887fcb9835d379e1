"""A class: what is graded, what is left alone, what is kept, and how it gets onto the disk."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from autograder.batch import grading as batch
from autograder.batch.executor import Setup
from autograder.batch.grading import FolderError, Outcome, Place, find_students, grade_class
from autograder.batch.processes import on_this_machine
from autograder.course import Course
from autograder.grade.grader import Grader
from autograder.key import key_from_text
from autograder.report import Report, dump
from tests.lab import HALVE, RIGHT, SCALE, HerePool, hand_in, setup_of, suite_of
from tests.tiny_course import ASSIGNMENT, make_course

CLASS = {"ada": RIGHT, "bob": {"scale.py": SCALE, "halve.py": b"x ="}, "cyd": {}}


class Room:
    """A tiny course with a class, graded in this process."""

    def __init__(self, folder: Path, pool: HerePool) -> None:
        self.course: Course = make_course(folder / "course")
        self.submissions = folder / "submitted"
        self.place = Place(folder / "grades" / ASSIGNMENT)
        self.setup: Setup = setup_of(self.course)
        self.pool = pool
        for student, files in CLASS.items():
            hand_in(self.submissions, student, files)

    def grade(self, *, force: bool = False) -> list[Outcome]:
        """Grade the class; what was heard of each student."""
        heard: list[Outcome] = []
        assignment = self.course.assignment(ASSIGNMENT)
        students = find_students(self.submissions)
        grade_class(
            self.setup,
            assignment,
            batch.read_submissions(self.course, assignment, self.submissions, students),
            self.place,
            finished=heard.append,
            where=on_this_machine(1),
            force=force,
        )
        return heard

    def regraded(self, *, force: bool = False) -> list[str]:
        """Grade the class; who was graded anew."""
        fresh = [outcome.report.student for outcome in self.grade(force=force) if outcome.fresh]
        assert fresh == self.pool.graded[-len(fresh) :] or not fresh
        return fresh

    def told(self, student: str) -> Report:
        """A report as it is on disk."""
        found = self.place.earlier(student)
        assert found is not None
        return found

    def files(self) -> list[str]:
        """The names of all that was written."""
        return sorted(os.listdir(self.place.folder))


@pytest.fixture
def room(tmp_path: Path, tiny_shared: Grader, monkeypatch: pytest.MonkeyPatch) -> Room:
    """A class that has been graded once."""
    pool = HerePool(tiny_shared)
    monkeypatch.setattr(batch, "Pool", pool)
    room = Room(tmp_path, pool)
    room.grade()
    return room


def test_every_student_is_heard_of_and_written_once(room: Room) -> None:
    assert room.files() == ["ada.json", "bob.json", "cyd.json"]
    assert [room.told(name).state for name in CLASS] == ["graded", "graded", "not_submitted"]
    assert [room.told(name).points for name in CLASS] == [11, 10, 0]
    heard = room.grade(force=True)
    assert [(each.report, each.fresh) for each in heard] == [
        (room.told(name), True) for name in CLASS
    ]


def test_a_second_run_grades_nothing_and_writes_nothing(room: Room) -> None:
    before = {name: (room.place.folder / name).stat().st_mtime_ns for name in room.files()}
    heard = room.grade()
    assert [(each.report.student, each.fresh) for each in heard] == [(n, False) for n in CLASS]
    assert before == {name: (room.place.folder / name).stat().st_mtime_ns for name in room.files()}


def test_a_run_that_stopped_goes_on_where_it_was(room: Room) -> None:
    room.place.report("bob").unlink()
    assert room.regraded() == ["bob"]


def test_a_changed_submission_is_graded_again(room: Room) -> None:
    hand_in(room.submissions, "bob", {"halve.py": HALVE})
    assert room.regraded() == ["bob"]
    assert room.told("bob").points == 11


def test_files_that_do_not_count_are_told_without_changing_a_mark(room: Room) -> None:
    hand_in(room.submissions, "ada", {"notes.txt": b"x", "check.py": b"x"})
    assert room.regraded() == ["ada"]
    assert room.told("ada").ignored_files == ("check.py", "notes.txt")
    assert room.told("ada").points == 11


def test_a_changed_suite_or_course_is_a_reason_to_grade_all(room: Room) -> None:
    for path in (suite_of(room.course, "halve"), room.course.root / "course.toml"):
        with path.open("a") as stream:
            stream.write("# changed\n")
        assert room.regraded() == [*CLASS]
        assert room.regraded() == []


def test_another_key_is_a_reason_to_grade_all(room: Room) -> None:
    room.setup = setup_of(room.course, key_from_text("another public key"))
    assert room.regraded() == [*CLASS]


def test_another_grader_is_a_reason_to_grade_all(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batch, "grader_version", lambda: "0.0+other")
    assert room.regraded() == [*CLASS]


def test_force_grades_all(room: Room) -> None:
    assert room.regraded(force=True) == [*CLASS]


def test_a_mark_made_without_a_jail_does_not_stand_where_there_is_one(room: Room) -> None:
    room.setup = setup_of(room.course, jail="none")
    assert room.regraded() == []
    assert room.regraded(force=True) == [*CLASS]
    assert room.told("ada").jail == "none"
    room.setup = setup_of(room.course)
    assert room.regraded() == [*CLASS]


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"schema": "x"}', b"\xff\xfe"])
def test_what_is_no_report_is_replaced(room: Room, content: bytes) -> None:
    room.place.report("ada").write_bytes(content)
    assert room.regraded() == ["ada"]
    assert room.told("ada").points == 11


# Faults of ours


def test_a_fault_of_ours_is_written_logged_and_graded_again(room: Room) -> None:
    room.place.report("ada").unlink()
    room.pool.faulty = {"ada"}
    heard = [each for each in room.grade() if each.fresh]
    assert [fault.sentence for fault in heard[0].faults] == ["our own bug"]
    assert (room.told("ada").state, room.told("ada").points) == ("grader_error", None)
    assert room.place.log("ada").read_text() == "our own bug\n\nTraceback: bug\n"
    assert "bug" not in room.place.report("ada").read_text()
    room.pool.faulty = set()
    assert room.regraded() == ["ada"]
    assert room.told("ada").points == 11
    assert not room.place.log("ada").exists()


def test_an_earlier_mark_is_kept_flagged_and_graded_again(room: Room) -> None:
    before = room.told("ada")
    hand_in(room.submissions, "ada", {"halve.py": b"x ="})
    room.pool.faulty = {"ada"}
    for _ in range(2):
        assert room.regraded() == ["ada"]
        assert room.told("ada") == replace(before, regrade_failed=batch.REGRADE_FAILED)
    hand_in(room.submissions, "ada", RIGHT)  # as it was: the flag alone is a reason
    assert room.regraded() == ["ada"]
    hand_in(room.submissions, "ada", {"halve.py": b"x ="})
    room.pool.faulty = set()
    assert room.regraded() == ["ada"]
    assert (room.told("ada").points, room.told("ada").regrade_failed) == (10, "")


def test_not_handed_in_is_no_earlier_mark(room: Room) -> None:
    hand_in(room.submissions, "cyd", RIGHT)
    room.pool.faulty = {"cyd"}
    room.grade()
    assert (room.told("cyd").state, room.told("cyd").points) == ("grader_error", None)


# Folders and files


def test_a_place_that_cannot_be_written_is_told_before_anything_is_graded(room: Room) -> None:
    room.place = Place(room.place.report("ada") / "inside")
    before = list(room.pool.graded)
    with pytest.raises(FolderError, match=r"ada\.json/inside cannot be written .*--out"):
        room.grade()
    assert room.pool.graded == before


def test_a_full_disk_stops_in_one_sentence_with_nothing_half_written(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = {name: (room.place.folder / name).read_bytes() for name in room.files()}

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(FolderError, match="No space left"):
        room.grade(force=True)
    monkeypatch.undo()
    assert before == {name: (room.place.folder / name).read_bytes() for name in room.files()}


ODD = ["=cmd", "Zo\u00eb", "a b", "a.b", "\u5f20 \u4f1f", "x" * 190, "-rf", "'", "grades", "a\nb"]


def test_any_name_a_folder_can_have_gets_its_own_report(room: Room) -> None:
    for name in ODD:
        hand_in(room.submissions, name, RIGHT)
    assert room.regraded() == sorted(ODD)
    assert [room.told(name).student for name in ODD] == ODD
    assert room.files() == sorted(f"{name}.json" for name in [*ODD, *CLASS])
    assert room.regraded() == []


def test_what_is_released_is_not_listed_as_ignored(room: Room) -> None:
    for name in ("check.py", "tests/test_scale.py"):
        path = room.course.root / "assignments" / ASSIGNMENT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    hand_in(room.submissions, "ada", {"check.py": b"x", "other.py": b"x"})
    (room.submissions / "ada" / ASSIGNMENT / "tests").mkdir()
    (room.submissions / "ada" / ASSIGNMENT / "__pycache__").mkdir()
    room.grade()
    assert room.told("ada").ignored_files == ("other.py",)


def test_all_reports_of_a_place_are_found_but_nothing_else(room: Room) -> None:
    room.place.report("zed").write_bytes(dump(replace(room.told("ada"), student="zed")))
    (room.place.folder / "notes.json").write_text("{}")
    assert [each.student for each in room.place.reports()] == ["ada", "bob", "cyd", "zed"]
