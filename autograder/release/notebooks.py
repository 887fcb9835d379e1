"""The notebook of an assignment: points in, then nbgrader's own generator, then nothing of ours.

nbgrader works in a temporary course folder with a temporary gradebook, so that its locks, stubs
and checksums are the ones its other commands expect and the course's gradebook is left alone.
"""

import json
import logging
import tempfile
from collections.abc import Mapping
from pathlib import Path

import nbformat
from nbformat import NotebookNode
from nbgrader.api import Base
from nbgrader.converters import GenerateAssignment
from nbgrader.converters.base import NbGraderException
from nbgrader.coursedir import CourseDirectory
from nbgrader.preprocessors import IncludeHeaderFooter, InstantiateTests
from nbgrader.utils import is_grade, is_solution
from sqlalchemy import create_engine
from traitlets.config import Config

from autograder.release.markers import ROOM, ReleaseError, regions

KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}
CELL_METADATA = ("deletable", "editable", "nbgrader", "tags")
# One would start a kernel on what the author wrote, the other reads files beside the notebook.
LEFT_OUT = (InstantiateTests, IncludeHeaderFooter)


def make_notebook(text: str, file: str, assignment: str, points: Mapping[str, int]) -> bytes:
    """The notebook students get, from the instructor's.

    `points` maps each exercise to what it is worth; its grade cell has that exercise's id as
    grade_id. ReleaseError when a marker is wrong, an exercise has no grade cell of its own, or
    nbgrader refuses the notebook.
    """
    notebook = prepared(text, file, points)
    return finished(read(_generate(_dump(notebook), file, assignment), file))


def prepared(text: str, file: str, points: Mapping[str, int]) -> NotebookNode:
    """The instructor's notebook as nbgrader's generator is given it; ReleaseError as above."""
    notebook = read(text, file)
    _check_markers(notebook, file)
    _write_points(notebook, file, points)
    _clean(notebook)
    return notebook


def finished(generated: NotebookNode) -> bytes:
    """The file of a notebook that nbgrader's generator gave."""
    _clean(generated)
    return _dump(generated).encode()


def grade_cells(notebook: NotebookNode) -> dict[str, NotebookNode]:
    """The cells nbgrader grades by running them, by grade_id; written answers are left out."""
    cells = [cell for cell in notebook.cells if is_grade(cell) and not is_solution(cell)]
    return {cell.metadata.nbgrader.grade_id: cell for cell in cells}


def read(text: str, file: str) -> NotebookNode:
    """A notebook with cell ids of our own; ReleaseError when it is none of format 4."""
    try:
        content = json.loads(text)
        if content["nbformat"] != 4:
            raise ReleaseError(file, "its notebook format is not 4, save it with a newer Jupyter")
        content["nbformat_minor"] = 5
        for number, cell in enumerate(content["cells"], start=1):
            cell["id"] = f"cell-{number:02d}"
        notebook: NotebookNode = nbformat.reads(json.dumps(content), as_version=4)  # type: ignore[no-untyped-call]
        nbformat.validate(notebook)
    except (ValueError, TypeError, KeyError, nbformat.ValidationError):
        raise ReleaseError(file, "this is no notebook that can be read, save it again") from None
    return notebook


def _dump(notebook: NotebookNode) -> str:
    text: str = nbformat.writes(notebook)  # type: ignore[no-untyped-call]
    return text.rstrip("\n") + "\n"


def _check_markers(notebook: NotebookNode, file: str) -> None:
    for number, cell in enumerate(notebook.cells, start=1):
        place = f"{file} cell {number}"
        cell.source = cell.source.replace("\r\n", "\n")
        if regions(cell.source, place) and not is_solution(cell):
            raise ReleaseError(place, "a solution region needs a cell marked as a solution")
        for word in ("HIDDEN TESTS", "AUTOTEST"):
            if word in cell.source:
                reason = f"{word} has no place in a notebook, feedback would show it: write a probe"
                raise ReleaseError(place, reason)


def _write_points(notebook: NotebookNode, file: str, points: Mapping[str, int]) -> None:
    cells = grade_cells(notebook)
    for name in points:
        if name not in cells:
            raise ReleaseError(file, f"exercise {name} has no grade cell, add one with that id")
    for name, cell in cells.items():
        if name not in points:
            raise ReleaseError(file, f"grade cell {name!r} is no exercise of this assignment")
        cell.metadata.nbgrader.points = points[name]


def _clean(notebook: NotebookNode) -> None:
    """Drop what a run, an editor or a machine left: the same text gives the same bytes."""
    notebook.metadata.clear()
    notebook.metadata.update(kernelspec=KERNEL, language_info={"name": "python"})
    for cell in notebook.cells:
        for key in set(cell.metadata) - set(CELL_METADATA):
            del cell.metadata[key]
        cell.pop("attachments", None)
        if cell.cell_type == "code":
            cell.outputs, cell.execution_count = [], None


def _generate(text: str, file: str, assignment: str) -> str:
    """The release version of a notebook, by nbgrader."""
    said: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "source", assignment, f"{assignment}.ipynb")
        source.parent.mkdir(parents=True)
        source.write_text(text, encoding="utf-8")
        gradebook = _new_gradebook(folder)
        course = CourseDirectory(root=folder, assignment_id=assignment, db_url=gradebook)
        config = Config({"ClearSolutions": {"code_stub": {"python": ROOM}}})
        generator = GenerateAssignment(coursedir=course, config=config, log=_log_into(said))
        generator.preprocessors = [each for each in generator.preprocessors if each not in LEFT_OUT]
        try:
            generator.start()
        except NbGraderException as error:
            raise ReleaseError(file, f"nbgrader refuses it: {[*said, str(error)][0]}") from None
        return Path(folder, "release", assignment, source.name).read_text(encoding="utf-8")


def _new_gradebook(folder: str) -> str:
    """An empty gradebook, made here because nbgrader looks for an `alembic` on PATH to make one."""
    address = f"sqlite:///{folder}/gradebook.db"
    engine = create_engine(address)
    Base.metadata.create_all(engine)
    engine.dispose()
    return address


class _Listener(logging.Handler):
    """Keeps the errors that nbgrader logs: its exceptions only tell to look there."""

    def __init__(self, said: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.said = said

    def emit(self, record: logging.LogRecord) -> None:
        """Of a traceback the last line is the error itself."""
        message = record.getMessage().strip()
        if message.startswith("Traceback"):
            message = message.split("\n")[-1]
        if not message.startswith("There was an error processing"):
            self.said.append(" ".join(message.split()))


def _log_into(said: list[str]) -> logging.Logger:
    """A logger outside the tree of loggers, so that nothing of nbgrader's reaches the terminal."""
    log = logging.Logger("release", logging.ERROR)
    log.addHandler(_Listener(said))
    return log
