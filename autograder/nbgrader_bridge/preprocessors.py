"""What nbgrader's autograding runs in place of a kernel: the jail, and the marks it gave."""

from typing import Any

from nbformat import NotebookNode
from nbformat.v4 import new_markdown_cell, new_output
from nbgrader.preprocessors import NbGraderPreprocessor
from nbgrader.utils import is_grade, is_solution

from autograder.collect.receipts import stored_time
from autograder.nbgrader_bridge.entry import Entries
from autograder.nbgrader_bridge.gradebook import (
    BridgeError,
    open_gradebook,
    solution_beside,
    store,
)
from autograder.nbgrader_bridge.grading_run import GradingRun
from autograder.render import cell as shown
from autograder.report import ExerciseResult

Converted = tuple[NotebookNode, dict[str, Any]]


class UngradedError(BridgeError):
    """A fault of the grader left a submission without a mark."""


def run_of(preprocessor: NbGraderPreprocessor) -> GradingRun:
    """The run that a preprocessor takes part in; BridgeError when it is nbgrader's own."""
    converter = getattr(preprocessor.parent, "parent", None)
    if not isinstance(converter, GradingRun):
        raise BridgeError("nbgrader was not started with this course's nbgrader_config.py")
    return converter


class GradeInJail(NbGraderPreprocessor):  # type: ignore[misc]
    """Grades a submission, and puts the result where a kernel would have left its outputs."""

    def preprocess(self, notebook: NotebookNode, resources: dict[str, Any]) -> Converted:
        """Grade; no cell is run."""
        run = run_of(self)
        report = run.graded(resources["nbgrader"]["student"])
        results = {result.id: result for result in report.exercises}
        notes = run.work.mended.notes
        beside = solution_beside(run.released)
        for cell in notebook.cells:
            name = cell.metadata.get("nbgrader", {}).get("grade_id", "")
            if is_grade(cell) and not is_solution(cell) and name in results:
                told = [*notes.get(beside.get(name, ""), ()), *notes.get(name, ())]
                cell.outputs = outputs(results[name], told)
        if general := notes.get(""):
            text = " ".join(general)
            notebook.cells.insert(0, new_markdown_cell(f"**Note of the grader.** {text}"))  # type: ignore[no-untyped-call]
        return notebook, resources


class SaveMarks(NbGraderPreprocessor):  # type: ignore[misc]
    """Writes points, messages and hints into the gradebook."""

    def preprocess(self, notebook: NotebookNode, resources: dict[str, Any]) -> Converted:
        """Write all in one transaction; UngradedError when there is no mark to write."""
        run = run_of(self)
        work, report = run.work, run.report
        folder = run.submitted / work.student / run.assignment.id
        with open_gradebook(*run.address) as book:
            entries = Entries(book, run.assignment.id, work.student)
            entry = entries.of(work.student, stored_time(folder))
            store(entry, report, run.released, work.mended.notes, work.answers.is_new)
            entries.write(work.student)
            book.db.commit()
        if report.state == "grader_error":
            raise UngradedError(f"{work.student}: no mark, through a fault of the grader")
        return notebook, resources


def outputs(result: ExerciseResult, notes: list[str]) -> list[NotebookNode]:
    """What a grade cell shows: the result for people, and the points for nbgrader."""
    data = {"text/html": shown.page(result, notes), "text/plain": shown.comment(result, notes)}
    made = [new_output("display_data", data)]  # type: ignore[no-untyped-call]
    if result.points is not None:
        points = repr(float(min(max(result.points, 0), result.max_points)))
        told = {"data": {"text/plain": points}, "execution_count": None}
        made.append(new_output("execute_result", **told))  # type: ignore[no-untyped-call]
    return made
