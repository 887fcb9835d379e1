"""Repositories for students: what is in them, what stops them, what GitHub makes of them."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from msgspec.structs import replace

from autograder.classroom import template
from autograder.classroom.build import Bundle, build
from autograder.classroom.classroom50 import Template
from autograder.classroom.repository import ClassroomError, prove, write_repository
from autograder.classroom.template import FILES, repository_files, requirements
from autograder.course import Course
from autograder.release import ReleaseError
from autograder.release.leaks import Secrets
from autograder.release.markers import outside
from tests import runner
from tests.contracts import CLASSROOM, check_result
from tests.lab import RIGHT, Run
from tests.secrets_of_a_run import suite_lines
from tests.tiny_course import ASSIGNMENT, SCALE, probes

ROOT = Path(__file__).parent.parent
TOP = {
    ".devcontainer/devcontainer.json", ".gitattributes", ".github/workflows/autograding.yml",
    ".gitignore", "README.md", "requirements.txt",
}  # fmt: skip


def git(folder: Path, *args: str) -> str:
    """What git says in a folder."""
    done = subprocess.run(["git", "-C", folder, *args], capture_output=True, check=True, text=True)
    return done.stdout.strip()


def built(course: Course, folder: Path, **more: Any) -> Path:
    """The repository of a tiny course."""
    build(course, course.assignments, folder, probes, **more)
    return folder


def real_kit(course: Course) -> Course:
    """The tiny course with the kit of this repository, and with tests that a stub fails."""
    for path in (ROOT / "autograder" / "kit").iterdir():
        if path.suffix in (".py", ".ini") and path.name != "__init__.py":
            (course.root / "autograder" / "kit" / path.name).write_bytes(path.read_bytes())
    for name in ("scale", "halve"):
        visible = course.root / "solutions" / ASSIGNMENT / "tests" / f"test_{name}.py"
        call = f"{name}_backward(2.0, 4.0, 3.0)" if name == "scale" else "halve_backward(2.0, 1.0)"
        visible.write_text(
            f"from {name} import {name}_backward\n\n\ndef test_call():\n    {call}\n"
        )
    return course


def test_a_repository_is_one_commit_of_the_release_and_its_ci(tiny: Course, tmp_path: Path) -> None:
    folder = built(tiny, tmp_path / "out")
    assert git(folder, "rev-list", "--all", "--count") == "1"
    assert git(folder, "status", "--porcelain", "--ignored") == ""
    assert git(folder, "for-each-ref", "--format=%(refname)") == "refs/heads/main"
    assert git(folder, "log", "-1", "--format=%an <%ae> %s%b") == (
        "backprop-course <course@localhost> Tiny: 01-tiny"
    )
    names = set(git(folder, "ls-files").split("\n"))
    assert names > TOP
    assert {"scale.py", "tests/test_scale.py", "check.py", "assignment.json"} <= names
    assert not [name for name in names if "hidden" in name or "solution" in name]
    assert "raise NotImplementedError" in (folder / "scale.py").read_text()


def test_several_assignments_stand_in_a_folder_each(course: Course, tmp_path: Path) -> None:
    files = {f"{each.id}/x.py": b"" for each in course.assignments}
    made = repository_files(course, course.assignments, files)
    assert set(made) == TOP | set(files)
    steps = yaml.safe_load(made[".github/workflows/autograding.yml"])["jobs"]["check"]["steps"]
    checks = [step for step in steps if step.get("run", "").startswith("python check.py")]
    assert [each["working-directory"] for each in checks] == [a.id for a in course.assignments]
    assert len({each["id"] for each in checks}) == len(course.assignments)


def test_torch_is_asked_for_only_where_an_exercise_needs_it(tiny: Course) -> None:
    (assignment,) = tiny.assignments
    assert requirements([assignment]) == (FILES / "requirements.txt").read_bytes()
    with_torch = replace(assignment.exercises[0], profile="torch")
    needs = requirements([replace(assignment, exercises=(with_torch,))])
    assert b"whl/cpu\ntorch" in needs


def test_a_folder_in_use_is_left_alone(tiny: Course, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine").write_text("")
    with pytest.raises(ClassroomError, match="is not empty: name a new folder"):
        built(tiny, tmp_path / "out")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["mine"]


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


def test_the_workflow_is_one_current_job_with_least_rights(tiny: Course, tmp_path: Path) -> None:
    workflow = built(tiny, tmp_path / "out") / ".github/workflows/autograding.yml"
    found = yaml.safe_load(workflow.read_text())
    assert found["permissions"] == {"contents": "read"}
    assert found["concurrency"]["cancel-in-progress"] is True
    assert found[True]["push"]["paths-ignore"] == ["**.md", ".devcontainer/**"]  # YAML's own "on"
    wanted = found["jobs"]["check"]["if"]
    assert "!endsWith(github.actor, '[bot]')" in wanted
    assert "github.ref_name == github.event.repository.default_branch" in wanted
    assert list(found["jobs"]) == ["check"]
    steps = found["jobs"]["check"]["steps"]
    assert [step["uses"] for step in steps if "uses" in step] == [
        "actions/checkout@v7",
        "actions/setup-python@v7",
    ]
    assert steps[0]["with"]["persist-credentials"] is False
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert steps[1]["with"]["python-version"] == python
    lint(workflow)


def lint(workflow: Path) -> None:
    """The checks that `make workflows` runs on this repository's own workflows."""
    tools, config = Path(sys.executable).parent, ROOT / ".github" / "zizmor.yml"
    commands: tuple[list[str | Path], ...] = (
        [tools / "check-jsonschema", "--builtin-schema", "vendor.github-workflows", workflow],
        [tools / "zizmor", "--offline", "--no-progress", "-q", "--config", config, workflow],
    )
    for command in commands:
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_steps_of_the_workflow_run_on_a_bare_runner(tiny: Course, tmp_path: Path) -> None:
    folder = built(real_kit(tiny), tmp_path / "out")
    (folder / "scale.py").write_bytes(RIGHT["scale.py"])
    found = runner.steps(folder / ".github/workflows/autograding.yml", "check")
    commands = [step["run"] for step in found if "run" in step]
    assert commands[0].endswith("install --disable-pip-version-check -q -r requirements.txt")
    done = runner.run(commands[1], folder, tmp_path / "runner")
    assert done.status == 0
    assert next(each.data for each in done.commands) == "Points 1/2"
    assert git(folder, "status", "--porcelain") == "M scale.py"


