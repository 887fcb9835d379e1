"""Nothing secret gets into a repository for students, in any object or ref."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from autograder.classroom import template
from autograder.classroom.build import build
from autograder.classroom.repository import ClassroomError, prove, write_repository
from autograder.course import Course
from autograder.release import ReleaseError
from autograder.release.leaks import Secrets
from autograder.release.markers import outside
from tests.git_class import built
from tests.git_lab import git
from tests.secrets_of_a_run import suite_lines
from tests.tiny_course import SCALE

ROOT = Path(__file__).parent.parent


SECRETS = Secrets(lines={"d_out*factor_a,d_out*factor_b": "solutions/01-tiny/scale.py:12"})
ANSWER = b"x = d_out * factor_a, d_out * factor_b\n"


def a_stray_branch(folder: Path) -> None:
    git(folder, "branch", "old")


def an_amended_commit(folder: Path) -> None:
    who = ("-c", "user.name=a", "-c", "user.email=a@b")
    git(folder, *who, "commit", "-q", "--amend", "-m", "another")


def a_loose_object(folder: Path) -> None:
    (folder / "answer").write_bytes(b"forgotten\n")
    git(folder, "hash-object", "-w", "answer")
    (folder / "answer").unlink()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (a_stray_branch, "the repository has the refs"),
        (an_amended_commit, "the repository holds 2 commits"),
        (a_loose_object, "an object of no file"),
    ],
)
def test_nothing_but_the_one_commit_may_be_there(
    tmp_path: Path, spoil: Callable[[Path], None], told: str
) -> None:
    files = {"a.py": b"a = 1\n"}
    write_repository(tmp_path / "out", files, "message", SECRETS)
    prove(tmp_path / "out", files, SECRETS)
    spoil(tmp_path / "out")
    with pytest.raises(ClassroomError, match=told):
        prove(tmp_path / "out", files, SECRETS)


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"a.py": ANSWER}, "message"),
        ({"a.json": json.dumps({"x": ANSWER.decode()}).encode()}, "message"),
        ({"a.py": b"a = 1\n"}, f"message\n\n{ANSWER.decode()}"),
    ],
)
def test_a_solution_in_any_object_stops_the_build(
    tmp_path: Path, files: dict[str, bytes], message: str
) -> None:
    with pytest.raises(ClassroomError, match="must not get out: it holds a line of solutions"):
        write_repository(tmp_path / "out", files, message, SECRETS)
    assert not (tmp_path / "out").exists()
    assert list(tmp_path.iterdir()) == []


def test_a_leak_beside_the_release_stops_the_build(
    tiny: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = template.infrastructure

    def careless(*args: Any, **more: Any) -> dict[str, bytes]:
        return {**told(*args, **more), "docs/answers.md": SCALE.encode()}

    monkeypatch.setattr(template, "infrastructure", careless)
    with pytest.raises(ClassroomError, match=re.escape("docs/answers.md, line 12 must not")):
        built(tiny, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_release_that_leaks_builds_nothing(tiny: Course, tmp_path: Path) -> None:
    (tiny.root / "autograder/kit/draw.py").write_text("return d_out * factor_a, d_out * factor_b\n")
    with pytest.raises(ReleaseError):
        built(tiny, tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_no_object_of_the_whole_course_holds_a_line_of_a_suite(
    course: Course, tmp_path: Path
) -> None:
    build(course, course.assignments, tmp_path / "out")
    listed = git(tmp_path / "out", "cat-file", "--batch-all-objects", "--batch-check")
    everything = [
        git(tmp_path / "out", "cat-file", kind, sha)
        for sha, kind, _ in (line.split() for line in listed.splitlines())
        if kind != "tree"
    ]
    assert len(everything) > 80
    text = "\n".join(everything)
    assert "raise NotImplementedError" in text
    open_ones = ("solutions/*/tests/*.py", "solutions/*/*.ipynb", "autograder/kit/*.py")
    sources = [path for pattern in open_ones for path in ROOT.glob(pattern)]
    given = "\n".join(path.read_text() for path in sources)
    for path in ROOT.glob("solutions/*/*.py"):
        given += "\n".join(outside(path.read_text(), path.name))
    secret = {line for line in suite_lines() if line not in given}
    assert len(secret) > 1000
    assert [line for line in secret if line in text] == []
    assert "BEGIN SOLUTION" not in text
    assert str(ROOT) not in text
