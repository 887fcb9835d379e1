"""The notebooks: cells as nbgrader needs them, and a clean run on solutions and on stubs."""

import shutil
from pathlib import Path

import nbformat
import pytest

from autograder.course import Assignment, Course, load_course
from autograder.diagnose.bank import load_bank
from autograder.release.notebooks import make_notebook
from tests.notebook_lab import GIVEN, planted, run

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
        # A file's own function, which the cells above imported by name, keeps that name.
        name = f" as {exercise.id}_file" * (exercise.id in exercise.functions)
        assert grade.source.startswith(f"import {exercise.id}{name}  #")


@assignments
def test_each_exercise_is_checked_between_the_two(assignment: Assignment) -> None:
    cells = notebook(assignment).cells
    at = {cell.id: place for place, cell in enumerate(cells)}
    for exercise in assignment.exercises:
        place = at[f"{exercise.id}-check"]
        assert at[f"{exercise.id}-solution"] < place == at[exercise.id] - 1
        assert cells[place].source == f'check("{exercise.id}")'
        assert "nbgrader" not in cells[place].metadata


@assignments
def test_ids_and_outputs_are_as_committed_notebooks_should_be(assignment: Assignment) -> None:
    content = notebook(assignment)
    assert (content.nbformat, content.nbformat_minor) == (4, 5)
    ids = [cell.id for cell in content.cells]
    assert len(set(ids)) == len(ids)
    code = [cell for cell in content.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    assert "from cells import check, trying" in code[0].source
    assert "%autoreload 2" in code[0].source
    assert code[-1].source == "check()"
    assert "not here" in content.cells[0].source


@pytest.mark.slow
@assignments
def test_notebook_runs_on_the_solutions(
    assignment: Assignment, course: Course, tmp_path: Path
) -> None:
    printed = run(notebook(assignment), planted(course, assignment.id, tmp_path))
    assert "Still to do" not in printed
    for exercise in assignment.exercises:
        assert f"{exercise.id}: {exercise.title} (done)" in printed


@pytest.mark.slow
@assignments
def test_released_notebook_says_what_is_to_do(assignment: Assignment, tmp_path: Path) -> None:
    shutil.copytree(GIVEN / assignment.id, tmp_path / assignment.id)
    printed = run(released(assignment), tmp_path / assignment.id)
    told = {line for line in printed.splitlines() if line.startswith("Still to do")}
    assert len(told) == len(assignment.exercises)
    for exercise in assignment.exercises:
        assert f"{exercise.id}: {exercise.title} (untouched)" in printed


PLANTED = [
    ("03-forks", "fork", "assigns"),
    ("07-value", "value", "sum_assigns"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "exercise", "mistake"), PLANTED)
def test_a_planted_mistake_is_shown_where_it_is_checked(
    name: str, exercise: str, mistake: str, course: Course, tmp_path: Path
) -> None:
    folder = planted(course, name, tmp_path, **{exercise: mistake})
    content = notebook(course.assignment(name))
    run(content, folder)
    title = next(each.title for each in load_bank(name, exercise) if each.id == mistake)
    cell = next(cell for cell in content.cells if cell.id == f"{exercise}-check")
    text, picture, more = cell.outputs
    assert f"The mistake: {title}." in text.text
    assert "The smallest case: " in text.text
    assert picture.data["image/svg+xml"].startswith("<svg ")
    assert "first wrong gradient" in picture.data["text/plain"]
    assert f'Next: {exercise}.py, then `check("{exercise}")`' in more.text
