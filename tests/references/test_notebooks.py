"""The notebooks: cells as nbgrader needs them, and a clean run on solutions and on stubs."""

import shutil
from pathlib import Path

import nbclient
import nbformat
import pytest

from autograder.course import Assignment, load_course
from autograder.release.markers import strip
from autograder.release.notebooks import make_notebook

ROOT = Path(__file__).parents[2]
ASSIGNMENTS = load_course(ROOT).assignments

assignments = pytest.mark.parametrize("assignment", ASSIGNMENTS, ids=lambda each: each.id)


def source(assignment: Assignment, name: str) -> str:
    return (ROOT / "solutions" / assignment.id / name).read_text(encoding="utf-8")


def notebook(assignment: Assignment) -> nbformat.NotebookNode:
    read: nbformat.NotebookNode = nbformat.reads(  # type: ignore[no-untyped-call]
        source(assignment, f"{assignment.id}.ipynb"), as_version=4
    )
    return read


def released(assignment: Assignment) -> nbformat.NotebookNode:
    name = f"{assignment.id}.ipynb"
    points = {each.id: 1 for each in assignment.exercises}
    made = make_notebook(source(assignment, name), name, assignment.id, points)
    read: nbformat.NotebookNode = nbformat.reads(made.decode(), as_version=4)  # type: ignore[no-untyped-call]
    return read


def run(content: nbformat.NotebookNode, folder: Path) -> str:
    """Run a notebook in a kernel of its own, beside the kit's drawings; what it printed."""
    shutil.copy(ROOT / "autograder/kit/draw.py", folder)
    place = {"metadata": {"path": str(folder)}}
    nbclient.NotebookClient(content, resources=place, kernel_name="python3").execute()
    outputs = [output for cell in content.cells for output in cell.get("outputs", [])]
    return "".join(output.get("text", "") for output in outputs)


@assignments
def test_each_exercise_has_a_solution_cell_and_a_locked_grade_cell(assignment: Assignment) -> None:
    cells = [cell for cell in notebook(assignment).cells if "nbgrader" in cell.metadata]
    found = {cell.metadata.nbgrader.grade_id: cell for cell in cells}
    assert len(found) == len(cells)
    assert set(found) >= {
        name for each in assignment.exercises for name in (each.id, f"{each.id}-solution")
    }
    for exercise in assignment.exercises:
        trial, grade = found[f"{exercise.id}-solution"], found[exercise.id]
        assert (trial.cell_type, grade.cell_type) == ("code", "code")
        assert (trial.metadata.nbgrader.solution, trial.metadata.nbgrader.grade) == (True, False)
        assert (grade.metadata.nbgrader.solution, grade.metadata.nbgrader.grade) == (False, True)
        assert grade.metadata.nbgrader.locked
        assert grade.source.startswith(f"import {exercise.id}  #")


@assignments
def test_ids_and_outputs_are_as_committed_notebooks_should_be(assignment: Assignment) -> None:
    content = notebook(assignment)
    assert (content.nbformat, content.nbformat_minor) == (4, 5)
    ids = [cell.id for cell in content.cells]
    assert len(set(ids)) == len(ids)
    code = [cell for cell in content.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    assert "%autoreload 2" in code[0].source
    assert "not here" in content.cells[0].source


@pytest.mark.slow
@assignments
def test_notebook_runs_on_the_solutions(assignment: Assignment, tmp_path: Path) -> None:
    for exercise in assignment.exercises:
        text = source(assignment, exercise.file_name)
        (tmp_path / exercise.file_name).write_text(text, encoding="utf-8")
    assert "Still to do" not in run(notebook(assignment), tmp_path)


@pytest.mark.slow
@assignments
def test_released_notebook_says_what_is_to_do(assignment: Assignment, tmp_path: Path) -> None:
    for exercise in assignment.exercises:
        stub = strip(source(assignment, exercise.file_name), exercise.id)
        (tmp_path / exercise.file_name).write_text(stub, encoding="utf-8")
    printed = run(released(assignment), tmp_path)
    told = {line for line in printed.splitlines() if line.startswith("Still to do")}
    assert len(told) == len(assignment.exercises)
