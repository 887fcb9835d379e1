"""Marks without names: the same pseudonym for a student in every table, traced by the key alone."""

from collections.abc import Callable

from msgspec.structs import replace

from autograder.export.marks import ClassMarks, Mark


def anonymous(marks: ClassMarks, pseudonym: Callable[[str], str]) -> ClassMarks:
    """The marks under pseudonyms and in their order; nothing of the roster is left."""
    named = {student: pseudonym(student) for student in marks.students}
    hidden = {
        (assignment, named[student]): _hidden(mark, named[student])
        for (assignment, student), mark in marks.marks.items()
        if student in named
    }
    students = tuple(sorted(named.values()))
    return marks._replace(students=students, people={}, marks=dict(sorted(hidden.items())))


def _hidden(mark: Mark, name: str) -> Mark:
    report = mark.report
    if report is not None:
        report = replace(report, student=name, ignored_files=())
    return mark._replace(student=name, person=None, report=report)
