"""What the tests of graders are made of: submissions at which a grader ends."""

from autograder.course import Course
from autograder.submission import Submission, from_files
from tests.tiny_course import ASSIGNMENT

# A suite that ends its own process for the students whose file says so.
KILLER = """
import os
import signal
from pathlib import Path

from autograder.suite import close, probe

COUNTS = Path(__file__).parent


@probe("is there", points=2)
def test_there(student, draw):
    name, times = student.kills()
    count = COUNTS / name
    count.touch()
    if count.stat().st_size < times:
        with count.open("a") as stream:
            stream.write("x")
        os.kill(os.getpid(), signal.SIGKILL)
    assert name == close(name)
"""


def submission(course: Course, student: str, files: dict[str, bytes]) -> Submission:
    return from_files(course.assignment(ASSIGNMENT), files, student)


def fatal(student: str, times: int) -> dict[str, bytes]:
    """Files at which the grader process is killed so many times."""
    return {"halve.py": f"def kills():\n    return {student!r}, {times}\n".encode()}


def killing(course: Course, student: str, times: int) -> Submission:
    """A submission at which the grader process is killed so many times."""
    return submission(course, student, fatal(student, times))
