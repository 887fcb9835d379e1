"""`nbgrader autograde` as this course needs it: graded in the jail, one submission at a time."""

import glob
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, NamedTuple

from nbgrader.converters import Autograde
from nbgrader.converters.base import NbGraderException
from nbgrader.utils import rmtree, temp_attrs

from autograder import places
from autograder.batch.executor import Graded, Setup, setup_of
from autograder.batch.grading import (
    Outcome,
    Place,
    is_current,
    publish,
    read_submissions,
    resettle,
    version_of,
)
from autograder.batch.pool import Pool
from autograder.batch.processes import Processes
from autograder.batch.run import sentences, write_page, write_table
from autograder.collect.receipts import OWN_FILES
from autograder.course import load_course
from autograder.errors import UserError
from autograder.grade.faults import Fault
from autograder.key import load_key
from autograder.late import terms_of
from autograder.nbgrader_bridge.answers import Answers, answers_of
from autograder.nbgrader_bridge.gradebook import open_gradebook, register, released_notebook
from autograder.nbgrader_bridge.handed_in import read_notebook
from autograder.nbgrader_bridge.mend import Mended
from autograder.nbgrader_bridge.taken import Ledger, Lock
from autograder.report import Report
from autograder.submission import Submission, read_file

LONGEST_OWN = 4096  # bytes of a time stamp or a secret


class Work(NamedTuple):
    """What is known of the submission that is being worked on."""

    student: str
    mended: Mended
    answers: Answers


class OneByOne:
    """Grades one submission after another in a process of its own, begun when first needed."""

    def __init__(self, setup: Setup) -> None:
        self._next: deque[Submission] = deque()
        self._results = Pool(setup, Processes(setup, 1)).grade(iter(self._next.popleft, None))

    def grade(self, submission: Submission) -> Graded:
        """The report of a submission, and what went wrong in the grader."""
        self._next.append(submission)
        return next(self._results)

    def close(self) -> None:
        """End the process."""
        self._results.close()


class GradingRun(Autograde):  # type: ignore[misc]
    """Takes the place of nbgrader's converter for one run; see `exporters` for how.

    Reports are those of `autograder grade`, in the same folder: what is graded there already is
    not graded again unless `--force` is given.
    """

    def convert_notebooks(self) -> None:
        """Grade all that was matched, submissions without a notebook included.

        Raises:
            NbGraderException: something could not be graded; the log says what.
        """
        self.faults: list[Fault] = []
        try:
            with ExitStack() as stack:
                self._begin(stack)
                stack.callback(write_table, self.place)
                super().convert_notebooks()
        except UserError as error:
            self.log.error(str(error))
            raise NbGraderException(str(error)) from None
        finally:
            for sentence in sentences(self.faults):
                self.log.error(sentence)
        if self.faults:
            raise NbGraderException("the grader failed: run this again when that is mended")

    def _begin(self, stack: ExitStack) -> None:
        self.course = load_course(self.coursedir.root)
        self.assignment = self._assignment()
        self.released = released_notebook(self.course, self.assignment)
        self.setup = setup_of(self.course.root, load_key(self.course.root))
        self.version = version_of(self.course, self.assignment, self.setup)
        self.terms = terms_of(self.course, self.assignment)
        self.place = Place(self.course.root / places.GRADES / self.assignment.id)
        self.place.prepare()
        self.ledger = Ledger(
            Path(self.coursedir.root, self.coursedir.autograded_directory), self.assignment.id
        )
        self.lock = Lock(self.course.root / places.DATA)
        self.grader = stack.enter_context(closing(OneByOne(self.setup)))
        stack.callback(self.lock.release)
        with self.lock.held(), open_gradebook(*self.address) as book:
            register(book, self.assignment, self.released)
        # No file is copied by nbgrader, which follows links and overwrites with the solutions.
        stack.enter_context(temp_attrs(self.coursedir, ignore=["*"]))
        self.assignments = {str(each): [str(each / self.file_name)] for each in self._folders()}

    def _assignment(self) -> Any:
        try:
            return self.course.assignment(self.coursedir.assignment_id)
        except KeyError as error:
            raise NbGraderException(f"no such assignment: {error.args[0]}") from None

    def _folders(self) -> Iterator[Path]:
        pattern = self._format_source(self.assignment.id, self.coursedir.student_id)
        for path in map(Path, sorted(glob.glob(pattern))):
            if path.is_dir() and not path.parent.name.startswith("."):
                yield path

    @property
    def file_name(self) -> str:
        """The name of the notebook's file."""
        return f"{self.assignment.id}.ipynb"

    @property
    def address(self) -> tuple[str, str]:
        """Where the gradebook is, and the course's id in it."""
        return self.coursedir.db_url, self.coursedir.course_id

    @property
    def submitted(self) -> Path:
        """The folder of submissions."""
        return Path(self.coursedir.root, self.coursedir.submitted_directory)

    def init_destination(self, assignment_id: str, student_id: str) -> bool:
        """Whether a submission is to be graded: also where an earlier run was ended in it."""
        self.lock.release()
        self.lock.take()
        target = Path(self._format_dest(assignment_id, student_id))
        if target.exists() and not self.ledger.of(student_id).is_finished:
            self.log.warning("%s was not finished: it is made again", target)
            rmtree(target)
        is_wanted: bool = super().init_destination(assignment_id, student_id)
        if is_wanted:
            self.ledger.begin(student_id)
        else:
            self.lock.release()
        return is_wanted

    def set_permissions(self, assignment_id: str, student_id: str) -> None:
        """The last step of a submission: note that it is finished, unless the grader failed."""
        super().set_permissions(assignment_id, student_id)
        if not self.report.regrade_failed:
            self.ledger.finish(student_id, self.work.answers.hashes)
        self.lock.release()

    @property
    def is_reading(self) -> bool:
        """Whether the submitted notebook is converted, and not yet the one made from it."""
        return bool(self._sanitizing)

    def mended(self, student: str) -> Mended:
        """The submitted notebook, put right; it begins the work on a submission."""
        mended = read_notebook(self.submitted / student / self.assignment.id, self.released)
        for name, notes in mended.notes.items():
            self.log.warning("%s: %s", student, " ".join(notes) if notes else name)
        known = self.ledger.of(student).answers
        self.work = Work(student, mended, answers_of(mended, self.released, known))
        return mended

    def beside(self, student: str) -> dict[str, bytes]:
        """What goes along with a student's notebook: the listed files and nbgrader's own."""
        folder = self.submitted / student / self.assignment.id
        most = {
            each.file_name: self.course.limits.file_kb << 10 for each in self.assignment.exercises
        }
        most |= dict.fromkeys(OWN_FILES, LONGEST_OWN)
        found = {name: read_file(folder, name, size) for name, size in most.items()}
        return {name: content for name, content in found.items() if isinstance(content, bytes)}

    def graded(self, student: str) -> Report:
        """The report of a submission: the one that still stands, or a new one from the jail."""
        submission = next(read_submissions(self.course, self.assignment, self.submitted, [student]))
        earlier = None if self.force else self.place.earlier(student)
        if earlier is not None and is_current(earlier, submission, self.version):
            outcome = Outcome(resettle(self.place, earlier, submission, self.terms), False)
        else:
            graded = self.grader.grade(submission)
            outcome = Outcome(publish(self.place, graded, self.terms), True, graded.faults)
        self.faults += [*outcome.faults, *write_page(self.place, outcome)]
        self.report = outcome.report
        return outcome.report
