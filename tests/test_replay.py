"""Hidden suites collected once and replayed for one student after another."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

from autograder.suite import Draw
from autograder.suite.replay import Replay, SuiteMissingError
from autograder.suite.student import Student
from tests.lab import write_suite

GOOD = """
@probe("first", points=2)
def test_first(student, draw):
    student.append("first")

@probe("second", kind="gate")
def test_second(student, draw):
    student.append("second")
    assert len(student) == close(2)

@probe("third")
def test_third(student, draw):
    raise KeyError(f"{student} {draw}")
"""


@pytest.fixture
def replay(tmp_path: Path) -> Iterator[Replay]:
    """A replay of one good suite."""
    write_suite(tmp_path, "good", GOOD)
    with Replay(tmp_path) as replay:
        yield replay


def play(replay: Replay, exercise: str, student: object, draw: object = "drawn") -> list[Any]:
    """What each probe raised, with anything at all in the student's place."""
    return [
        replay.run(exercise, probe, cast(Student, student), cast(Draw, draw))
        for probe in replay.probes(exercise)
    ]


def problem(replay: Replay, exercise: str) -> str:
    """Why a suite cannot be used."""
    with pytest.raises(SuiteMissingError) as caught:
        replay.probes(exercise)
    return str(caught.value)


def test_probes_come_in_the_order_of_the_file(replay: Replay) -> None:
    found = [(probe.id, probe.kind, probe.points) for probe in replay.probes("good")]
    assert found == [("first", "value", 2), ("second", "gate", 1), ("third", "value", 1)]


def test_a_run_gives_the_exception_itself_and_none_for_a_pass(replay: Replay) -> None:
    student: list[str] = []
    passed, also, error = play(replay, "good", student, "drawn")
    assert (passed, also) == (None, None)
    assert isinstance(error, KeyError)
    assert error.args == ("['first', 'second'] drawn",)


def test_every_run_is_for_the_student_and_the_numbers_at_hand(replay: Replay) -> None:
    for turn in range(3):
        student = ["before"] * turn
        errors = play(replay, "good", student, turn)
        assert [type(error).__name__ for error in errors][1] == ("Mismatch" if turn else "NoneType")
        assert errors[2].args[0].endswith(f"'second'] {turn}")


def test_a_probe_may_be_run_alone_and_again(replay: Replay) -> None:
    second = replay.probes("good")[1]
    for _ in range(2):
        assert replay.run("good", second, cast(Student, ["first"]), cast(Draw, "drawn")) is None


def test_nothing_is_printed_and_nothing_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write_suite(tmp_path, "good", GOOD)
    write_suite(tmp_path, "bad", "1 / 0")
    before = {path.name for path in tmp_path.rglob("*")}
    with Replay(tmp_path) as replay:
        play(replay, "good", [])
    assert {path.name for path in tmp_path.rglob("*")} - before <= {"__pycache__"}
    assert capfd.readouterr() == ("", "")


UNUSABLE = {
    "syntax": ("def (:\n", "syntax.py: SyntaxError: "),
    "imports": ("import no_such_module_at_all\n", "no_such_module_at_all"),
    "raises": ("raise RuntimeError('our own bug')\n", "our own bug"),
    "exits": ("raise SystemExit(3)\n", "SystemExit"),
    "bare": ("def test_bare(student, draw): ...\n", "test_bare lacks @probe"),
    "marked": ("@probe('a', points=0)\ndef test_a(student, draw): ...\n", "whole number"),
    "twice": (
        "import pytest\n\n@pytest.mark.parametrize('n', [1, 2])\n@probe('a')\n"
        "def test_a(student, draw, n): ...\n",
        "two probes are called a",
    ),
    "empty": ("", "holds no probe"),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_a_suite_that_cannot_be_used_says_why_and_leaves_the_others_alone(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    body, reason = UNUSABLE[name]
    write_suite(tmp_path, name, body)
    write_suite(tmp_path, "good", GOOD)
    with Replay(tmp_path) as replay:
        assert reason in problem(replay, name)
        assert problem(replay, name).startswith(f"hidden suite test_{name}.py: ")
        assert problem(replay, name).isprintable()
        assert len(play(replay, "good", [])) == 3


def test_an_empty_file_or_none_is_told_apart(tmp_path: Path) -> None:
    (tmp_path / "test_empty.py").touch()
    with Replay(tmp_path) as replay:
        assert "test_empty.py: it holds no probe" in problem(replay, "empty")
        assert "test_gone.py: the file is missing" in problem(replay, "gone")


def test_a_folder_that_is_not_there_has_no_suites(tmp_path: Path) -> None:
    with Replay(tmp_path / "gone") as replay:
        assert "the file is missing" in problem(replay, "any")


def test_the_users_own_pytest_settings_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option -k nothing --maxfail=1")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_plugin_at_all")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    (tmp_path / "conftest.py").write_text("raise RuntimeError('read')\n")
    write_suite(tmp_path, "good", GOOD)
    with Replay(tmp_path) as replay:
        assert len(play(replay, "good", [])) == 3
    assert os.environ["PYTEST_PLUGINS"] == "no_such_plugin_at_all"


def test_a_skip_or_a_missing_fixture_is_no_pass(tmp_path: Path) -> None:
    body = "import pytest\n\n@probe('a')\ndef test_a(student, draw):\n    pytest.skip('later')\n\n"
    body += "@probe('b')\ndef test_b(student, unknown): ...\n\n"
    body += "@probe('c')\ndef test_c(student, draw):\n    pytest.xfail('known')\n"
    write_suite(tmp_path, "odd", body)
    with Replay(tmp_path) as replay:
        assert all(error is not None for error in play(replay, "odd", []))


def test_an_interrupt_is_not_taken_for_an_answer(tmp_path: Path) -> None:
    write_suite(
        tmp_path, "stop", "@probe('a')\ndef test_a(student, draw):\n    raise KeyboardInterrupt\n"
    )
    with Replay(tmp_path) as replay, pytest.raises(KeyboardInterrupt):
        play(replay, "stop", [])


def test_two_replays_live_side_by_side(tmp_path: Path) -> None:
    for name in ("one", "two"):
        body = f"@probe('{name}')\ndef test_{name}(student, draw):\n    student.append('{name}')\n"
        write_suite(tmp_path / name, "same", body)
    student: list[str] = []
    with Replay(tmp_path / "one") as one, Replay(tmp_path / "two") as two:
        play(one, "same", student)
        play(two, "same", student)
        play(one, "same", student)
    assert student == ["one", "two", "one"]
