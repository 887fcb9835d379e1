"""The settings of nbgrader hold wherever it is run, and students get two of them."""

import shutil
import tomllib
from pathlib import Path

import pytest
from traitlets.config import Config
from traitlets.config.loader import PyFileConfigLoader

from autograder.course import Course
from autograder.nbgrader_bridge.config import find_alembic
from tests.conftest import ROOT


def loaded(path: Path) -> Config:
    """What a file of settings sets, read as nbgrader reads it."""
    found: Config = PyFileConfigLoader(path.name, str(path.parent)).load_config()
    return found


def test_settings_follow_the_course_and_hold_from_anywhere(
    course: Course, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "nbgrader_config.py").write_text(
        f"load_subconfig({str(ROOT / 'nbgrader_config.py')!r})\n"
    )
    config = loaded(tmp_path / "nbgrader_config.py")
    folders = config.CourseDirectory
    assert folders.root == str(ROOT)
    assert (folders.source_directory, folders.release_directory) == ("solutions", "assignments")
    assert folders.db_url == f"sqlite:///{ROOT}/course-data/gradebook.db"
    steps = ("submitted", "autograded", "feedback", "solution")
    assert [folders[f"{step}_directory"] for step in steps] == [f"course-data/{s}" for s in steps]
    for assignment in course.assignments:
        names = [exercise.file_name for exercise in assignment.exercises]
        assert config.Autograde.exclude_overwriting[assignment.id] == names
    assert not any("Execute" in name for name in config.Autograde.autograde_preprocessors)


def test_students_get_the_courses_id_and_exchange_and_nothing_else() -> None:
    head = tomllib.loads((ROOT / "course.toml").read_text())["course"]
    assert loaded(ROOT / "docs" / "student" / "nbgrader_config.py") == {
        "CourseDirectory": {"course_id": head["id"]},
        "Exchange": {"root": head["exchange"]},
    }


def test_alembic_is_found_beside_this_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    find_alembic()
    assert shutil.which("alembic")
