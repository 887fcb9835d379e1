"""A course folder for trying things: the course's files, a public key, an exchange, no deadline."""

import re
import shutil
from pathlib import Path
from typing import Final

from autograder import places
from autograder.course import Course, load_course
from autograder.key import DEMO_SECRET
from autograder.report import write_atomically

FOLDERS: Final = (
    "assignments", "autograder/hidden", "autograder/kit", "autograder/misconceptions", "solutions",
)  # fmt: skip
NO_DEADLINE: Final = "2099-12-31T23:59:00+01:00"


def course_in(folder: Path, course: Course) -> Course:
    """Copy what a course is made of into a folder, and load it there; its data stays."""
    for name in FOLDERS:
        _copy(course.root / name, folder / name)
    shutil.copy(course.root / "nbgrader_config.py", folder)
    text = (course.root / "course.toml").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^exchange = .*", f'exchange = "{exchange_of(folder)}"', text)
    text = re.sub(r"(?m)^due = .*", f"due = {NO_DEADLINE}", text)
    write_atomically(folder / "course.toml", text.encode())
    if not (folder / places.KEY).exists():
        write_atomically(folder / places.KEY, f"{DEMO_SECRET}\n".encode())
        (folder / places.KEY).chmod(0o600)
    exchange = exchange_of(folder)
    exchange.mkdir(exist_ok=True)
    exchange.chmod(0o777)
    return load_course(folder)


def exchange_of(folder: Path) -> Path:
    """Where students of the demo fetch and submit."""
    return folder.absolute() / "exchange"


def _copy(source: Path, target: Path) -> None:
    """Make the target as the source is, caches left out."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
