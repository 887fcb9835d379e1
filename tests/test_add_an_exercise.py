"""The page on adding an exercise, followed word for word in a copy of the repository."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/add-an-exercise.md"
NOT_COPIED = (".git", ".venv", "build", "course-data", "__pycache__", ".*_cache", ".hypothesis")
INCOMPLETE = "# says what is missing"  # behind a command that has to end with status 1

_FILE = re.compile(r"\*\*`(?P<path>[^`]+)`\*\*(?:, (?P<place>[^\n]+))?:\n")
_BLOCK = re.compile(r"```(?P<kind>\w+)\n(?P<text>.*?)```\n", re.DOTALL)
_ABOVE = re.compile(r"above the `(.+)` of `(.+)`")


class Step(NamedTuple):
    """A block of the page: a command, or the text for a file and where in the file it goes."""

    kind: str
    text: str
    path: str = ""
    place: str = ""


def steps(page: str) -> Iterator[Step]:
    """What the page asks for, in its order; blocks of text are for reading."""
    for block in _BLOCK.finditer(page):
        before = page[: block.start()].rstrip("\n").rsplit("\n", 1)[-1] + "\n"
        file = _FILE.fullmatch(before)
        if file:
            yield Step("file", block["text"], file["path"], file["place"] or "")
        elif block["kind"] == "sh":
            yield Step("sh", block["text"])


def written(step: Step, before: str) -> str:
    """A file's text after a step."""
    if step.place == "at the end":
        return before + step.text
    if above := _ABOVE.fullmatch(step.place):
        head = before.rindex(above[1], 0, before.index(f'id = "{above[2]}"'))
        return before[:head] + step.text + before[head:]
    assert not step.place, f"nobody knows where {step.place!r} is"
    return step.text


def run(command: str, folder: Path) -> None:
    """Run a command as the reader would, with the environment on the path."""
    path = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        ["bash", "-e", "-c", command], cwd=folder, env=env, capture_output=True, text=True
    )
    assert done.returncode == (1 if INCOMPLETE in command else 0), done.stdout + done.stderr
    if INCOMPLETE in command:
        for missing in ("solution", "visible tests", "hidden suite", "misconception"):
            assert f"the exercise has no {missing}" in done.stdout


def test_the_page_names_its_files_and_commands() -> None:
    found = list(steps(PAGE.read_text(encoding="utf-8")))
    assert found[0].path == "course.toml"
    assert sum(step.kind == "sh" for step in found) == 3
    assert len([step for step in found if step.path.endswith(".py")]) == 10


@pytest.mark.slow
def test_the_page_works_as_written(tmp_path: Path) -> None:
    copy = tmp_path / "course"
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
    for step in steps(PAGE.read_text(encoding="utf-8")):
        if step.kind == "sh":
            run(step.text, copy)
            continue
        file = copy / step.path
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(step, before), encoding="utf-8")
    assert (copy / "assignments/04-matrix-rules/average.py").exists()
