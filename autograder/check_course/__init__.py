"""The whole course, checked: its parts, its marks, its release, and what the grader gives."""

from autograder.check_course.checking import CourseCheck, check_course, run
from autograder.check_course.findings import Finding

__all__ = ["CourseCheck", "Finding", "check_course", "run"]
