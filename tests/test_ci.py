"""check.py --ci on a runner: every contract, whatever a student pushes."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from autograder.classroom.template import FILES
from tests import runner
from tests.contracts import CLASSROOM, check_result, reported
from tests.test_check import RIGHT, SAMPLES, STOPPED, make_folder

PUSHED: Mapping[str, tuple[str, str]] = {
    "right": (RIGHT, RIGHT),
    "half": (RIGHT, SAMPLES["wrong"]),
    "nothing": (SAMPLES["untouched"], SAMPLES["untouched"]),
    "syntax": (RIGHT, SAMPLES["syntax"]),
    "hang": (RIGHT, STOPPED["loops"]),
}
STATES = {
    "right": ("pass", "pass"),
    "half": ("pass", "fail"),
    "nothing": ("fail", "fail"),
    "syntax": ("pass", "error"),
    "hang": ("pass", "fail"),
}
GRAPH = 'flowchart LR\n    n0["a"]'


class Pushed:
    """A student's repository after its workflow ran, and what the step left."""

    def __init__(self, folder: Path, texts: tuple[str, ...], **env: str) -> None:
        samples = dict(zip(("first", "second"), texts, strict=True))
        self.folder = make_folder(folder / "repository", samples, list(samples))
        described = self.folder / "assignment.json"
        record = json.loads(described.read_text())
        record["exercises"][1]["graphs"] = [GRAPH]
        described.write_text(json.dumps(record))
        command = "python check.py --ci --time-limit 2"
        self.step = runner.run(command, self.folder, folder / "runner", env)
        self.result: dict[str, Any] = json.loads((self.folder / "result.json").read_text())


@pytest.fixture(scope="module")
def pushed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Pushed]:
    """All five ways to push."""
    return {name: Pushed(tmp_path_factory.mktemp(name), PUSHED[name]) for name in PUSHED}


@pytest.mark.parametrize("name", PUSHED)
def test_points_are_the_same_in_every_contract(pushed: dict[str, Pushed], name: str) -> None:
    step, result = pushed[name].step, pushed[name].result
    assert step.status == 0
    done = STATES[name].count("pass")
    told = [each for each in step.commands if each.name == "notice"]
    assert told[0].data == f"Points {done}/2"
    assert told[0].fields["title"].startswith("Autograding complete")
    assert json.loads(told[1].data) == {"totalPoints": done, "maxPoints": 2}
    assert told[1].fields["title"] == "Autograding report"
    assert reported(step.outputs, "first", "second") == (done, 2, done)
    assert [test["status"] for test in result["tests"]] == list(STATES[name])
    assert sum(test["score"] for test in result["tests"]) == done
    assert result["max_score"] == 2


@pytest.mark.parametrize("name", PUSHED)
def test_whatever_is_pushed_gives_classroom_50_a_valid_result(
    pushed: dict[str, Pushed], name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = compile((FILES / "classroom50_autograder.py").read_text(), "autograder.py", "exec")
    module: dict[str, Any] = {"__name__": "grader", "__file__": str(tmp_path / "autograder.py")}
    exec(source, module)
    for key, value in CLASSROOM.items():
        monkeypatch.setenv(key, value)
    record = module["result"](pushed[name].result)
    check_result(record)
    assert (record["score"], record["max-score"]) == (STATES[name].count("pass"), 2)


@pytest.mark.parametrize("name", PUSHED)
def test_the_page_says_what_is_wrong_and_that_it_decides_nothing(
    pushed: dict[str, Pushed], name: str
) -> None:
    page, done = pushed[name].step.summary, STATES[name].count("pass")
    assert f"{done} of 2 files pass all their visible tests. This decides 0 of 20 points:" in page
    assert page.count("| first |") == page.count("| second |") == 1
    # What fails is helped with, and of what is not begun the first.
    assert page.count("<details><summary>A hint</summary>") == (name != "right")
    assert page.count(f"```mermaid\n{GRAPH}\n```") == (name not in ("right", "nothing"))


def test_notes_stand_on_the_students_own_lines(pushed: dict[str, Pushed]) -> None:
    def noted(name: str) -> list[tuple[str, str, str]]:
        found = [each for each in pushed[name].step.commands if each.name == "error"]
        return [(each.fields["file"], each.fields["line"], each.data) for each in found]

    assert noted("right") == noted("nothing") == []
    assert noted("half") == [("second.py", "1", "the value is not right.")]
    ((file, line, told),) = noted("syntax")
    assert (file, line) == ("second.py", "1")
    assert told.startswith("this is not Python 3")
    ((file, line, told),) = noted("hang")
    assert (file, line) in [("second.py", "2"), ("second.py", "3")]
    assert told.startswith("no answer within 2 seconds")


def test_a_repository_can_ask_that_tests_pass(tmp_path: Path) -> None:
    for text, status in ((RIGHT, 0), (SAMPLES["untouched"], 3)):
        made = Pushed(tmp_path / str(status), (RIGHT, text), CHECKS_MUST_PASS="true")
        assert made.step.status == status


def test_in_a_folder_of_a_repository_notes_name_the_folder(tmp_path: Path) -> None:
    texts = {"first": SAMPLES["wrong"]}
    make_folder(tmp_path / "repository" / "02-x", texts, list(texts))
    step = runner.run(
        "python check.py --ci", tmp_path / "repository", tmp_path / "runner", inside="02-x"
    )
    assert [each.fields["file"] for each in step.commands if each.name == "error"] == [
        "02-x/first.py"
    ]


SPEAKS = """import os, sys
def second_backward(d_out):
    os.write(1, b"::error::forged\\n")
    sys.__stderr__.write("::notice::Points 9/9\\n")
    for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"):
        if name in os.environ:
            open(os.environ[name], "a").write("ex-second=forged\\n")
    print("::notice title=Autograding complete::Points 9/9")
    raise ValueError("%0A::notice::Points 9/9 | <script> ##[error]x `a` @someone")
"""


def test_nothing_a_student_prints_or_raises_is_a_command(tmp_path: Path) -> None:
    made = Pushed(tmp_path, (RIGHT, SPEAKS))
    told = made.step.commands
    assert [each.name for each in told] == ["error", "notice", "notice"]
    assert told[1].data == "Points 1/2"
    assert "%0A::notice::Points 9/9 | <script>" in told[0].data
    assert "<script>" not in made.step.summary
    assert "forged" not in made.step.summary
    assert "`a`" not in made.step.summary
    assert "@someone" not in made.step.summary
    assert reported(made.step.outputs, "first", "second") == (1, 2, 1)


def test_a_fault_of_ours_is_status_1_and_no_result(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "repository", {"first": RIGHT}, ["first"])
    (folder / "ci.py").write_text("raise OSError('no')")
    step = runner.run("python check.py --ci", folder, tmp_path / "runner")
    assert step.status == 1
    (told,) = step.commands
    assert told.name == "error"
    assert told.data == "your work was not checked, by a fault of ours: OSError: no"
    assert step.outputs == {}
    assert not (folder / "result.json").exists()
