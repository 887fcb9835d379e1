"""The report record: what it holds, how states and points add up, how it is written."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from autograder.report import (
    SCHEMA,
    Outcome,
    State,
    dump,
    exercise_ids,
    load,
    overall_state,
    remove_unfinished,
    total_points,
    write_atomically,
)
from tests.lab import a_probe, a_report, an_exercise

REPORT = a_report(
    "ada", an_exercise("one", "graded", a_probe(), a_probe("gate", "failed")), an_exercise("two")
)


def test_a_report_reads_back_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    path.write_bytes(dump(REPORT))
    assert load(path) == REPORT


def test_the_fields_are_those_of_the_published_schema() -> None:
    content = json.loads(dump(REPORT))
    head = "schema assignment student state points max_points exercises ignored_files"
    head += " submission_sha256 source course_version grader_version key_id jail due late_s"
    head += " penalty final_points started_at duration_s"
    assert list(content)[:20] == head.split()
    assert content["schema"] == SCHEMA == "backprop-course/report/v1"
    exercise = "id title state points max_points message probes misconception counterexample"
    assert set(exercise.split()) <= content["exercises"][0].keys()
    probe = "id title kind points outcome message withdrawn"
    assert list(content["exercises"][0]["probes"][0]) == probe.split()
    assert content["exercises"][0]["misconception"] is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("schema", "backprop-course/report/v2"),
        ("state", "fine"),
        ("jail", "docker"),
        ("points", 1.5),
        ("unknown", 1),
    ],
)
def test_what_is_no_report_is_refused(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "ada.json"
    path.write_text(json.dumps(json.loads(dump(REPORT)) | {field: value}))
    with pytest.raises(msgspec.ValidationError):
        load(path)


def test_a_report_cut_short_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "ada.json"
    path.write_bytes(dump(REPORT)[:-40])
    with pytest.raises(msgspec.DecodeError):
        load(path)


def test_a_report_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        REPORT.points = 100  # type: ignore[misc]


def test_a_probe_earns_all_or_nothing() -> None:
    earned = {outcome: a_probe("a", outcome, 3).earned for outcome in get_args(Outcome)}
    assert earned == {"passed": 3, "failed": 0, "timeout": 0, "crashed": 0, "not_run": 0}


@pytest.mark.parametrize(
    ("states", "overall"),
    [
        (["graded", "graded"], "graded"),
        (["graded", "not_submitted"], "graded"),
        (["graded", "not_gradable"], "graded"),
        (["not_submitted", "not_gradable"], "not_gradable"),
        (["not_submitted", "not_submitted"], "not_submitted"),
        (["graded", "grader_error"], "grader_error"),
        (["not_submitted", "grader_error", "not_gradable"], "grader_error"),
    ],
)
def test_states_never_mix(states: list[State], overall: State) -> None:
    assert overall_state(tuple(an_exercise("a", state) for state in states)) == overall


def test_points_add_up_unless_one_mark_is_missing() -> None:
    one, zero = an_exercise("one", "graded", a_probe()), an_exercise("two", "not_gradable")
    assert total_points((one, zero)) == 2
    assert total_points((one, zero, an_exercise("three", "grader_error"))) is None
    assert total_points(()) == 0


def test_an_exercise_is_found_by_its_id() -> None:
    assert REPORT.exercise("two").id == "two"
    with pytest.raises(KeyError):
        REPORT.exercise("three")


def test_exercises_of_several_reports_come_in_order_and_once() -> None:
    other = a_report("bob", an_exercise("two"), an_exercise("three"))
    assert exercise_ids([REPORT, other]) == ["one", "two", "three"]
    assert exercise_ids([]) == []


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_is_written_whole_and_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "file"
    for content in (b"first", b"second"):
        write_atomically(path, content)
        assert path.read_bytes() == content
    assert files(path.parent) == ["file"]


@pytest.mark.parametrize("failing", ["replace", "fsync"])
def test_a_write_that_fails_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new")
    monkeypatch.undo()
    assert (path.read_bytes(), files(tmp_path)) == (b"old", ["file"])


def test_an_interrupt_while_writing_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(tmp_path / "file", b"new")
    assert files(tmp_path) == []


def test_who_may_read_a_report_is_for_the_instructor_to_say(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        write_atomically(tmp_path / "file", b"marks")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600


def test_the_longest_name_a_system_allows_can_be_written(tmp_path: Path) -> None:
    write_atomically(tmp_path / ("n" * 255), b"marks")
    assert len(files(tmp_path)) == 1


def test_what_a_killed_writer_has_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    waits = "import os, signal; os.fsync = lambda _: (print('there', flush=True), signal.pause())"
    write = "from autograder.report import *; write_atomically(Path(sys.argv[1]), b'half')"
    code = f"import sys; from pathlib import Path; {waits}; {write}"
    command = [sys.executable, "-c", code, str(tmp_path / "ada.json")]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout
        writer.stdout.readline()
        (tmp_path / ".own.tmp").touch()
        remove_unfinished(tmp_path)
        assert len(list(tmp_path.iterdir())) == 2  # one is being written
        writer.kill()
    remove_unfinished(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [".own.tmp"]
