"""The course as course.toml describes it: frozen records, read whole or refused in a sentence."""

from autograder.course.reading import load_course, nearest_course
from autograder.course.records import (
    FILE_NAME,
    Assignment,
    Course,
    CourseError,
    Exercise,
    Late,
    Limits,
    Profile,
)

__all__ = [
    "FILE_NAME",
    "Assignment",
    "Course",
    "CourseError",
    "Exercise",
    "Late",
    "Limits",
    "Profile",
    "load_course",
    "nearest_course",
]
