"""No rendering, log, message or file tells a hidden number, a suite, a place or the key."""

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from autograder.course import Course
from autograder.grade.grader import Grader
from autograder.grade.versions import HIDDEN
from autograder.key import key_from_text
from autograder.report import Report, dump, load
from tests.attack_lab import ADD, RULES, VALUE, graded, handed_in, hurried
from tests.golden import CLASS
from tests.secrets_of_a_run import Numbers, places, renderings, suite_lines

SECRET = "the secret of this course, drawn from nothing"
HANDED = [
    ("attack-echo", RULES),
    ("attack-frames", RULES),
    ("attack-answers", RULES),
    ("attack-exceptions", RULES),
    ("mistake-gate-dropped", RULES),
]
PROGRAM = Path(sys.executable).with_name("autograder")
CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class Run(NamedTuple):
    """Reports of telling students, and what must not stand in them."""

    reports: list[Report]
    numbers: set[str]
    log: str


def run_of(course: Course, handed: list[tuple[str, str]]) -> Run:
    """Grade these students and note every hidden number."""
    with pytest.MonkeyPatch.context() as patched:
        numbers = Numbers(patched)
        with Grader(hurried(course), key_from_text(SECRET)) as grader:
            reports = [handed_in(grader, *each) for each in handed]
            log = grader.take_log()
    return Run(reports, numbers.texts(), log)


@pytest.fixture(scope="module")
def run(course: Course) -> Run:
    """Students who echo what they are given, and some who are only wrong."""
    return run_of(course, HANDED)


def told(run: Run) -> list[tuple[str, str]]:
    """All that a run tells, by where it is told."""
    records = [("report", dump(report).decode()) for report in run.reports]
    by_assignment = [
        [report for report in run.reports if report.assignment == name] for name in (RULES, VALUE)
    ]
    made = [each for reports in by_assignment for each in renderings(reports)]
    return [*records, *made, ("log", run.log)]


def leaks(texts: list[tuple[str, str]], secrets: set[str]) -> set[tuple[str, str]]:
    """Which secrets stand where; a number counts only as a whole."""
    found = set()
    for where, text in texts:
        for secret in secrets:
            if secret in text and re.search(rf"(?<![\d.]){re.escape(secret)}(?!\d)", text):
                found.add((where, secret))
    return found


def test_the_search_knows_the_numbers_of_the_run(run: Run) -> None:
    assert len(run.numbers) > 500
    assert {where for where, _ in told(run)} > {"report", "console.student", "csv.grades"}
    number = min(text for text in run.numbers if "." in text)
    assert leaks([("here", f"z = -{number}, or so")], run.numbers) >= {("here", number)}


def test_no_hidden_number_is_told(run: Run) -> None:
    assert leaks(told(run), run.numbers) == set()


def test_no_hidden_number_is_told_in_the_names_of_keys(course: Course) -> None:
    echo = run_of(course, [("attack-echo", VALUE)])
    assert leaks(told(echo), echo.numbers) == set()


def test_no_line_of_a_hidden_suite_is_told(run: Run) -> None:
    assert len(suite_lines()) > 200
    assert leaks(told(run), suite_lines()) == set()


def test_no_place_on_the_machine_is_told(run: Run) -> None:
    texts = told(run)
    assert [(where, place) for where, text in texts for place in places() if place in text] == []


def test_the_key_is_not_told(run: Run) -> None:
    assert [where for where, text in told(run) if SECRET in text] == []


def test_nothing_a_student_wrote_steers_a_terminal_or_a_page(run: Run) -> None:
    for where, text in told(run):
        if where != "report":
            assert not CONTROLS.search(text), where
            assert "<script>alert" not in text or "page" not in where, where
            assert "::set-output" not in text, where


