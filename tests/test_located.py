"""A report names the line of the student's own file where what is wrong is defined."""

import pytest

from autograder.course import Course
from autograder.diagnose.doctor import Diagnosis
from autograder.grade.grader import Grader, grade_files
from autograder.grade.located import defined_at, place
from autograder.report import Counterexample, NamedMistake
from autograder.submission import from_files

SOURCE = b"""# def f
def ff(): pass
class f_too:
    def f(self): pass
    async   def  g(self): pass
x = "def h"
class\tK: pass
"""


@pytest.mark.parametrize(
    ("names", "line"),
    [(["f"], 4), (["g"], 5), (["h"], None), (["K"], 7), (["h", "K", "f"], 7), ([], None)],
)
def test_the_first_name_that_is_defined_counts(names: list[str], line: int | None) -> None:
    assert defined_at(SOURCE, names) == line
    assert defined_at(SOURCE.replace(b"\n", b"\r\n"), names) == line


def diagnosis(mistake: str = "", statement: str = "") -> Diagnosis:
    """What was found out about a file."""
    named = NamedMistake(id=mistake, title="t", explanation="e", hint="h") if mistake else None
    case = Counterexample(size=1, statement=statement, got="1", want="2") if statement else None
    return Diagnosis(named, case)


def test_a_mistake_points_at_the_method_it_changes_where_there_is_one(course: Course) -> None:
    assignment = course.assignment("07-value")
    source = b"class Value:\n    def __add__(self): pass\n    def __mul__(self): pass\n"
    submission = from_files(assignment, {"value.py": source})
    value = assignment.exercise("value")
    assert place(value, submission, diagnosis("product_assigns")) == 3
    assert place(value, submission, diagnosis("never_seeded")) == 1
    assert place(value, submission, diagnosis("not_in_the_bank")) == 1
    assert place(value, submission, diagnosis()) == 1


def test_the_function_that_the_case_calls_is_pointed_at(course: Course) -> None:
    assignment = course.assignment("07-value")
    submission = from_files(assignment, {"rederive.py": b"def neuron(): pass\ndef mlp(): pass\n"})
    rederive = assignment.exercise("rederive")
    assert place(rederive, submission, diagnosis(statement="mlp(Value, [1])")) == 2
    assert place(rederive, submission, diagnosis(statement="a + b at a = 2")) == 1


def test_lost_points_come_with_a_line_and_a_hint_and_full_marks_with_neither(
    grader: Grader, course: Course
) -> None:
    assignment = course.assignment("02-local-rules")
    folder = course.root / "tests" / "sample_class" / "mistake-own-input" / assignment.id
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    files["subtract.py"] = b"\n\ndef subtract_backward(d_out, a, b):\n    return 17.0, d_out\n"
    report = grade_files(grader, assignment, files)
    assert (report.exercise("add").defined_at, report.exercise("add").hint) == (None, "")
    multiply = report.exercise("multiply")
    assert multiply.misconception is not None
    assert multiply.hint == ""
    assert multiply.defined_at == defined_at(files["multiply.py"], ["multiply_backward"])
    subtract = report.exercise("subtract")
    assert subtract.defined_at == 3
    assert subtract.hint == assignment.exercise("subtract").hints[0]
