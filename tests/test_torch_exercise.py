"""The exercise in PyTorch runs in a jail of its own, and costs nobody else anything."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from autograder.course import Assignment, Course
from autograder.grade.grader import Grader, grade_files
from autograder.key import DEMO_SECRET, key_from_text
from autograder.report import ExerciseResult, Report

ROOT = Path(__file__).parents[1]
ASSIGNMENT = "06-verify"

# What is done where the weights are whole numbers, which one probe alone looks at.
DEEDS = {
    "hangs in PyTorch": "W1 = torch.ones(700, 700)\n        while True: W1 @ W1",
    "crashes": "__import__('ctypes').string_at(0)",
    "fills the memory": "torch.ones(1 << 31)",
}
OUTCOMES = {
    "hangs in PyTorch": "timeout",
    "crashes": "crashed",
    "fills the memory": "failed",
}


@pytest.fixture(scope="module")
def assignment(course: Course) -> Assignment:
    return course.assignment(ASSIGNMENT)


@pytest.fixture(scope="module")
def hurried(course: Course) -> Iterator[Grader]:
    """A grader whose limits make hanging cheap."""
    limits = msgspec.structs.replace(course.limits, call_cpu_s=0.5)
    own = msgspec.structs.replace(course, limits=limits)
    with Grader(own, key_from_text(DEMO_SECRET)) as grader:
        yield grader


def solved(assignment: Assignment) -> dict[str, bytes]:
    """All files as the solutions have them."""
    folder = ROOT / "solutions" / ASSIGNMENT
    return {each.file_name: (folder / each.file_name).read_bytes() for each in assignment.exercises}


def misbehaving(assignment: Assignment, deed: str) -> dict[str, bytes]:
    """The solutions, but for what autograd does with whole numbers."""
    files = solved(assignment)
    files["autograd.py"] += f"""

solution = autograd_gradients


def autograd_gradients(x, W1, W2, y):
    if W1.dtype.kind == "i":
        {deed}
    return solution(x, W1, W2, y)
""".encode()
    return files


def lost(result: ExerciseResult) -> dict[str, str]:
    """The probes that did not pass, with what came of them."""
    return {each.id: each.outcome for each in result.probes if each.outcome != "passed"}


def full(report: Report) -> bool:
    return report.state == "graded" and report.points == report.max_points


@pytest.mark.parametrize("deed", DEEDS)
def test_what_goes_wrong_costs_its_own_probe(
    deed: str, assignment: Assignment, hurried: Grader
) -> None:
    report = grade_files(hurried, assignment, misbehaving(assignment, DEEDS[deed]))
    marks = {each.id: lost(each) for each in report.exercises}
    assert marks == {
        "numeric_gradient": {},
        "autograd": {"whole_numbers": OUTCOMES[deed]},
        "bug_hunt": {},
    }
    assert hurried.take_log() == ""
    assert full(grade_files(hurried, assignment, solved(assignment)))


def jails(grader: Grader) -> set[str]:
    """The profiles of the jails that run."""
    return set(grader._jails._jails)


def test_no_jail_with_pytorch_starts_before_it_is_needed(
    course: Course, assignment: Assignment
) -> None:
    with Grader(course, key_from_text(DEMO_SECRET)) as grader:
        add = b"def add_backward(d_out, a, b):\n    return 1.0 * d_out, 1.0 * d_out\n"
        grade_files(grader, course.assignment("02-local-rules"), {"add.py": add})
        assert jails(grader) == {"numpy"}
        without = solved(assignment)
        del without["autograd.py"]
        grade_files(grader, assignment, without)
        assert jails(grader) == {"numpy"}
        assert full(grade_files(grader, assignment, solved(assignment)))
        assert jails(grader) == {"numpy", "torch"}


NAMES_A_MISTAKE = """
import sys
from pathlib import Path
from autograder.course import load_course
from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.grade.grader import Grader, grade_files
from autograder.key import DEMO_SECRET, key_from_text

course = load_course(Path.cwd())
reference = Path("solutions/06-verify/autograd.py").read_text()
wrong = next(each for each in load_bank("06-verify", "autograd") if each.id == "gate_dropped")
with Grader(course, key_from_text(DEMO_SECRET)) as grader:
    files = {"autograd.py": overlaid_source(reference, wrong)}
    result = grade_files(grader, course.assignment("06-verify"), files).exercise("autograd")
    print(result.misconception.id, result.counterexample is not None, "torch" in sys.modules)
"""


def test_grader_itself_never_imports_pytorch() -> None:
    """Not even to name a mistake and to look for its smallest case."""
    command = [sys.executable, "-c", NAMES_A_MISTAKE]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["gate_dropped", "True", "False"]