def test_students_install_what_the_grader_has() -> None:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    lines = [
        line
        for name in ("requirements.txt", "requirements_torch.txt")
        for line in (FILES / name).read_text().splitlines()
        if not line.startswith("--")
    ]
    assert set(lines) < set(table)


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


# Classroom 50.


def test_the_bundle_grades_the_listed_files_alone(tiny: Course, tmp_path: Path) -> None:
    bundle = Bundle(tmp_path / "bundle", Template("school", "tiny"))
    folder = built(real_kit(tiny), tmp_path / "out", bundle=bundle)
    assert not (folder / ".github").exists()
    assert "autograde.yaml/badge.svg" in (folder / "README.md").read_text()
    (entry,) = json.loads((bundle.folder / "assignments.json").read_text())["assignments"]
    assert entry["template"] == {"owner": "school", "repo": "tiny", "branch": "main"}
    assert entry["due"] == "2026-11-02T22:59:00Z"
    (folder / "scale.py").write_bytes(RIGHT["scale.py"])
    (folder / "check.py").write_text("raise SystemExit(0)\n")
    (folder / "tests" / "test_halve.py").write_text("def test_x():\n    assert True\n")
    grader = bundle.folder / "autograders" / ASSIGNMENT / "autograder.py"
    done = runner.run(f"python {grader}", folder, tmp_path / "runner", CLASSROOM)
    assert done.status == 0, done.log
    record = json.loads((folder / "result.json").read_text())
    check_result(record)
    assert (record["score"], record["max-score"], record["owner"]) == (1, 2, "ada")
    assert record["review"] == record["commit"]
    assert "| halve | fails |" in (folder / "release-body.md").read_text()


def test_the_command_says_what_it_built_and_where(run: Run, tiny: Course) -> None:
    ended = run("classroom", "build", ASSIGNMENT, "--out", "made", "--classroom50")
    assert ended.status == 0
    commit = git(tiny.root / "made", "rev-parse", "HEAD")
    assert ended.out.splitlines()[0] == f"made: one commit, {commit}"
    assert "made-classroom50" in ended.out
    assert ended.err == "Its entries name no template: add --owner, or name it there.\n"
    assert run("classroom", "build", "--all", "--out", "made").status == 1
    assert run("classroom", "build", "--out", "other").status == 2
