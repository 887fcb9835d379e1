"""The formats of `autograder export`: a new one is a file here and a line in FORMATS."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from autograder.export import (
    canvas,
    classroom,
    classroom50,
    gradescope,
    junit,
    long,
    moodle,
    total,
    wide,
)
from autograder.export.marks import ClassMarks

Files = Mapping[str, bytes]


class Format(NamedTuple):
    """One format: what it is for, in a few words, and what makes its files, by their names.

    A format that makes a single file is written to stdout unless --out is given; of several, or
    of files in folders, --out names the folder.
    """

    about: str
    files: Callable[[ClassMarks], Files]


OURS: Final = ("wide", "long", "total")  # the course's own tables, a file each

FORMATS: Final[Mapping[str, Format]] = {
    "wide": Format("a row for each student", wide.files),
    "long": Format("a row for each student, assignment and exercise", long.files),
    "total": Format("the course total of each student", total.files),
    "canvas": Format("Canvas's gradebook import", canvas.files),
    "moodle": Format("Moodle's grade import", moodle.files),
    "gradescope": Format("Gradescope's results.json for each student", gradescope.files),
    "junit": Format("JUnit XML, a suite for each student", junit.files),
    "classroom": Format("the grades file of GitHub Classroom", classroom.files),
    "classroom50": Format("Classroom 50's result.json for each student", classroom50.files),
}
