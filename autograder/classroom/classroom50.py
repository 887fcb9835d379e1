"""What Classroom 50 takes: a grader for each assignment that it serves, and the entries for them.

Nothing in it is secret, since Classroom 50 publishes it: it holds what students have already. Its
marks count files whose visible tests pass; those of the hidden tests come from `autograder export`.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import UTC
from pathlib import Path
from typing import Final, NamedTuple

from autograder.classroom.repository import BRANCH, ClassroomError
from autograder.classroom.template import FILES, PYTHON, Files, requirements
from autograder.course import Assignment

ENTRIES: Final = "assignments.json"
SCHEMA: Final = "classroom50/assignments/v1"
_GRADER: Final = "classroom50_autograder.py"


class Template(NamedTuple):
    """Where the template repository is on GitHub."""

    owner: str
    repository: str


def bundle(
    assignments: Sequence[Assignment],
    released: Mapping[str, bytes],
    template: Template | None = None,
) -> Files:
    """The files for a classroom's folder in the configuration repository of Classroom 50."""
    entries = [_entry(each, template) for each in assignments]
    record = {"schema": SCHEMA, "assignments": entries}
    files = {ENTRIES: (json.dumps(record, indent=2) + "\n").encode()}
    for assignment in assignments:
        place, own = f"autograders/{assignment.id}/", f"{assignment.id}/"
        left_out = {each.file_name for each in assignment.exercises} | {f"{assignment.id}.ipynb"}
        files[f"{place}autograder.py"] = (FILES / _GRADER).read_bytes()
        files[f"{place}requirements.txt"] = requirements([assignment])
        for name, content in released.items():
            if name.startswith(own) and name.removeprefix(own) not in left_out:
                files[place + name.removeprefix(own)] = content
    return files


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write a bundle; ClassroomError where anything stands in its place already."""
    if folder.exists():
        raise ClassroomError(f"{folder} is there already: remove it first")
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def _entry(assignment: Assignment, template: Template | None) -> dict[str, object]:
    entry: dict[str, object] = {
        "slug": assignment.id,
        "name": assignment.title,
        "mode": "individual",
        "autograder": "default",
        "due": assignment.due.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "runtime": {"runs-on": "ubuntu-24.04", "python": PYTHON},
    }
    if template is not None:
        place = {"owner": template.owner, "repo": template.repository, "branch": BRANCH}
        entry["template"] = place
    return entry
