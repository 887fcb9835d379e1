"""`nbgrader autograde` gives the jail's marks, whatever was handed in, and keeps people's."""

import json

from autograder.batch.grading import Place
from autograder.collect.placeholder import CONTENT
from tests.bridge_lab import ESSAY, NOTEBOOK, Desk, Entry, Notebook, answered, cell_of
from tests.lab import HALVE, RIGHT, SCALE, HerePool
from tests.tiny_course import ASSIGNMENT

WRONG = {"scale.py": SCALE.replace(b"d_out * b, d_out * a", b"d_out, d_out"), "halve.py": HALVE}


def same(notebook: Notebook) -> None:
    """Change nothing."""


def test_marks_messages_and_hints_are_those_of_the_reports(desk: Desk) -> None:
    desk.hand_in("ada", RIGHT, same)
    desk.hand_in("bob", WRONG, answered("Because."))
    assert desk.autograde() is None
    assert desk.entries("ada") == {
        "scale": Entry(10, None, False),
        "halve": Entry(1, None, False),
        ESSAY: Entry(0, None, False),
    }
    assert desk.entries("bob")["scale"].auto == 1
    assert desk.entries("bob")[ESSAY] == Entry(None, None, True)
    told = desk.comments("bob")
    assert told["scale-answer"].startswith("scale.py: 1 of 10 points.")
    assert "Hint: " in told["scale-answer"]
    assert desk.comments("ada")[ESSAY] == "No response."
    place = Place(desk.root / "course-data" / "grades" / ASSIGNMENT)
    assert [report.points for report in place.reports()] == [11, 2]
    assert "bob" in (place.folder / "grades.csv").read_text()
    shown = cell_of(desk.page("bob"), "scale")["outputs"]
    assert shown[1]["data"]["text/plain"] == ["1.0"]
    assert "<strong>1</strong> of 10 points" in "".join(shown[0]["data"]["text/html"])


def test_nothing_of_the_instructors_or_through_a_link_reaches_the_folder(desk: Desk) -> None:
    folder = desk.hand_in("ada", {"scale.py": SCALE}, same)
    (folder / "halve.py").symlink_to("/etc/passwd")
    (folder / "numpy.py").write_text("raise SystemExit")
    assert desk.autograde() is None
    target = desk.root / "course-data" / "autograded" / "ada" / ASSIGNMENT
    assert {path.name for path in target.iterdir()} == {NOTEBOOK, "scale.py"}
    assert (target / "scale.py").read_bytes() == SCALE
    assert desk.entries("ada")["halve"].auto == 0
    assert "is a link" in desk.comments("ada")["halve-answer"]


BROKEN: dict[str, tuple[bytes | None, str]] = {
    "absent": (None, "was not handed in"),
    "placed": (CONTENT, "was not handed in"),
    "blank": (b"", "is empty"),
    "cut": (b'{"cells": [', "is no notebook that can be read"),
    "conflict": (b"<<<<<<< HEAD\n{}", "line 1: a merge conflict"),
    "old": (b'{"nbformat": 3, "cells": []}', "has another format than 4"),
    "deep": (b"[" * 100_000, "is no notebook that can be read"),
    "list": (b"[1]", "is no notebook"),
}


def test_files_are_graded_whatever_the_notebook_is(desk: Desk) -> None:
    for student, (notebook, _) in BROKEN.items():
        desk.hand_in(student, RIGHT, notebook)
    assert desk.autograde() is None
    for student, (notebook, told) in BROKEN.items():
        assert [desk.entries(student)[name].auto for name in ("scale", "halve")] == [10, 1]
        assert told in desk.comments(student)["scale-answer"]
        assert desk.entries(student)[ESSAY].waits == (notebook not in (None, CONTENT))


def test_a_notebook_of_another_name_is_told_and_waits_for_a_person(desk: Desk) -> None:
    folder = desk.hand_in("ada", RIGHT, answered("Because."))
    (folder / NOTEBOOK).rename(folder / "hw (2).ipynb")
    assert desk.autograde() is None
    assert "'hw (2).ipynb' beside it was not read" in desk.comments("ada")[ESSAY]
    assert desk.entries("ada")[ESSAY].waits


def test_what_was_done_to_cells_changes_no_mark(desk: Desk) -> None:
    def spoilt(notebook: Notebook) -> None:
        scale, essay = cell_of(notebook, "scale"), cell_of(notebook, ESSAY)
        notebook["cells"].remove(cell_of(notebook, "halve"))
        notebook["cells"] += [scale | {"source": "1000.0"}, essay | {"source": "The copy."}]
        scale["metadata"]["nbgrader"] |= {"points": 1000, "schema_version": 1, "locked": "no"}
        scale["outputs"] = [{"output_type": "execute_result", "data": {"text/plain": "1000"}}]
        essay["cell_type"] = "code"
        notebook["cells"][0]["metadata"] = {"nbgrader": {"grade_id": "mine", "grade": True}}

    desk.hand_in("ada", RIGHT, spoilt)
    assert desk.autograde() is None
    assert [desk.entries("ada")[name].auto for name in ("scale", "halve", ESSAY)] == [10, 1, None]
    assert "The cell 'scale' is duplicated" in desk.comments("ada")["scale-answer"]
    assert "The cell 'halve' was missing" in desk.comments("ada")["halve-answer"]
    assert "The cell 'essay' is duplicated" in desk.comments("ada")[ESSAY]
    assert cell_of(desk.page("ada"), ESSAY)["source"] == ["The copy."]


