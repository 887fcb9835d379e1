"""What a student's repository holds: released assignments, and the files that GitHub needs."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from autograder.course import Assignment, Course

FILES: Final = Path(__file__).parent / "files"
WORKFLOW: Final = ".github/workflows/autograding.yml"
WORKFLOW_OF_CLASSROOM50: Final = ".github/workflows/autograde.yaml"
PYTHON: Final = f"{sys.version_info.major}.{sys.version_info.minor}"

Files = dict[str, bytes]


def repository_files(
    course: Course,
    assignments: Sequence[Assignment],
    released: Mapping[str, bytes],
    *,
    with_workflow: bool = True,
) -> Files:
    """All files of a repository by path; `released` are those of the release, as in assignments/.

    A lone assignment stands at the top, several stand in a folder each. Without a workflow it is
    Classroom 50 that adds one.
    """
    alone = len(assignments) == 1
    wanted = {f"{each.id}/": "" if alone else f"{each.id}/" for each in assignments}
    files = {
        wanted[folder] + name.removeprefix(folder): content
        for name, content in released.items()
        for folder in wanted
        if name.startswith(folder)
    }
    files |= infrastructure(course, assignments, with_workflow=with_workflow)
    return dict(sorted(files.items()))


def infrastructure(
    course: Course, assignments: Sequence[Assignment], *, with_workflow: bool = True
) -> Files:
    """The files around the assignments, by path."""
    title = assignments[0].title if len(assignments) == 1 else course.title
    workflow = Path(WORKFLOW if with_workflow else WORKFLOW_OF_CLASSROOM50).name
    words = {"TITLE": title, "PYTHON": PYTHON, "WORKFLOW": workflow, **_told(assignments)}
    steps = "".join(_step(each, alone=len(assignments) == 1) for each in assignments)
    own = _filled("autograding.yml", {"PYTHON": PYTHON, "CHECKS": steps.rstrip("\n")})
    return {
        **({WORKFLOW: own} if with_workflow else {}),
        "README.md": _filled("README.md", words),
        ".devcontainer/devcontainer.json": _devcontainer(title),
        ".gitattributes": _filled("gitattributes", {}),
        ".gitignore": _filled("gitignore", {}),
        "requirements.txt": requirements(assignments),
    }


def requirements(assignments: Sequence[Assignment]) -> bytes:
    """What the visible tests need; PyTorch only where an exercise does, and without CUDA."""
    needs_torch = any(each.profile == "torch" for item in assignments for each in item.exercises)
    return _filled("requirements.txt", {}) + (
        _filled("requirements_torch.txt", {}) if needs_torch else b""
    )


def _told(assignments: Sequence[Assignment]) -> dict[str, str]:
    if len(assignments) == 1:
        names = ", ".join(f"`{each.file_name}`" for each in assignments[0].exercises)
        return {
            "WHAT": f"Fill in {names}. Each says at its top what it must do.",
            "CHECK": "python check.py",
        }
    folders = "\n".join(f"- `{each.id}`: {each.title}" for each in assignments)
    return {
        "WHAT": f"One folder for each assignment, in this order:\n\n{folders}",
        "CHECK": f"python {assignments[0].id}/check.py",
    }


def _step(assignment: Assignment, *, alone: bool) -> str:
    words = {
        "ASSIGNMENT": assignment.id,
        "SUFFIX": "" if alone else f"-{assignment.id}",
        "FOLDER": "." if alone else assignment.id,
    }
    return _filled("check_step.yml", words).decode()


def _devcontainer(title: str) -> bytes:
    """The container of an editor in a browser; a title may hold anything that JSON can."""
    return _filled("devcontainer.json", {"TITLE": json.dumps(title)[1:-1], "PYTHON": PYTHON})


def _filled(name: str, words: Mapping[str, str]) -> bytes:
    """A file with its words in place."""
    text = (FILES / name).read_text(encoding="utf-8")
    for word, value in words.items():
        text = text.replace(f"@{word}@", value)
    return text.encode()
