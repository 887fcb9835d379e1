"""The marks of a class: reports, what people gave by hand, and the terms of lateness, as one."""

import fnmatch
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from autograder import late
from autograder.batch.grading import find_students
from autograder.class_report import jailed_reports_in
from autograder.collect.roster import Person, Roster
from autograder.course import Assignment, Course
from autograder.errors import UserError
from autograder.export.manual import Book, Manual
from autograder.report import ExerciseResult, Report

State = Literal[
    "graded",
    "needs_manual",
    "not_graded",
    "not_submitted",
    "not_gradable",
    "grader_error",
]
Points = int | float


class ExportError(UserError):
    """Marks cannot be exported; the text says what to do."""


class Written(NamedTuple):
    """A written answer of one student: its points, None while nobody gave any."""

    id: str
    points: Points | None
    max_points: Points


class Mark(NamedTuple):
    """What one student has for one assignment.

    `points` are those of the exercises, an instructor's correction included, `written` the
    answers that people mark. `final` is all of it less the penalty; None while a part is missing,
    where there is nothing to mark, and for who is excused. `report` is None where there is none.
    """

    student: str
    person: Person | None
    assignment: Assignment
    state: State
    report: Report | None
    exercises: dict[str, Points | None]
    written: tuple[Written, ...]
    max_points: Points
    points: Points | None = None
    penalty: Points = 0
    final: Points | None = None

    @property
    def is_excused(self) -> bool:
        """Whether it counts neither for nor against the student."""
        return self.report is not None and self.report.excused

    @property
    def note(self) -> str:
        """What an instructor should know of it."""
        return self.report.regrade_failed if self.report is not None else ""


class ClassMarks(NamedTuple):
    """A mark for every student in every assignment, by assignment and then student."""

    course: Course
    assignments: tuple[Assignment, ...]
    students: tuple[str, ...]
    people: dict[str, Person]
    marks: dict[tuple[str, str], Mark]

    def of(self, student: str) -> list[Mark]:
        """A student's marks in the order of the assignments."""
        return [self.marks[each.id, student] for each in self.assignments]

    def only(self, wanted: Collection[str]) -> "ClassMarks":
        """The marks of these students."""
        students = tuple(name for name in self.students if name in wanted)
        marks = {key: mark for key, mark in self.marks.items() if mark.student in wanted}
        return self._replace(students=students, marks=marks)


class Sources(NamedTuple):
    """Where marks come from: reports, submissions, the gradebook, and who is in the course."""

    grades: Path
    submitted: Path
    book: Book
    roster: Roster | None = None


def class_marks(
    course: Course, sources: Sources, chosen: Sequence[Assignment] = (), pattern: str = "*"
) -> ClassMarks:
    """Bring the marks of a class together; by default of all assignments that have reports.

    Raises:
        ExportError: there are no reports.
        ReportFolderError: a folder holds something else than reports that were made in a jail.
    """
    graded = [each for each in course.assignments if any((sources.grades / each.id).glob("*.json"))]
    assignments = [each for each in course.assignments if each in (chosen or graded)]
    if not graded or not all(each in graded for each in assignments):
        named = ", ".join(each.id for each in assignments if each not in graded)
        raise ExportError(
            f"{sources.grades} holds no reports{named and ' of '}{named}: grade first"
        )
    reports = {each.id: _reports(sources, each) for each in assignments}
    people = {each.folder: each for each in sources.roster.people} if sources.roster else {}
    everybody = {*people, *(name for found in reports.values() for name in found)}
    students = sorted(name for name in everybody if fnmatch.fnmatchcase(name, pattern))
    if not students:
        raise ExportError(f"no student matches {pattern!r}")
    marks: dict[tuple[str, str], Mark] = {}
    for assignment in assignments:
        handed_in = _handed_in(sources.submitted, assignment)
        maximum = max(report.max_points for report in reports[assignment.id].values())
        for student in students:
            report = reports[assignment.id].get(student)
            manual = sources.book.of(assignment.id, student)
            marks[assignment.id, student] = _mark(
                student, people.get(student), assignment, report, manual, maximum,
                student in handed_in,
            )  # fmt: skip
    return ClassMarks(course, tuple(assignments), tuple(students), people, marks)


def _reports(sources: Sources, assignment: Assignment) -> dict[str, Report]:
    return {each.student: each for each in jailed_reports_in(sources.grades / assignment.id)}


def _handed_in(submitted: Path, assignment: Assignment) -> set[str]:
    if not submitted.is_dir():
        return set()
    return {
        name for name in find_students(submitted) if (submitted / name / assignment.id).is_dir()
    }


def _mark(
    student: str,
    person: Person | None,
    assignment: Assignment,
    report: Report | None,
    manual: Manual,
    maximum: Points,
    handed_in: bool,
) -> Mark:
    """One mark; `maximum` is what the exercises are worth, `manual` what people gave."""
    written = tuple(Written(name, *told) for name, told in manual.written.items())
    results = {each.id: each for each in report.exercises} if report is not None else {}
    exercises = {
        each.id: manual.corrected(each.id, _points(results.get(each.id)))
        for each in assignment.exercises
    }
    state = _state(report, exercises, manual, handed_in)
    whole = maximum + sum(each.max_points for each in written)
    mark = Mark(student, person, assignment, state, report, exercises, written, whole)
    if report is None or state in ("not_submitted", "grader_error"):
        return mark
    points = sum(each for each in exercises.values() if each is not None)
    known = points + sum(each.points or 0 for each in written)
    penalty = late.penalty(assignment.late, report.late_s, known)
    is_open = state == "needs_manual" or report.excused
    return mark._replace(points=points, penalty=penalty, final=None if is_open else known - penalty)


def _points(result: ExerciseResult | None) -> int | None:
    return None if result is None or result.state == "not_submitted" else result.points


def _state(
    report: Report | None,
    exercises: dict[str, Points | None],
    manual: Manual,
    handed_in: bool,
) -> State:
    """The state of a mark: what people gave by hand can end a grader error, and nothing else."""
    if report is None:
        return "not_graded" if handed_in else "not_submitted"
    failed = {each.id for each in report.exercises if each.state == "grader_error"}
    if any(exercises.get(name) is None for name in failed):
        return "grader_error"
    if report.state == "not_submitted" and not manual.has_answer:
        return "not_submitted"
    if any(points is None for points, _ in manual.written.values()):
        return "needs_manual"
    return "graded" if report.state in ("grader_error", "not_submitted") else report.state
