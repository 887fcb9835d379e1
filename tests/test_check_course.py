"""The course check: silent on a course in order, and one line for each thing that is not."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.check_course import CourseCheck, check_course, run
from autograder.check_course.constants import constants
from autograder.course import Assignment, Course, load_course
from autograder.grade.grader import Grader
from autograder.key import DEMO_SECRET, key_from_text
from autograder.release import release
from autograder.report import ExerciseResult, ProbeResult, Report, Source, State
from tests.tiny_course import ASSIGNMENT, PROBES, Told, cells, make_course, probes, write_notebook

ROOT = Path(__file__).parent.parent
Change = Callable[[Path], Any]
Passes = Callable[[Any], bool]

SUITE = f"autograder/hidden/{ASSIGNMENT}"
SOURCE = f"solutions/{ASSIGNMENT}"

# Stands in for the jail: what each probe of the tiny course asks of the function.
ASKED: dict[str, tuple[Passes, ...]] = {
    "scale": (lambda f: f(2.5, -2.0, 5.0) == (12.5, -5.0), lambda f: f(2.5, -2.0, 5.0) is not None),
    "halve": (lambda f: f(2.5, 3.0) == 1.25,),
}


def tiny_score(asked: dict[str, tuple[Passes, ...]] = ASKED, state: State = "graded") -> Any:
    """A grader that runs the files here and now."""

    def score(assignment: Assignment, files: dict[str, bytes]) -> Report:
        results = tuple(
            graded(each.id, files.get(each.file_name, b""), asked[each.id], state)
            for each in assignment.exercises
        )
        return Report(
            assignment=assignment.id,
            student="student",
            state=state,
            points=None,
            max_points=0,
            exercises=results,
            submission_sha256="",
            source=Source(kind="folder"),
            course_version="",
            grader_version="",
            key_id="",
            jail="none",
            started_at="",
            duration_s=0.0,
        )

    return score


def graded(name: str, source: bytes, asked: tuple[Passes, ...], state: State) -> ExerciseResult:
    names: dict[str, Any] = {}
    exec(source, names)
    results = []
    for number, (told, passes) in enumerate(zip(PROBES[name], asked, strict=True)):
        try:
            passed = passes(names[f"{name}_backward"])
        except (NotImplementedError, KeyError):
            passed = False
        results.append(
            ProbeResult(
                id=str(number),
                title=told.title,
                kind=told.kind,
                points=told.points,
                outcome="passed" if passed else "failed",
            )
        )
    return ExerciseResult(
        id=name,
        title=name,
        state=state,
        points=None if state == "grader_error" else sum(each.earned for each in results),
        max_points=sum(each.points for each in results),
        message="our fault" if state == "grader_error" else "",
        probes=tuple(results),
    )


@pytest.fixture(scope="module")
def in_order(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A released course, made once: every test changes a copy of its own."""
    made = make_course(tmp_path_factory.mktemp("course"))
    release(made, probes=probes)
    return made.root


@pytest.fixture
def course(in_order: Path, tmp_path: Path) -> Course:
    return load_course(shutil.copytree(in_order, tmp_path / "course"))


def checked(course: Course, score: Any = None, told: Any = probes) -> CourseCheck:
    return check_course(load_course(course.root), score or tiny_score(), told)


def findings(course: Course, score: Any = None, told: Any = probes) -> list[str]:
    return [str(finding) for finding in checked(course, score, told).findings]


def test_a_course_in_order_gives_a_table_and_no_findings(course: Course) -> None:
    table, found, syllabus, _ = checked(course)
    assert found == ()
    assert "the rule of a product [D2L]" in syllabus.split("\n")
    assert table.split("\n") == [
        "         points  value  purity",
        "01-tiny      11     10       1",
        "  scale      10      9       1",
        "  halve       1      1",
    ]


# Parts


def drop(file: str) -> Change:
    return lambda root: (root / file).unlink()


def write(file: str, text: str = "x = 1\n") -> Change:
    def change(root: Path) -> None:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)

    return change


def edit(file: str, old: str, new: str) -> Change:
    def change(root: Path) -> None:
        text = (root / file).read_text()
        assert old in text
        (root / file).write_text(text.replace(old, new, 1))

    return change


def with_an_attachment(root: Path) -> None:
    contents = cells()
    contents[0]["source"] = "![a](attachment:a.png)"
    write_notebook(root, contents)
    release(load_course(root), probes=probes)


def with_a_listed_support(root: Path) -> None:
    edit("course.toml", 'functions = ["scale', 'support = ["engine"]\nfunctions = ["scale')(root)