def test_no_output_and_no_script_of_a_student_is_shown(desk: Desk) -> None:
    def attack(notebook: Notebook) -> None:
        bad = "<script>steal()</script>"
        html = {"output_type": "display_data", "data": {"text/html": bad}, "metadata": {}}
        notebook["metadata"]["widgets"] = {"state": bad}
        for cell in notebook["cells"]:
            if cell["cell_type"] == "code":
                cell["outputs"] = [html]
        cell_of(notebook, ESSAY)["source"] = bad
        raw = {"cell_type": "raw", "metadata": {"raw_mimetype": "text/html"}, "source": bad}
        notebook["cells"].append(raw)

    desk.hand_in("ada", RIGHT, attack)
    assert desk.autograde() is None
    assert "<script" not in json.dumps(desk.page("ada"))
    assert "steal()" in json.dumps(desk.page("ada"))


def test_a_file_that_opens_the_gradebook_changes_nobodys_mark(desk: Desk) -> None:
    book = desk.root / "course-data" / "gradebook.db"
    theft = (
        "import os\n"
        f"for path in ({str(book)!r}, '/proc/self/cwd/course-data/gradebook.db'):\n"
        "    try:\n        handle = os.open(path, os.O_RDWR)\n"
        "        os.ftruncate(handle, 0)\n"
        "    except OSError:\n        pass\n"
        "try:\n    import sqlite3\n"
        f"    sqlite3.connect({str(book)!r}).execute('update grade set auto_score = 99').commit()\n"
        "except Exception:\n    pass\n"
    )
    desk.hand_in("ada", WRONG, same)
    desk.hand_in("eve", {"scale.py": theft.encode() + SCALE, "halve.py": HALVE}, same)
    assert desk.autograde() is None
    assert desk.entries("ada")["scale"].auto == 1
    assert desk.entries("eve")["scale"].auto == 10


def test_a_persons_mark_survives_and_is_looked_at_again_only_when_the_work_changed(
    desk: Desk,
) -> None:
    desk.hand_in("ada", WRONG, answered("Because."))
    assert desk.autograde() is None
    desk.mark_by_hand("ada", ESSAY, 1.5)
    desk.mark_by_hand("ada", "scale", 7)
    assert desk.autograde(force=True) is None
    assert desk.entries("ada")[ESSAY] == Entry(None, 1.5, False)
    assert desk.entries("ada")["scale"] == Entry(1, 7, False)
    desk.hand_in("ada", RIGHT, answered("Since it is so."))
    assert desk.autograde(force=True) is None
    assert desk.entries("ada")[ESSAY] == Entry(None, 1.5, True)
    assert desk.entries("ada")["scale"] == Entry(10, 7, True)
    assert desk.autograde(force=True) is None
    assert desk.entries("ada")["scale"].waits


def test_a_fault_of_the_grader_gives_no_mark_and_the_class_goes_on(
    desk: Desk, pool: HerePool
) -> None:
    desk.hand_in("ada", RIGHT, same)
    desk.hand_in("bob", RIGHT, same)
    pool.faulty.add("ada")
    assert "the grader failed" in str(desk.autograde()) or any("bug" in s for s in desk.said)
    assert desk.entries("ada")["scale"] == Entry(None, None, True)
    assert desk.entries("bob")["scale"] == Entry(10, None, False)
    pool.faulty.clear()
    assert desk.autograde() is None
    assert desk.entries("ada")["scale"] == Entry(10, None, False)


def test_a_fault_later_keeps_the_earlier_mark_and_flags_it(desk: Desk, pool: HerePool) -> None:
    desk.hand_in("ada", RIGHT, same)
    assert desk.autograde() is None
    pool.faulty.add("ada")
    assert desk.autograde(force=True) == "the grader failed: run this again when that is mended"
    assert desk.entries("ada")["scale"] == Entry(10, None, True)
    assert "Regrade failed: the earlier mark is kept" in desk.comments("ada")["scale-answer"]
    pool.faulty.clear()
    assert desk.autograde() is None
    assert desk.entries("ada")["scale"] == Entry(10, None, False)


def test_reports_that_stand_are_taken_and_finished_work_is_skipped(
    desk: Desk, pool: HerePool
) -> None:
    desk.hand_in("ada", RIGHT, same)
    assert desk.autograde() is None
    assert desk.autograde() is None
    assert pool.graded == ["ada"]
    (desk.root / "course-data" / "autograded" / ".finished" / ASSIGNMENT / "ada.json").unlink()
    assert desk.autograde() is None
    assert any("was not finished" in line for line in desk.said)
    assert pool.graded == ["ada"]


def test_without_our_settings_nothing_is_graded(desk: Desk) -> None:
    desk.hand_in("ada", RIGHT, same)
    assert desk.generate() is None
    settings = {"Autograde": {"exporter_class": "nbconvert.exporters.NotebookExporter"}}
    from nbgrader.converters import Autograde

    assert desk._run(Autograde, "*", settings) is not None
    assert any("was not started with this course's" in line for line in desk.said)
    assert desk.entries("ada")["scale"].auto is None


def test_a_course_without_a_release_is_told(desk: Desk) -> None:
    (desk.root / "assignments" / ASSIGNMENT / NOTEBOOK).unlink()
    desk.hand_in("ada", RIGHT, b"{}")
    assert "run autograder release" in str(desk.autograde())
