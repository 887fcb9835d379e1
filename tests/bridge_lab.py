"""A tiny course in nbgrader's hands: its notebook has a written answer, and its class is small."""

import copy
import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from nbgrader.api import Gradebook
from nbgrader.converters import Autograde, GenerateAssignment
from nbgrader.converters.base import NbGraderException
from nbgrader.coursedir import CourseDirectory
from traitlets.config import Config

from autograder.course import Course, load_course
from autograder.nbgrader_bridge.config import configure
from autograder.release.write import release
from tests.lab import hand_in
from tests.tiny_course import (
    ASSIGNMENT,
    cells,
    make_course,
    markdown,
    probes,
    write_notebook,
)

ESSAY = "essay"
NOTEBOOK = f"{ASSIGNMENT}.ipynb"
Notebook = dict[str, Any]
Change = Callable[[Notebook], object]


def written_cell() -> dict[str, Any]:
    """A cell for a written answer, as an instructor marks it."""
    ours = {
        "schema_version": 3, "grade": True, "solution": True, "locked": False, "task": False,
        "grade_id": ESSAY, "points": 2,
    }  # fmt: skip
    return markdown("Rubric: one point a sentence.", metadata={"nbgrader": ours})


class Entry(NamedTuple):
    """One cell's entry in the gradebook."""

    auto: float | None
    manual: float | None
    waits: bool


def make_released(root: Path) -> None:
    """Write the tiny course into a folder, with its release and an empty gradebook."""
    course = make_course(root)
    write_notebook(root, [*cells(), written_cell()])
    release(course, probes=probes)
    configure(Config(), root)
    Gradebook(f"sqlite:///{root}/course-data/gradebook.db", course.id).close()


class Desk:
    """Runs nbgrader's converters on a course, with the course's own settings."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.said: list[str] = []

    @property
    def course(self) -> Course:
        """The course as it stands now."""
        return load_course(self.root)

    @property
    def config(self) -> Config:
        """What nbgrader_config.py sets."""
        config = Config()
        configure(config, self.root)
        return config

    @property
    def released(self) -> Notebook:
        """The notebook that students get."""
        path = self.root / "assignments" / ASSIGNMENT / NOTEBOOK
        notebook: Notebook = json.loads(path.read_bytes())
        return notebook

    def hand_in(
        self, student: str, files: Mapping[str, bytes], notebook: bytes | Change | None = None
    ) -> Path:
        """Hand in files, and a notebook: the released one as changed, or these bytes."""
        given = dict(files)
        if callable(notebook):
            made = copy.deepcopy(self.released)
            notebook(made)
            given[NOTEBOOK] = json.dumps(made).encode()
        elif notebook is not None:
            given[NOTEBOOK] = notebook
        return hand_in(self.root / "course-data" / "submitted", student, given)

    def generate(self, **settings: Any) -> str | None:
        """Run `nbgrader generate_assignment`; the error it ended in."""
        return self._run(GenerateAssignment, "*", settings)

    def autograde(
        self, student: str = "*", *, force: bool = False, assignment: str = ASSIGNMENT
    ) -> str | None:
        """Run `nbgrader autograde`; the error it ended in."""
        return self._run(Autograde, student, {"BaseConverter": {"force": force}}, assignment)

    def _run(
        self,
        converter: Any,
        student: str,
        settings: Mapping[str, Any],
        assignment: str = ASSIGNMENT,
    ) -> str | None:
        config = self.config
        config.merge(Config(settings))
        folders = CourseDirectory(config=config, assignment_id=assignment, student_id=student)
        self.said.clear()
        log = logging.Logger("nbgrader", logging.INFO)
        log.addHandler(Listener(self.said))
        try:
            converter(coursedir=folders, config=config, log=log).start()
        except NbGraderException as error:
            return str(error)
        return None

    def book(self) -> Gradebook:
        """The gradebook; close it."""
        return Gradebook(f"sqlite:///{self.root}/course-data/gradebook.db", "course")

    def entries(self, student: str) -> dict[str, Entry]:
        """What the gradebook holds of a student."""
        with self.book() as book:
            entry = book.find_submission_notebook(ASSIGNMENT, ASSIGNMENT, student)
            return {
                each.name: Entry(each.auto_score, each.manual_score, each.needs_manual_grade)
                for each in entry.grades
            }

    def comments(self, student: str) -> dict[str, str]:
        """The grader's comments on a student's cells."""
        with self.book() as book:
            entry = book.find_submission_notebook(ASSIGNMENT, ASSIGNMENT, student)
            return {each.name: each.auto_comment or "" for each in entry.comments}

    def mark_by_hand(self, student: str, cell: str, points: float) -> None:
        """Do what formgrader does when a person enters a mark."""
        with self.book() as book:
            grade = book.find_grade(cell, ASSIGNMENT, ASSIGNMENT, student)
            grade.manual_score, grade.needs_manual_grade = points, False
            book.db.commit()

    def page(self, student: str) -> Notebook:
        """The notebook that formgrader shows."""
        folder = self.root / "course-data" / "autograded" / student / ASSIGNMENT
        notebook: Notebook = json.loads((folder / NOTEBOOK).read_bytes())
        return notebook


class Listener(logging.Handler):
    """Keeps what nbgrader logs."""

    def __init__(self, said: list[str]) -> None:
        super().__init__()
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one message."""
        self.said.append(record.getMessage())


def cell_of(notebook: Notebook, name: str) -> dict[str, Any]:
    """The cell that nbgrader knows by this name."""
    (found,) = [
        cell
        for cell in notebook["cells"]
        if cell["metadata"].get("nbgrader", {}).get("grade_id") == name
    ]
    return found  # type: ignore[no-any-return]


def answered(text: str) -> Change:
    """A change that writes an answer."""
    return lambda notebook: cell_of(notebook, ESSAY).update(source=text)