def test_what_a_student_answers_is_in_the_report_as_plain_text_of_bounded_length(
    course: Course,
) -> None:
    answers = {
        "add.py": 'return "x" * 200_000',
        "subtract.py": 'return "\\x1b]0;title\\x07", "::error::" + "y" * 9000',
        "multiply.py": 'return {"\\n::warning::" + "z" * 9000: 1.0}',
    }
    files = {
        name: f"def {name.removesuffix('.py')}_backward(d_out, a, b):\n    {line}\n"
        for name, line in answers.items()
    }
    with Grader(hurried(course), key_from_text(SECRET)) as grader:
        report = graded(grader, files)
    for exercise in report.exercises[:3]:
        shown = [exercise.message, *(probe.message for probe in exercise.probes)]
        shown += [exercise.counterexample.got] if exercise.counterexample else []
        assert max(map(len, shown)) <= 2000
        assert not any(CONTROLS.search(text) or "::" in text for text in shown)


SEARCHING = """
import os
import socket

NAMES = {names!r}
PORT = {port}
MARK = {mark!r}[::-1]

def found():
    for name in NAMES:
        try:
            with open(name, "rb") as stream:
                yield stream.read()
        except OSError:
            continue
    try:
        yield socket.create_connection(("127.0.0.1", PORT), 1)
    except OSError:
        pass
    yield from (value for value in os.environ.values() if MARK in value)

def subtract_backward(d_out, a, b):
    if list(found()):
        os._exit(77)
    return d_out, -d_out
"""

MARK = "a mark that nobody in the jail may ever see"


@pytest.fixture
def planted(course: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Grader]:
    """A grader with a mark in its suites, key file, environment, and a neighbour's folder."""
    hidden = tmp_path / "hidden"
    shutil.copytree(HIDDEN, hidden, ignore=shutil.ignore_patterns("__pycache__"))
    for path in hidden.rglob("*.py"):
        path.write_text(f"{path.read_text()}\n# {MARK}\n")
    for name in ("course-data/key", "submitted/neighbour/02-local-rules/subtract.py"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(MARK)
    monkeypatch.setenv("AUTOGRADER_KEY", MARK)
    monkeypatch.setenv("HOME", str(tmp_path))
    with Grader(hurried(course), key_from_text(MARK), hidden=hidden) as grader:
        yield grader


def test_marks_planted_around_the_jail_are_never_read(planted: Grader, tmp_path: Path) -> None:
    names = [str(path) for path in tmp_path.rglob("*") if path.is_file()]
    names += [f"/proc/{os.getpid()}/environ", f"/proc/{os.getpid()}/mem", str(CLASS)]
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(0.01)
        port = server.getsockname()[1]
        source = SEARCHING.format(names=names, port=port, mark=MARK[::-1])
        report = graded(planted, {"subtract.py": source, "add.py": ADD})
        with pytest.raises(TimeoutError):
            server.accept()
    assert report.exercise("subtract").points == report.exercise("subtract").max_points
    assert MARK not in dump(report).decode()
    assert planted.take_log() == ""


def test_the_search_for_marks_would_find_them_outside(tmp_path: Path) -> None:
    (tmp_path / "key").write_text(MARK)
    source = SEARCHING.format(names=[str(tmp_path / "key")], port=1, mark=MARK[::-1])
    code = f"{source}\nsubtract_backward(1, 2, 3)\n"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 77


def test_a_run_of_the_command_line_leaves_no_secret(
    run: Run, tmp_path: Path, course: Course
) -> None:
    submissions = tmp_path / "submitted"
    names = ["attack-echo", "mistake-gate-dropped"]
    for student in names:
        shutil.copytree(CLASS / student / RULES, submissions / student / RULES)
    out = tmp_path / "grades"
    command = [str(PROGRAM), "grade", "--assignment", RULES]
    command += [str(submissions), "--out", str(out), "--course", str(course.root)]
    environment = {**os.environ, "AUTOGRADER_KEY": SECRET}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    files = [path for path in out.rglob("*") if path.is_file()]
    assert {load(path).student for path in files if path.suffix == ".json"} == set(names)
    texts = [(path.name, path.read_text()) for path in files]
    texts += [("stdout", done.stdout), ("stderr", done.stderr.replace(str(out), ""))]
    assert leaks(texts, run.numbers | suite_lines()) == set()
    assert [(where, place) for where, text in texts for place in places() if place in text] == []
    assert [where for where, text in texts if SECRET in text] == []