WRONG: dict[str, tuple[Change, list[str]]] = {
    "no suite": (
        drop(f"{SUITE}/test_halve.py"),
        [f"{SUITE}/test_halve.py: the exercise has no hidden suite, write a first test"],
    ),
    "no test in a suite": (
        write(f"{SUITE}/test_halve.py"),
        [f"{SUITE}/test_halve.py: it holds no test, write a first one"],
    ),
    "two tests of one name": (
        edit(f"{SUITE}/test_scale.py", "test_purity", "test_value"),
        [f"{SUITE}/test_scale.py: test_value is defined 2 times, give each a name of its own"],
    ),
    "a suite that is no Python": (
        write(f"{SUITE}/test_halve.py", "def"),
        [
            f"{SUITE}/test_halve.py: it is no Python (invalid syntax (<unknown>, line 1)), "
            "correct it"
        ],
    ),
    "a stray suite": (
        write(f"{SUITE}/test_gone.py"),
        [f"{SUITE}/test_gone.py: course.toml names no exercise or support for it, remove it"],
    ),
    "a stray support source": (
        write(f"{SUITE}/support/engine.py"),
        [f"{SUITE}/support/engine.py: course.toml names no exercise or support for it, remove it"],
    ),
    "no support source": (
        with_a_listed_support,
        [f"{SUITE}/support/engine.py: this support source is missing, write it"],
    ),
    "no misconception": (
        drop(f"autograder/misconceptions/{ASSIGNMENT}/scale/wrong.py"),
        [
            f"autograder/misconceptions/{ASSIGNMENT}/scale: the exercise has no misconception, "
            "write one that people really use"
        ],
    ),
    "no alternative": (
        drop(f"tests/alternatives/{ASSIGNMENT}/halve/other.py"),
        [
            f"tests/alternatives/{ASSIGNMENT}/halve: the exercise has no alternative solution, "
            "write one that people really use"
        ],
    ),
    "a stray folder of misconceptions": (
        write(f"autograder/misconceptions/{ASSIGNMENT}/gone/wrong.py"),
        [
            f"autograder/misconceptions/{ASSIGNMENT}/gone: there is no exercise of this name, "
            "remove it"
        ],
    ),
    "an attachment": (
        with_an_attachment,
        [
            f"{SOURCE}/{ASSIGNMENT}.ipynb: cell 1 shows an attachment, which the release drops, "
            "draw the picture in text or with draw.py"
        ],
    ),
    "a changed release": (
        write(f"assignments/{ASSIGNMENT}/scale.py"),
        [
            f"assignments/{ASSIGNMENT}/scale.py: it is not what the solutions and suites give, "
            "run `autograder release`"
        ],
    ),
    "a leak in a changed release": (
        write(f"assignments/{ASSIGNMENT}/x.md", "# return d_out * factor_a, d_out * factor_b"),
        [
            f"assignments/{ASSIGNMENT}/x.md: it is no part of the release, "
            "run `autograder release`",
            f"assignments/{ASSIGNMENT}/x.md:1: it holds a line of {SOURCE}/scale.py:12, "
            "take it out and release again",
        ],
    ),
    "no solution": (
        drop(f"{SOURCE}/scale.py"),
        [
            f"{SOURCE}/scale.py: the exercise has no solution, write it",
            f"{SOURCE}/scale.py: it cannot be read (No such file or directory), correct it",
        ],
    ),
    "no visible tests": (
        drop(f"{SOURCE}/tests/test_scale.py"),
        [
            f"{SOURCE}/tests/test_scale.py: the exercise has no visible tests, write a first test",
            f"{SOURCE}/tests/test_scale.py: it cannot be read (No such file or directory), "
            "correct it",
        ],
    ),
    "a misspelt marker": (
        edit(f"{SOURCE}/scale.py", "### BEGIN SOLUTION", "### BEGIN SOLUTON"),
        [
            f"{SOURCE}/scale.py:11: a marker must be a line of its own, '### BEGIN SOLUTION', "
            "correct it"
        ],
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_in_one_line(case: str, course: Course) -> None:
    change, told = WRONG[case]
    change(course.root)
    assert findings(course) == told


@pytest.mark.parametrize(
    "name",
    [
        *("solutions.pdf", "notes.bak", ".env", "gradebook.db", "tests/extra.py", "old/scale.py"),
        *("__pycache__/scale.cpython-311.pyc", ".ipynb_checkpoints/01-tiny-checkpoint.ipynb"),
    ],
)
def test_a_stray_file_is_told_and_not_released(name: str, course: Course) -> None:
    write(f"{SOURCE}/{name}")(course.root)
    assert findings(course) == [f"{SOURCE}/{name}: this file belongs to no exercise, remove it"]


def test_what_python_leaves_beside_suites_is_no_stray(course: Course) -> None:
    write(f"{SUITE}/__pycache__/test_scale.cpython-311.pyc")(course.root)
    write(f"tests/alternatives/{ASSIGNMENT}/__pycache__/x.pyc")(course.root)
    assert findings(course) == []


def test_a_missing_release_is_one_line(tmp_path: Path) -> None:
    assert findings(make_course(tmp_path)) == [
        f"assignments/{ASSIGNMENT}: it was never released, run `autograder release`"
    ]


# Marks


def marks(**changed: tuple[Told, ...]) -> Callable[[str, str], tuple[Told, ...]]:
    return lambda assignment, exercise: (PROBES | changed)[exercise]


BAD_MARKS: dict[str, tuple[tuple[Told, ...], str]] = {
    "a title twice": (
        (Told("is right", "value", 1), Told("Is right", "value", 1)),
        "two probes are called 'Is right', rename one",
    ),
    "a title with a dash": (
        (Told("a \u2014 b", "value", 1),),
        "the title 'a \\u2014 b' is not ASCII, rename the probe",
    ),
    "no points": ((), "it gives no points, give its probes points"),
    "much for care": (
        (Told("a", "value", 7), Told("b", "depth", 1), Told("c", "repeat", 1)),
        "depth and repeat: 2 points of 9 is more than 20 %, move points to the rule itself",
    ),
    "much on the worker's word": (
        (Told("a", "value", 17), Told("b", "purity", 1), Told("c", "effort", 1)),
        "effort and purity: 2 points of 19 is more than 10 %, move points to the rule itself",
    ),
}


@pytest.mark.parametrize("case", BAD_MARKS)
def test_marks_that_break_a_rule_are_told(case: str, course: Course) -> None:
    given, told = BAD_MARKS[case]
    release(course, probes=marks(halve=given))
    found = findings(course, told=marks(halve=given))
    assert found == [f"{SUITE}/test_halve.py: {told}"]


@pytest.mark.parametrize(
    "given",
    [
        (Told("a", "value", 8), Told("b", "depth", 1), Told("c", "repeat", 1)),
        (Told("a", "value", 9), Told("b", "purity", 1)),
    ],
)
def test_marks_at_the_limit_are_fine(given: tuple[Told, ...], course: Course) -> None:
    release(course, probes=marks(halve=given))
    assert findings(course, told=marks(halve=given)) == []


def test_a_suite_that_does_not_load_is_told(course: Course) -> None:
    write(f"{SUITE}/test_halve.py", "def test_x() -> None:\n    1\n")(course.root)
    found = [str(each) for each in check_course(course, tiny_score()).findings]
    assert found[0] == (
        f"{SUITE}/test_halve.py: the suite does not load "
        "(TypeError: test_x lacks @probe(title, kind=..., points=...)), correct it"
    )


# Scores


def test_a_stub_that_earns_points_is_told(course: Course) -> None:
    asked = ASKED | {"halve": (lambda _: True,)}
    assert findings(course, tiny_score(asked))[0] == (
        f"assignments/{ASSIGNMENT}/halve.py: the untouched stub earns 1 point "
        "(passing takes the half), make each probe call the student's code"
    )


def test_a_solution_that_is_not_full_is_told(course: Course) -> None:
    edit(f"{SOURCE}/halve.py", "    return 0.5 * d_out\n    ###", "    return d_out\n    ###")(
        course.root
    )
    assert findings(course) == [
        f"{SOURCE}/halve.py: the solution earns 0 of 1 (takes the half), "
        "correct the solution or the probe"
    ]


def test_a_solution_that_does_not_run_is_told_and_stops_nothing(course: Course) -> None:
    def score(assignment: Assignment, files: dict[str, bytes]) -> Report:
        broken = {"halve.py": b""} if b"import gone" in files.get("halve.py", b"") else {}
        report: Report = tiny_score()(assignment, files | broken)
        return report

    edit(f"{SOURCE}/halve.py", '"""\n\n\ndef', '"""\n\nimport gone\n\n\ndef')(course.root)
    release(course, probes=probes)
    assert f"{SOURCE}/halve.py: the solution earns 0 of 1" in findings(course, score)[-1]


@pytest.mark.parametrize(
    ("answer", "name"),
    [
        ((0.0, 0.0), "zeros"),
        ((1.0, 1.0), "ones"),
        ((2.5, 2.5), "d_out"),
        ((-2.0, -2.0), "a"),
        ((5.0, 5.0), "b"),
        ((-2.0, 5.0), "its inputs in order"),
    ],
)
def test_a_probe_that_a_constant_answer_passes_is_told(
    answer: tuple[float, float], name: str, course: Course
) -> None:
    def lenient(function: Any) -> bool:
        return function(2.5, -2.0, 5.0) in ((12.5, -5.0), answer)

    assert findings(course, tiny_score(ASKED | {"scale": (lenient, ASKED["scale"][1])})) == [
        f"{SUITE}/test_scale.py: returning {name} earns 10 of 10 (passing scales by the other "
        "input, leaves its arguments unchanged), sharpen these probes"
    ]


@pytest.mark.parametrize("state", ["grader_error", "not_gradable"])
def test_a_stub_without_a_mark_is_told(state: State, course: Course) -> None:
    found = findings(course, tiny_score(state=state))
    told = {
        "grader_error": f"{SUITE}/test_scale.py: the grader failed on scale.py (our fault), ",
        "not_gradable": f"assignments/{ASSIGNMENT}/scale.py: the stub is not_gradable",
    }
    assert found[0].startswith(told[state])


# Constant answers

MIXED = """
import numpy as np


class Dual:
    def __init__(self, data):
        self.data, self.dot = data, 2.0


def pass_on(d_out, a):
    return d_out, float(d_out)


def mixed(d_out, a):
    if isinstance(a, list):
        a.clear()
    return {"d_W": np.array([[3, 4]]), "names": ["w"], "flag": True, "n": 3, "rows": [[2.5]]}


def word(name):
    return "inputs"
"""


def submissions(tmp_path: Path) -> dict[str, dict[str, Any]]:
    """The constant submissions of MIXED, run."""
    exercise = make_course(tmp_path).assignments[0].exercises[0]
    functions = ("Dual", "pass_on", "mixed", "word")
    changed = type(exercise)(id="scale", title="Scale", functions=functions, hints=exercise.hints)
    found: dict[str, dict[str, Any]] = {}
    for name, source in constants(MIXED, changed):
        found[name] = {}
        exec(source, found[name])
    return found


def test_constants_keep_the_shape_of_the_answer(tmp_path: Path) -> None:
    found = submissions(tmp_path)
    zeros, ones = found["zeros"]["mixed"](5.0, 6.0), found["ones"]["mixed"](5.0, 6.0)
    assert (zeros.pop("d_W") == np.zeros((1, 2))).all()
    assert (ones.pop("d_W") == np.ones((1, 2))).all()
    assert zeros == {"names": [], "flag": False, "n": 0, "rows": [[0.0]]}
    assert ones == {"names": [], "flag": True, "n": 1, "rows": [[1.0]]}
    assert found["zeros"]["word"]("x") == ""


def test_a_constant_answer_changes_no_argument_as_the_solution_does(tmp_path: Path) -> None:
    given = [1.0]
    submissions(tmp_path)["zeros"]["mixed"](5.0, given)
    assert given == [1.0]


def test_a_class_gets_a_constant_gradient(tmp_path: Path) -> None:
    found = submissions(tmp_path)
    assert found["zeros"]["Dual"](1.0).dot == 0.0
    assert found["ones"]["Dual"](1.0).dot == 1.0
    with pytest.raises(NotImplementedError):
        found["d_out or name"]["Dual"](1.0)


def test_a_function_for_which_the_constant_is_right_is_left_unwritten(tmp_path: Path) -> None:
    found = submissions(tmp_path)
    assert set(found["d_out or name"]["mixed"](5.0, 6.0).values()) == {5.0}
    assert found["a"]["pass_on"](5.0, 6.0) == (6.0, 6.0)
    with pytest.raises(NotImplementedError):
        found["a"]["word"]("x")  # it has no second argument
    with pytest.raises(NotImplementedError):
        found["d_out or name"]["pass_on"](5.0, 6.0)


# The real thing


@pytest.mark.slow
def test_the_tiny_course_passes_in_the_jail(tmp_path: Path) -> None:
    course = make_course(tmp_path)
    release(course)
    key = key_from_text(DEMO_SECRET)
    with Grader(course, key, hidden=course.root / "autograder/hidden") as grader:
        assert run(course, grader).findings == ()


@pytest.mark.slow
def test_the_course_is_in_order() -> None:
    course = load_course(ROOT)
    with Grader(course, key_from_text(DEMO_SECRET)) as grader:
        assert run(course, grader).findings == ()
