"""`nbgrader generate_assignment` as this course needs it: what `autograder release` gives, or none.

Nbgrader would release whatever lies in the folder of solutions. So it copies nothing: all files
come from our release, and nbgrader's own work on the notebook must give the same to the byte.
"""

from contextlib import ExitStack

from nbformat import NotebookNode
from nbgrader.converters import GenerateAssignment
from nbgrader.converters.base import NbGraderException
from nbgrader.utils import temp_attrs

from autograder import places
from autograder.course import load_course
from autograder.errors import UserError
from autograder.nbgrader_bridge.gradebook import (
    BridgeError,
    open_gradebook,
    register,
)
from autograder.nbgrader_bridge.taken import Lock
from autograder.release.build import Files, points_of
from autograder.release.notebooks import finished, prepared, read
from autograder.release.write import plan


class ReleaseRun(GenerateAssignment):  # type: ignore[misc]
    """Takes the place of nbgrader's converter for one run; see `exporters` for how."""

    assignments: dict[str, list[str]]  # as nbgrader has it

    def convert_notebooks(self) -> None:
        """Release all that was matched.

        Raises:
            NbGraderException: it cannot be released; the earlier release stands, unless nbgrader
                itself failed after this check.
        """
        try:
            with ExitStack() as stack:
                self._begin(stack)
                super().convert_notebooks()
        except UserError as error:
            self.log.error(str(error))
            raise NbGraderException(str(error)) from None

    def _begin(self, stack: ExitStack) -> None:
        self.course = load_course(self.coursedir.root)
        folders = list(self.assignments)
        names = [self._name(folder) for folder in folders]
        self.plans: dict[str, Files] = {
            name: {
                file.removeprefix(f"{name}/"): each
                for file, each in plan(self.course, name).items()
            }
            for name in names
        }
        stack.enter_context(Lock(self.course.root / places.DATA).held())
        stack.enter_context(temp_attrs(self.coursedir, ignore=["*"]))
        self.force = True  # an earlier release is never left standing as if it were new
        self.assignments = {
            folder: [f"{folder}/{name}.ipynb"] for folder, name in zip(folders, names, strict=True)
        }

    def _name(self, folder: str) -> str:
        for assignment in self.course.assignments:
            if folder == self._format_source(assignment.id, "."):
                return assignment.id
        raise BridgeError(
            f"{folder} is no assignment of course.toml: list it there, or move it away"
        )

    def prepared(self, assignment: str) -> NotebookNode:
        """The instructor's notebook with the points of its exercises in it."""
        chosen = self.course.assignment(assignment)
        file = f"solutions/{assignment}/{assignment}.ipynb"
        text = (self.course.root / file).read_text(encoding="utf-8-sig")
        return prepared(text, file, points_of(self.course, chosen))

    def register(self, assignment: str) -> None:
        """Tell the gradebook when the assignment is due, and what its cells are in the release."""
        if self.no_database:
            return
        released = self.plans[assignment][f"{assignment}.ipynb"]
        with open_gradebook(self.coursedir.db_url, self.coursedir.course_id) as book:
            register(book, self.course.assignment(assignment), read(released.decode(), assignment))

    def beside(self, assignment: str) -> dict[str, bytes]:
        """All files of the release but the notebook."""
        files = self.plans[assignment]
        return {name: files[name] for name in files if name != f"{assignment}.ipynb"}

    def notebook(self, assignment: str, generated: str) -> str:
        """The released notebook; BridgeError when nbgrader's settings here would give another."""
        file = f"solutions/{assignment}/{assignment}.ipynb"
        wanted = self.plans[assignment][f"{assignment}.ipynb"]
        if finished(read(generated, file)) != wanted:
            raise BridgeError(
                f"{file}: nbgrader's settings give another notebook than autograder release: "
                "take settings of GenerateAssignment and its preprocessors out of the configuration"
            )
        return wanted.decode()
