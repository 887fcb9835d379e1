"""Repositories for students: what is in them, what stops them, what GitHub makes of them."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml
from msgspec.structs import replace

from autograder.classroom.build import Bundle
from autograder.classroom.classroom50 import Template
from autograder.classroom.repository import ClassroomError
from autograder.classroom.template import FILES, repository_files, requirements
from autograder.course import Course
from tests import runner
from tests.contracts import CLASSROOM, check_result
from tests.git_class import built, real_kit
from tests.git_lab import git
from tests.lab import RIGHT, Run
from tests.tiny_course import ASSIGNMENT

ROOT = Path(__file__).parent.parent
TOP = {
    ".devcontainer/devcontainer.json", ".gitattributes", ".github/workflows/autograding.yml",
    ".gitignore", "README.md", "requirements.txt",
}  # fmt: skip


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
