"""Releases, hands in, collects, grades, gives back: the cycle that an instructor goes through."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from autograder import places
from autograder.batch.executor import Where, setup_of
from autograder.batch.grading import Place, released_names
from autograder.batch.run import Done, Run, grade_run, students_in
from autograder.collect import placeholder
from autograder.collect.exchange import handed_in, inbound
from autograder.collect.gather import Job as Collecting
from autograder.collect.gather import collect_exchange
from autograder.collect.picking import wanted
from autograder.collect.stamps import zone_of
from autograder.collect.store import Store
from autograder.collect.timing import Clock
from autograder.course import Assignment, Course
from autograder.demo.exchange import DemoError, Walk
from autograder.export.formats import FORMATS, OURS
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources
from autograder.feedback import Place as Pages
from autograder.feedback import write
from autograder.key import DEMO_SECRET, key_from_text
from autograder.nbgrader_bridge.sync import sync, usual_job
from autograder.render import console
from autograder.report import write_atomically

CLASS: Final = "tests/sample_class"
FIRST: Final = "02-local-rules"
# Right, wrong and hanging; the others' work is placed as if it had come another way.
AT_EXCHANGE: Final = {
    "right-numpy": "right", "mistake-gate-dropped": "wrong", "broken-endless-loop": "hanging",
}  # fmt: skip


class Graded(NamedTuple):
    """An assignment of the class, and what came of it."""

    assignment: Assignment
    done: Done


def walk(course: Course, original: Path, where: Where) -> Iterator[str | Graded]:
    """Go through the cycle in a course's folder; yields what to tell, and the marks.

    `original` is the repository with the bundled class.
    """
    submitted = course.root / places.SUBMITTED
    first = course.assignment(FIRST)
    steps = Walk(course, first.id)
    steps.release()
    yield f"{first.id} is released into nbgrader's exchange"
    for student in AT_EXCHANGE:
        steps.hand_in(student, original / CLASS / student / first.id)
    told = ", ".join(f"{name} ({what})" for name, what in AT_EXCHANGE.items())
    yield f"fetched and submitted there: {told}"
    _place(original / CLASS, submitted, {(name, first.id) for name in AT_EXCHANGE})
    _collect(course, first, submitted)
    yield f"collected into {places.SUBMITTED}, where the rest of the class lies"
    for assignment in course.assignments:
        names = students_in(submitted, "*")
        students = [name for name in names if (submitted / name / assignment.id).is_dir()]
        if students:
            yield _grade(course, assignment, students, where)
            _keep(course, assignment)
            yield f"{assignment.id}: {len(students)} submissions are in nbgrader's gradebook"
    steps.release_feedback()
    for student in AT_EXCHANGE:
        if "Feedback for" not in steps.fetch_feedback(student).read_text(encoding="utf-8"):
            raise DemoError(f"{student} got another page than ours")
    yield f"feedback came back through the exchange to {len(AT_EXCHANGE)} students"
    yield f"exported into {places.DATA}: {', '.join(_export(course))}"


def _grade(course: Course, assignment: Assignment, students: list[str], where: Where) -> Graded:
    root = course.root
    setup = setup_of(root, key_from_text(DEMO_SECRET))
    place = Place(root / places.GRADES / assignment.id)
    run = Run(course, assignment, setup, root / places.SUBMITTED, students, place)
    return Graded(assignment, grade_run(run, sys.stderr, where))


def _keep(course: Course, assignment: Assignment) -> None:
    """Bring the marks into the gradebook, and write the students' pages."""
    sync(usual_job(course, assignment))
    sources = usual_sources(course)
    pages = Pages(sources.submitted, course.root / places.FEEDBACK)
    for mark in class_marks(course, sources, [assignment]).marks.values():
        write(pages, mark, sources.book.of(assignment.id, mark.student))


def _export(course: Course) -> list[str]:
    marks = class_marks(course, usual_sources(course))
    files = {
        name: content for table in OURS for name, content in FORMATS[table].files(marks).items()
    }
    for name, content in files.items():
        write_atomically(course.root / places.DATA / name, content)
    return list(files)


def table(graded: Graded) -> str:
    """A class's marks for the terminal."""
    reports = graded.done.reports
    head = f"{graded.assignment.id}: {graded.assignment.title}, {len(reports)} submissions"
    return f"\n{head}\n{console.class_table(reports)}{console.tally(reports)}\n"


def _place(source: Path, submitted: Path, without: set[tuple[str, str]]) -> None:
    """Put the class's work where collecting would, but for what came through the exchange."""
    for folder in sorted(source.glob("*/*/")):
        student, assignment = folder.parts[-2:]
        target = submitted / student / assignment
        if (student, assignment) not in without and not target.exists():
            shutil.copytree(folder, target)
            notebook = target / placeholder.notebook_name(assignment)
            if not notebook.exists():
                notebook.write_bytes(placeholder.CONTENT)


def _collect(course: Course, assignment: Assignment, submitted: Path) -> None:
    want = wanted(assignment, course.limits.file_kb, released_names(course, assignment))
    zone = zone_of(course.time_zone)
    store = Store(submitted, want, zone)
    folder = inbound(Path(course.exchange), course.id)
    found = handed_in(folder, assignment.id, check_owner=False)
    summary = collect_exchange(Collecting(assignment, store, Clock(zone)), found)
    if summary.has_problem:
        raise DemoError(summary.text(zone))
