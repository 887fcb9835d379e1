"""Folders as students have them, with solutions or known mistakes in the files, and a kernel."""

import shutil
from pathlib import Path

import nbclient
import nbformat

from autograder.course import Course
from autograder.diagnose.bank import load_bank, overlaid_source

GIVEN = Path(__file__).parent.parent / "assignments"


def planted(course: Course, assignment: str, place: Path, **mistakes: str) -> Path:
    """A released folder in a place with every file solved, but for these exercises' mistakes."""
    folder = place / assignment
    shutil.copytree(GIVEN / assignment, folder)
    for exercise in course.assignment(assignment).exercises:
        solution = course.root / "solutions" / assignment / exercise.file_name
        shutil.copy(solution, folder)
        if exercise.id in mistakes:
            bank = {each.id: each for each in load_bank(assignment, exercise.id)}
            source = solution.read_text(encoding="utf-8")
            wrong = overlaid_source(source, bank[mistakes[exercise.id]])
            (folder / exercise.file_name).write_bytes(wrong)
    return folder


def run(content: nbformat.NotebookNode, folder: Path) -> str:
    """Run a notebook in a kernel of its own, in that folder; what it printed."""
    place = {"metadata": {"path": str(folder)}}
    nbclient.NotebookClient(content, resources=place, kernel_name="python3").execute()
    outputs = [output for cell in content.cells for output in cell.get("outputs", [])]
    return "".join(output.get("text", "") for output in outputs)
