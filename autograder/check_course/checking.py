"""All checks of a course, in the order in which one would put things right."""

from typing import NamedTuple

from autograder.check_course.findings import Finding
from autograder.check_course.in_step import released
from autograder.check_course.marks import mark_findings, read_marks
from autograder.check_course.parts import part_findings
from autograder.check_course.scores import Score, score_findings
from autograder.check_course.syllabus import syllabus_findings
from autograder.check_course.table import points_table, syllabus_text
from autograder.course import Course
from autograder.grade.grader import Grader, grade_files
from autograder.release.build import ProbesOf, hidden_probes


class CourseCheck(NamedTuple):
    """The table of points, the syllabus, and what is to be put right; nothing in a course in order.

    `log` holds the grader's own tracebacks, for whoever looks after the grader.
    """

    table: str
    findings: tuple[Finding, ...]
    syllabus: str = ""
    log: str = ""


def run(course: Course, grader: Grader) -> CourseCheck:
    """Check a course with its real grader, as `autograder check-course` does."""
    found = check_course(course, lambda assignment, files: grade_files(grader, assignment, files))
    return found._replace(log=grader.take_log())


def check_course(course: Course, score: Score, probes: ProbesOf | None = None) -> CourseCheck:
    """Check a course that course.toml describes without error.

    `score` grades files as if handed in; `probes` gives an exercise's probes, by default those
    of the hidden suites.
    """
    probes = probes or hidden_probes(course)
    marks, findings = read_marks(course, probes)
    items, gaps = syllabus_findings(course)
    findings += [*part_findings(course), *mark_findings(marks), *gaps]
    files, faults = released(course, probes)
    findings += [*faults, *score_findings(course, files, score)]
    told = tuple(dict.fromkeys(findings))
    return CourseCheck(points_table(marks), told, syllabus_text(items))
