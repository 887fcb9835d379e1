"""Feedback on GitHub: told once, in words that nothing a student wrote can steer."""

import json
import os
from pathlib import Path
from threading import Event

import pytest
from msgspec.structs import replace

from autograder.classroom.feedback import Gh, find_gh, tell
from autograder.collect.entries import Unreadable
from autograder.collect.git.remote import Patience
from autograder.render import github
from autograder.report import Counterexample, NamedMistake, Report, Source, dump
from tests import fake_gh
from tests.lab import Run, a_probe, a_report, an_exercise

MISTAKE = NamedMistake(id="m", title="Swapped", explanation="Why.", hint="Look at b.")
CASE = Counterexample(
    size=1, statement="f(1)", got="2", want="3", mermaid='flowchart LR\n    n0["a"]'
)


def pushed(name: str = "ada", **fields: object) -> Report:
    """The report of a commit in a repository."""
    lost = an_exercise("scale", "graded", a_probe(outcome="failed"))
    right = an_exercise("halve", "graded", a_probe())
    page = f"https://github.com/school/{name}"
    source = Source(kind="git", sha="1a2b3c4d" * 5, repository=page)
    report = a_report(name, replace(lost, message="it is wrong"), right, source=source)
    return replace(report, **fields)


@pytest.fixture
def gh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Gh:
    folder = fake_gh.install(tmp_path / "bin")
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("FAKE_GH", str(tmp_path / "kept"))
    return find_gh(Patience(Event(), ()))


def kept(tmp_path: Path, name: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = json.loads((tmp_path / "kept" / name).read_text())
    return found


def test_an_issue_is_opened_once_and_what_is_new_becomes_a_comment(gh: Gh, tmp_path: Path) -> None:
    assert tell(gh, pushed(), "issue") == "issue opened"
    assert tell(gh, pushed(), "issue") == "told already"
    better = pushed(points=4)
    assert tell(gh, better, "issue") == "comment added"
    assert tell(gh, better, "issue") == "told already"
    (issue,) = kept(tmp_path, "school-ada-issues")
    assert issue["title"] == "Feedback: 01-lab"
    (comment,) = kept(tmp_path, "school-ada-issues-1-comments")
    assert "4/4 points" in comment["body"]


def test_a_status_stands_on_the_commit_that_was_graded(gh: Gh, tmp_path: Path) -> None:
    assert tell(gh, pushed(penalty=1), "status") == "status set"
    (status,) = kept(tmp_path, f"school-ada-statuses-{'1a2b3c4d' * 5}")
    assert status["context"] == "backprop-course/01-lab"
    assert status["description"] == "2/4 points, 1 off for lateness"


@pytest.mark.parametrize(
    ("report", "sentence"),
    [
        (pushed(source=Source(kind="zip")), "did not hand in from a repository"),
        (pushed(points=None), "has no mark: grade again first"),
        (pushed("closed"), "may not be read with your account"),
    ],
)
def test_who_cannot_be_told_is_named(gh: Gh, report: Report, sentence: str) -> None:
    with pytest.raises(Unreadable, match=sentence):
        tell(gh, report, "issue")


def test_the_comment_says_what_happened_and_draws_it(gh: Gh) -> None:
    report = pushed()
    named = replace(report.exercises[0], misconception=MISTAKE, counterexample=CASE, defined_at=7)
    text = github.comment(replace(report, exercises=(named, report.exercises[1])))
    assert "### scale.py, line 7" in text
    assert "**Swapped.** Why." in text
    assert "Hint: Look at b." in text
    assert "Smallest case: f(1) gave 2, right is 3" in text
    assert '```mermaid\nflowchart LR\n    n0["a"]\n```' in text
    assert "### halve.py" not in text


def test_nothing_a_student_wrote_is_markup_or_calls_anybody() -> None:
    wrote = "@everyone <img src=x> `a` [b](https://c.example) *d* _e_ | #1\n## f"
    report = pushed()
    exercise = replace(report.exercises[0], message=wrote)
    text = github.comment(replace(report, exercises=(exercise,)))
    for sign in ("@everyone", "<img", "`a`", "[b]", "*d*", "_e_", " #1", "\n## f"):
        assert sign not in text
    assert "&#64;&#8203;everyone" in text


def test_the_command_tells_a_class_and_names_who_was_not_told(gh: Gh, run: Run) -> None:
    folder = Path("reports")
    folder.mkdir()
    for report in (pushed(), pushed("closed")):
        (folder / f"{report.student}.json").write_bytes(dump(report))
    dry = run("classroom", "feedback", folder, "--as", "status", "--dry-run")
    assert dry.out == "ada: 2/4 points\nclosed: 2/4 points\n"
    ended = run("classroom", "feedback", folder, "--as", "status")
    assert (ended.status, ended.out) == (1, "ada: status set\n")
    assert ended.err.startswith("closed was not told: https://github.com/school/closed may not")
    loose = replace(pushed(), jail="none")
    (folder / "ada.json").write_bytes(dump(loose))
    assert run("classroom", "feedback", folder).status == 2
