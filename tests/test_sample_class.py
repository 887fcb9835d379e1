"""The bundled class gets its golden marks and messages, in any order and with any key."""

import os
import random
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from autograder.course import Course
from autograder.grade.grader import Grader, grade_files
from autograder.grade.raised import PYTHON
from autograder.key import key_from_text
from autograder.report import ExerciseResult, Report, timeless
from autograder.submission import read_folder
from tests.golden import CLASS, complaints, load_golden, students
from tests.sample_class_builder import BUILDERS, build
from tests.sample_class_room import (
    KEY,
    Aftermath,
    Handed,
    Reports,
    Room,
    handed_in,
    has_ended,
    processes_below,
)

RULES, VALUE = "02-local-rules", "07-value"
OTHER_KEY = key_from_text("another key than the demo's")
HANGING = ("broken-endless-loop", "mistake-no-visited-set")
HONEST = [name for name in students() if not name.startswith("attack-")]
SWIFT = handed_in(name for name in HONEST if name not in HANGING)
SLOW = handed_in(HANGING)


@pytest.fixture(scope="module")
def room(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Room:
    built = tmp_path_factory.mktemp("built")
    build(built)
    return Room(course, built)


@pytest.fixture(scope="module")
def reports(room: Room) -> Reports:
    """The class in the order of its names, one student after the other in one jail."""
    return room.grade_all(SWIFT)


@pytest.fixture(scope="module")
def aftermath(room: Room, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aftermath]:
    """Those that hang, graded with short limits while their grader is watched."""
    scratch = tmp_path_factory.mktemp("scratch")
    earlier, tempfile.tempdir = tempfile.tempdir, str(scratch)
    try:
        others = processes_below(os.getpid())
        with Grader(room.hurried, KEY) as grader:
            grader.jail()
            jail = processes_below(os.getpid()) - others
            handles = {pid: os.pidfd_open(pid) for pid in jail}
            graded = {each: room.grade(grader, each) for each in SLOW}
            workers = processes_below(os.getpid()) - others - jail
        survivors = {pid for pid, handle in handles.items() if not has_ended(handle)}
        yield Aftermath(graded, workers, survivors, os.listdir(scratch))
    finally:
        tempfile.tempdir = earlier


def name_of(handed: Handed) -> str:
    return "/".join(handed)


@pytest.mark.parametrize("handed", SWIFT, ids=name_of)
def test_marks_and_messages_are_golden(handed: Handed, reports: Reports) -> None:
    assert complaints(reports[handed], load_golden(handed[0])[handed[1]]) == []


@pytest.mark.parametrize("handed", SLOW, ids=name_of)
def test_a_hang_costs_its_own_points_only(handed: Handed, aftermath: Aftermath) -> None:
    assert complaints(aftermath.reports[handed], load_golden(handed[0])[handed[1]]) == []


def test_no_process_and_no_file_is_left_of_a_hang(aftermath: Aftermath) -> None:
    assert (aftermath.workers, aftermath.survivors, aftermath.files) == (set(), set(), [])


def test_students_are_many_and_every_folder_has_golden_marks() -> None:
    folders = {path.name for path in CLASS.iterdir() if path.is_dir()}
    assert folders | set(BUILDERS) == set(students())
    for name in (RULES, VALUE):
        handed = {student for student, each in handed_in(HONEST) if each == name}
        assert len(handed) >= 16


def same(report: Report) -> Report:
    """A report without what differs between two runs of the same."""
    return msgspec.structs.replace(timeless(report), source=None)


def in_a_drawn_order(handed: list[Handed]) -> list[Handed]:
    return random.Random(7).sample(handed, len(handed))


def check_golden(reports: Reports) -> None:
    for each, report in reports.items():
        assert complaints(report, load_golden(each[0])[each[1]]) == [], name_of(each)


@pytest.mark.slow
def test_no_order_and_no_key_changes_a_mark_of_the_class(room: Room, reports: Reports) -> None:
    order = in_a_drawn_order(SWIFT)
    shuffled = room.grade_all(order)
    assert {each: same(shuffled[each]) for each in SWIFT} == {
        each: same(reports[each]) for each in SWIFT
    }
    check_golden(room.grade_all(order, OTHER_KEY))


@pytest.mark.parametrize("assignment", [RULES, VALUE])
def test_files_around_the_work_change_nothing(assignment: str, reports: Reports) -> None:
    among, alone = (reports[name, assignment] for name in ("odd-extra-files", "right-notes"))
    assert among.ignored_files
    assert not alone.ignored_files
    assert same(msgspec.structs.replace(among, student="", ignored_files=())) == same(
        msgspec.structs.replace(alone, student="")
    )


def test_a_file_nobody_may_read_is_named(room: Room, grader: Grader, tmp_path: Path) -> None:
    folder = tmp_path / "somebody" / RULES
    BUILDERS["built-special-files"](folder)
    (folder / "relu.py").chmod(0)
    kb = room.course.limits.file_kb
    assignment = room.course.assignment(RULES)
    relu = grader.grade(read_folder(folder, assignment, "x", kb, frozenset())).exercise("relu")
    if os.access(folder / "relu.py", os.R_OK):  # as root
        assert relu.points == relu.max_points
    else:
        assert (relu.state, relu.points) == ("not_gradable", 0)
        assert "relu.py cannot be opened (Permission denied)" in relu.message


RIGHT_ADD = "def add_backward(d_out, a, b):\n    return d_out, d_out\n"
NEWER = {
    "a type parameter": "def first[T](a: T, b: T) -> T:\n    return a\n",
    "a nested f-string": 'names = ["d_a"]\nf"{", ".join(names)}"\n',
    "a type alias": "type Number = float\n",
    "two exceptions without brackets": "try:\n    1 / 1\nexcept TypeError, ValueError:\n    0\n",
}


@pytest.mark.parametrize("source", NEWER.values(), ids=NEWER)
def test_syntax_newer_than_this_python_is_told_with_its_version(
    source: str, course: Course, grader: Grader
) -> None:
    content = f"{source}\n\n{RIGHT_ADD}".encode()
    add = grade_files(grader, course.assignment(RULES), {"add.py": content}).exercise("add")
    line = refused(content)
    if line is None:
        assert add.points == add.max_points
    else:
        assert (add.state, add.points, add.line) == ("not_gradable", 0, line)
        assert f"Python {PYTHON} cannot read this line" in add.message


def refused(content: bytes) -> int | None:
    """The line that this Python cannot read."""
    try:
        compile(content, "add.py", "exec")
    except SyntaxError as error:
        return error.lineno
    return None


SLEEPERS = {
    "a sleep": "import time\n\n\ndef f():\n    time.sleep(10**6)\n",
    "a sleep while the file is loaded": "import time\ntime.sleep(10**6)\n",
    "a search that never ends": "import re\n\n\ndef f():\n    re.match('(a+)+$', 'a' * 60 + '!')\n",
    "one large product": (
        "import numpy as np\n\n\ndef f():\n    a = np.ones((4000, 4000))\n"
        "    for _ in range(10**6):\n        a = a @ a\n"
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("body", SLEEPERS.values(), ids=SLEEPERS)
def test_a_hang_that_ignores_polite_signals_costs_its_probes_only(body: str, room: Room) -> None:
    source = body + "\n\ndef add_backward(d_out, a, b):\n    f()\n    return d_out, d_out\n"
    right = (CLASS / "right-notes" / RULES / "relu.py").read_bytes()
    files = {"add.py": source.encode(), "relu.py": right}
    with Grader(room.hurried, KEY) as grader:
        report = grade_files(grader, room.course.assignment(RULES), files)
    add, relu = report.exercise("add"), report.exercise("relu")
    assert (add.state, add.points) == ("graded", 0)
    assert {probe.outcome for probe in add.probes} == {"timeout"}
    assert relu.points == relu.max_points


# What a message may hold, taken out before the search for what it may not.
NUMBERS = (
    *(r"line \d+", r"(case|answer|item) \d+ of \d+", r"\d+ answers", r"entry \[[\d, ]+\]"),
    *(r"shape \([\d, ]*\)", r"length \d+", r"[\d.]+ (s|MB|KB)\b", r"Python \d+\.\d+", r"UTF-\d+"),
    *(r"\d+ checks before", r"divides by 0", r"d_[a-zA-Z]+\d?", r"float\d+"),
    *(r"'[^']*'", r"-?\b\d\b (and|or)", r"np\.\w+", r"02-local-rules|07-value"),
)
FORBIDDEN = re.compile(
    r"Mismatch|StudentFault|AssertionError|pytest|autograder|Traceback|assert \w+ ==|numpy\.core"
    r"|site-packages|\.pyenv|course_engine|(?<![\w`])/(jail|sp|py|tmp|root|home|work|usr)\b"
)


def messages(exercise: ExerciseResult) -> set[str]:
    """All that a student reads about one exercise."""
    return {exercise.message, *(probe.message for probe in exercise.probes)} - {""}


def test_messages_are_short_plain_and_give_nothing_away(
    reports: Reports, aftermath: Aftermath
) -> None:
    for handed, report in (reports | aftermath.reports).items():
        for exercise in report.exercises:
            for message in messages(exercise):
                told = f"{name_of(handed)} {exercise.id}: {message}"
                assert message.isascii(), told
                assert len(message) <= 300, told
                assert message.count("\n") < 3, told
                assert not FORBIDDEN.search(message), told
                rest = re.sub("|".join(NUMBERS), "", message)
                assert not re.search(r"\d", rest), told


def test_nothing_but_what_passed_goes_without_a_message(reports: Reports) -> None:
    for handed, report in reports.items():
        for exercise in report.exercises:
            unread = exercise.state in ("not_gradable", "not_submitted")
            assert not unread or exercise.message, name_of(handed)
            for probe in exercise.probes:
                assert probe.outcome == "passed" or probe.message, name_of(handed)


# Faults that have nothing in common: (student, exercise).
FAULTS = (
    *(("odd-utf16", "add"), ("odd-utf16", "chain"), ("odd-encodings", "chain")),
    *(("odd-encodings", "power"), ("odd-names", "relu"), ("missing-files", "add")),
    *(("odd-names", "add"), ("odd-nested-folder", "relu"), ("odd-two-candidates", "add")),
    *(("odd-not-python", name) for name in ("add", "chain", "relu", "tanh", "sigmoid", "exp")),
    ("odd-not-python", "multiply"),
    *(("odd-not-python-either", name) for name in ("subtract", "multiply", "chain", "relu")),
    *(("odd-not-python-either", name) for name in ("sigmoid", "exp", "power")),
    *(("broken-syntax", name) for name in ("add", "subtract", "multiply", "chain", "relu")),
    *(("broken-syntax", name) for name in ("tanh", "power")),
    *(("broken-at-import", name) for name in ("add", "subtract", "multiply", "relu", "sigmoid")),
    *(("broken-at-import", "exp"), ("odd-files-and-processes", "add")),
    *(("odd-files-and-processes", "subtract"), ("odd-imports", "add"), ("odd-imports", "multiply")),
    *(("odd-side-effects", name) for name in ("subtract", "multiply", "exp")),
    *(("mistake-names", name) for name in ("add", "chain", "relu", "tanh", "exp")),
    *(("mistake-forgets-return", name) for name in ("add", "multiply", "chain", "relu", "power")),
    *(("odd-answer-kinds", name) for name in ("add", "subtract", "multiply", "relu", "tanh")),
    *(("mistake-numbers-only", name) for name in ("relu", "tanh", "sigmoid", "exp", "power")),
    *(("half-done", "tanh"), ("mistake-gate-on-gradient", "multiply"), ("odd-state", "tanh")),
    *(("built-special-files", name) for name in ("add", "chain", "tanh")),
    *(("built-linked-folder", "add"), ("odd-answer-types", "power")),
)


def test_two_different_faults_never_read_the_same(reports: Reports) -> None:
    told: dict[str, Handed] = {}
    for student, name in FAULTS:
        exercise = reports[student, RULES].exercise(name)
        about = exercise.message if exercise.state != "graded" else ""
        about = about or next(probe.message for probe in exercise.probes if probe.message)
        text = re.sub(r"\b\w+_backward\b|\b\w+\.py\b|, line \d+|(?<!-)\b\d+", "...", about)
        assert text not in told, f"{(student, name)} and {told[text]}: {about}"
        told[text] = (student, name)


def test_golden_marks_can_be_missed(reports: Reports) -> None:
    report, golden = reports["half-done", RULES], load_golden("half-done")[RULES]
    assert isinstance(golden.points, dict)
    for change in (
        {"state": "not_submitted"},
        {"points": "full"},
        {"points": {**golden.points, "relu": "full"}},
        {"points": {**golden.points, "relu": ["gate_cases"]}},
        {"points": {**golden.points, "relu": 2}},
        {"points": {**golden.points, "no_exercise": "full"}},
        {"states": {"add": "not_gradable"}},
        {"messages": {"tanh": "what nobody says"}},
    ):
        assert complaints(report, msgspec.structs.replace(golden, **change)), change
