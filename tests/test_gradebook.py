"""A class's reports in nbgrader's gradebook, its exports, and the pages that students get."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from nbgrader.apps import ExportApp
from nbgrader.coursedir import CourseDirectory
from nbgrader.exchange.default import ExchangeReleaseFeedback
from nbgrader.utils import notebook_hash

from autograder.batch.grading import Place
from autograder.class_report import ReportFolderError
from autograder.export.marks import ClassMarks, Mark, class_marks
from autograder.export.sources import usual_sources
from autograder.feedback import Place as Pages
from autograder.feedback import write
from autograder.nbgrader_bridge.sync import Job, Synced, sync
from autograder.report import dump
from tests.bridge_lab import ESSAY, Desk, Entry, answered
from tests.collect_lab import write_files
from tests.lab import RIGHT
from tests.tiny_course import ASSIGNMENT

WRONG = RIGHT | {"scale.py": b"def scale_backward(d_out, a, b):\n    return d_out, d_out\n"}


def same(notebook: object) -> None:
    """Change nothing."""


def synced(desk: Desk) -> Synced:
    """Bring the reports of the usual folder into the usual gradebook."""
    data = desk.root / "course-data"
    course = desk.course
    return sync(
        Job(
            course,
            course.assignments[0],
            data / "gradebook.db",
            data / "grades",
            data / "submitted",
            data / "autograded",
        )
    )


def marks_of(desk: Desk) -> ClassMarks:
    return class_marks(desk.course, usual_sources(desk.course))


def mark_of(desk: Desk, student: str) -> Mark:
    return marks_of(desk).marks[ASSIGNMENT, student]


@pytest.fixture
def graded(desk: Desk) -> Desk:
    """A class of two, autograded: one is late by a day, and answered in writing."""
    write_files(desk.hand_in("ada", RIGHT, same), {"timestamp.txt": b"2026-11-02 20:00:00.0 UTC"})
    late = {"timestamp.txt": b"2026-11-03 20:00:00.0 UTC"}
    write_files(desk.hand_in("bob", WRONG, answered("Because.")), late)
    assert desk.autograde() is None
    return desk


def test_sync_gives_what_autograde_gives_and_changes_nothing_twice(graded: Desk) -> None:
    before = [graded.entries(name) | {"said": graded.comments(name)} for name in ("ada", "bob")]
    assert synced(graded) == Synced(2, 1)
    (graded.root / "course-data" / "gradebook.db").unlink()
    assert synced(graded) == Synced(2, 1)
    assert synced(graded) == Synced(2, 1)
    after = [graded.entries(name) | {"said": graded.comments(name)} for name in ("ada", "bob")]
    assert after == before


def test_marks_by_hand_stay_and_lateness_is_taken_off_all_of_it(graded: Desk) -> None:
    toml = graded.root / "course.toml"
    toml.write_text(toml.read_text().replace("weight = 10", "weight = 10\nlate = { per_day = 50 }"))
    assert graded.autograde(force=True) is None
    assert mark_of(graded, "bob").state == "needs_manual"
    graded.mark_by_hand("bob", ESSAY, 2)
    synced(graded)
    assert graded.entries("bob")[ESSAY] == Entry(None, 2, False)
    mark = mark_of(graded, "bob")
    with graded.book() as book:
        submission = book.find_submission(ASSIGNMENT, "bob")
        told = (submission.score, submission.notebooks[0].late_submission_penalty)
    assert (mark.points, mark.penalty, mark.final) == (2, 2, 2)
    assert told == (4, 2)


def test_reports_made_without_a_jail_are_refused(graded: Desk) -> None:
    place = Place(graded.root / "course-data" / "grades" / ASSIGNMENT)
    report = place.earlier("ada")
    assert report is not None
    place.write(place.report("ada"), dump(replace(report, jail="none")))
    with pytest.raises(ReportFolderError, match="ada was graded without a jail"):
        synced(graded)


def test_a_cell_that_came_later_gets_its_entry(graded: Desk) -> None:
    with graded.book() as book:
        for entry in book.find_submission_notebook(ASSIGNMENT, ASSIGNMENT, "ada").grades:
            book.db.delete(entry)
        book.db.commit()
    synced(graded)
    assert graded.entries("ada")["scale"] == Entry(10, None, False)


def test_nbgraders_export_writes_our_table(graded: Desk, tmp_path: Path) -> None:
    config = graded.config
    config.ExportPlugin.to = str(tmp_path / "marks.csv")
    config.ExportPlugin.student = ["ada"]
    app = ExportApp(config=config)
    app.coursedir = CourseDirectory(config=config)
    app.start()
    ExportApp.clear_instance()
    lines = (tmp_path / "marks.csv").read_text().splitlines()
    assert lines[0].startswith("student,name,id,email,01-tiny final,01-tiny state")
    assert lines[1:] == ["ada,,,,11,graded,11,0,0,13,"]


def pages(desk: Desk, student: str) -> Path:
    """Write one student's page."""
    data = desk.root / "course-data"
    place = Pages(data / "submitted", data / "feedback")
    manual = usual_sources(desk.course).book.of(ASSIGNMENT, student)
    path = write(place, mark_of(desk, student), manual)
    assert path is not None
    return path


def test_the_page_tells_what_people_gave_and_said(graded: Desk) -> None:
    graded.mark_by_hand("bob", ESSAY, 1.5)
    graded.mark_by_hand("bob", "scale", 4)
    with graded.book() as book:
        found = book.find_comment(ESSAY, ASSIGNMENT, ASSIGNMENT, "bob")
        found.manual_comment = "Well said, <b>Bob</b>."
        book.db.commit()
    text = pages(graded, "bob").read_text()
    assert '<th scope="row">Essay</th><td class="number">1.5 of 2</td>' in text
    assert '<th scope="row">scale.py, marked by hand</th><td class="number">4 of 10</td>' in text
    assert "Well said, &lt;b&gt;Bob&lt;/b&gt;." in text
    assert "what counts: <strong>6.5</strong> of 13 points" in text


def test_nbgrader_releases_the_pages_to_those_who_used_the_exchange(
    graded: Desk, tmp_path: Path
) -> None:
    secret = graded.root / "course-data" / "submitted" / "ada" / ASSIGNMENT
    (secret / "submission_secret.txt").write_text("known to ada")
    page = pages(graded, "ada")
    pages(graded, "bob")
    config = graded.config
    config.Exchange.root = str(tmp_path / "exchange")
    (tmp_path / "exchange").mkdir(mode=0o777)
    (tmp_path / "exchange").chmod(0o777)
    folders = CourseDirectory(config=config, assignment_id=ASSIGNMENT)
    ExchangeReleaseFeedback(coursedir=folders, config=config).start()
    released = {path.name for path in (tmp_path / "exchange").rglob("*.html")}
    name = notebook_hash(secret="known to ada", notebook_id=ASSIGNMENT)
    assert len(released) == 2
    found = next((tmp_path / "exchange").rglob(f"{name}.html"))
    assert found.read_bytes() == page.read_bytes()
