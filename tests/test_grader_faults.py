"""A fault of ours gives nobody a mark, and takes none away."""

import errno
import os
import shutil
import socket
from pathlib import Path

import pytest

from autograder.course import Course
from autograder.grade import grader as grade
from autograder.grade import jails, wording
from autograder.grade.grader import Grader
from autograder.jail import launcher
from autograder.jail.launcher import Jail
from autograder.jail.worker import JailError
from autograder.report import dump
from autograder.submission import from_files, read_folder
from tests.lab import RIGHT, SCALE, graded_by, hidden, states, suite_of, tiny_grader
from tests.tiny_course import ASSIGNMENT


def spoil(course: Course, how: str) -> str:
    """Break the hidden suite of scale; what the log must say."""
    path = suite_of(course, "scale")
    if how == "deleted":
        path.unlink()
        return "the file is missing"
    if how == "empty":
        path.write_text("")
        return "it holds no probe"
    if how == "corrupt":
        path.write_text(path.read_text()[:-20] + "(")
        return "SyntaxError"
    source = path.read_text()
    path.write_text(source.replace("    d_out, a, b = draw", "    secret_name; d_out, a, b = draw"))
    return "name 'secret_name' is not defined"


@pytest.mark.parametrize("how", ["deleted", "empty", "corrupt", "raises"])
def test_a_broken_suite_costs_no_mark(tiny: Course, how: str) -> None:
    reason = spoil(tiny, how)
    with tiny_grader(tiny) as grader:
        report = graded_by(grader, RIGHT)
        faults = grader.take_faults()
    assert states(report) == [("grader_error", None), ("graded", 1)]
    assert (report.state, report.points, report.final_points) == ("grader_error", None, None)
    assert report.exercises[0].message == wording.GRADER_ERROR
    assert [reason in fault.sentence for fault in faults] == [True]
    assert "\n" not in faults[0].sentence
    assert "Traceback" in faults[0].trace
    told = dump(report).decode()
    assert reason not in told
    assert str(tiny.root) not in told


def test_without_any_suite_nothing_is_graded(tiny: Course) -> None:
    shutil.rmtree(hidden(tiny))
    with tiny_grader(tiny) as grader:
        report = graded_by(grader, RIGHT)
        assert states(report) == [("grader_error", None)] * 2
        assert len(grader.take_faults()) == 2
        assert grader.take_faults() == ()


def test_a_jail_that_cannot_start_costs_no_mark(
    tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def missing(name: str) -> str:
        asked.append(name)
        raise JailError(f"{name} is missing: {launcher.ADVICE}")

    with tiny_grader(tiny) as grader:
        with monkeypatch.context() as patch:
            patch.setattr(launcher, "_tool", missing)
            report = graded_by(grader, RIGHT)
            assert len(asked) == 1  # not once for each exercise
            assert states(report) == [("grader_error", None)] * 2
            assert (report.points, report.max_points) == (None, 11)
            sentences = {fault.sentence for fault in grader.take_faults()}
            assert sentences == {f"{asked[0]} is missing: {launcher.ADVICE}"}
        assert graded_by(grader, RIGHT).points == 11


def test_nothing_is_graded_in_a_jail_that_does_not_hold(
    tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Jail] = []

    def leaky(jail: Jail) -> None:
        tried.append(jail)
        raise JailError("the jail does not hold: fork: got 7")

    monkeypatch.setattr(jails, "prove", leaky)
    with tiny_grader(tiny) as grader:
        report = graded_by(grader, RIGHT)
    assert states(report) == [("grader_error", None)] * 2
    assert [jail._process for jail in tried] == [None]  # ended, not left to run


def test_a_jail_that_dies_is_replaced(tiny: Course) -> None:
    with tiny_grader(tiny) as grader:
        control = grader.jail()._control
        assert control is not None
        control._socket.shutdown(socket.SHUT_RDWR)  # process 1 of the jail ends with it
        assert states(graded_by(grader, RIGHT)) == [("grader_error", None), ("graded", 1)]
        assert graded_by(grader, RIGHT).points == 11


def test_without_a_jail_the_report_says_so(tiny: Course) -> None:
    with tiny_grader(tiny, jail="none") as grader:
        report = graded_by(grader, RIGHT)
    assert (report.jail, report.points) == ("none", 11)


def test_a_diagnosis_that_fails_costs_no_mark(
    tiny_shared: Grader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grade, "has_table", lambda *_: True)
    report = graded_by(tiny_shared, {**RIGHT, "scale.py": SCALE.replace(b"d_out * a", b"d_out")})
    faults = tiny_shared.take_faults()
    assert states(report) == [("graded", 1), ("graded", 1)]
    assert report.exercises[0].misconception is None
    assert [fault.sentence.startswith("a bug of the grader") for fault in faults] == [True]


@pytest.mark.parametrize("call", ["open", "fstat", "read"])
def test_a_file_that_the_disk_does_not_give_costs_no_mark(
    call: str, tiny: Course, tiny_shared: Grader, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in RIGHT.items():
        (tmp_path / name).write_bytes(content)

    def broken(*_: object, **__: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fdopen" if call == "read" else call, broken)
        ada = read_folder(tmp_path, tiny.assignment(ASSIGNMENT), "ada", 256, frozenset())
    report = tiny_shared.grade(ada)
    faults = tiny_shared.take_faults()
    assert states(report) == [("grader_error", None)] * 2
    assert [fault.sentence for fault in faults] == [
        f"ada: {name} cannot be opened (Input/output error): see to the disk of this machine and "
        "grade again."
        for name in RIGHT
    ]


def test_an_interrupt_is_no_fault_of_ours(
    tiny_shared: Grader, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("autograder.grade.marking.Marker.mark", interrupted)
    with pytest.raises(KeyboardInterrupt):
        graded_by(tiny_shared, RIGHT)


def test_a_submission_given_up_has_no_mark_and_its_maximum(tiny_shared: Grader) -> None:
    assignment = tiny_shared.course.assignment(ASSIGNMENT)
    report = tiny_shared.failed(from_files(assignment, RIGHT))
    assert states(report) == [("grader_error", None)] * 2
    assert (report.points, report.max_points) == (None, 11)
