"""What the tests of the grading core are made of: students, small suites, hand-ins."""

from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.jail.faults import StudentFault
from autograder.jail.launcher import Jail
from autograder.jail.tape import Desk
from autograder.jail.worker import Bounds
from autograder.student import Student


def student_of(jail: Jail, files: dict[str, bytes], support: Path) -> Callable[[str], Student]:
    """Gives the student of one of these files; all of them share the worker at hand."""
    desk = Desk(jail, files, Bounds(cpu_s=20, call_cpu_s=1, call_wall_s=5))
    return lambda exercise: Student(desk, exercise, support, float("inf"))


def fault_of(call: Callable[[], object]) -> StudentFault:
    """The fault that a call ends in."""
    with pytest.raises(StudentFault) as caught:
        call()
    return caught.value


def write_suite(folder: Path, exercise: str, body: str) -> Path:
    """A hidden suite of that exercise; `body` is what stands below the import."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"test_{exercise}.py"
    path.write_text(f"from autograder.suite import close, probe\n\n{body}")
    return path
