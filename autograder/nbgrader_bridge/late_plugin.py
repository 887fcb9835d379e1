"""The course's late policy as a plug-in of nbgrader, so that both take off the same points."""

from datetime import UTC
from pathlib import Path

from nbgrader.plugins import LateSubmissionPlugin
from traitlets import Unicode

from autograder import late
from autograder.collect.extensions import load_extensions
from autograder.course import FILE_NAME, load_course


class LatePenalty(LateSubmissionPlugin):  # type: ignore[misc]
    """For `c.AssignLatePenalties.plugin_class`; nbgrader asks it about late notebooks only."""

    course_root = Unicode(
        "", help="Folder of course.toml; by default the nearest one upwards."
    ).tag(config=True)

    def late_submission_penalty(
        self, student_id: str, score: float, total_seconds_late: float
    ) -> float | None:
        """Points to take off a notebook's score, or None for none.

        The time of receipt in the gradebook decides, against the due time in course.toml and
        the student's extension; `total_seconds_late` only where the gradebook holds no time.
        """
        course = load_course(self._root())
        assignment = course.assignment(self.parent.assignment_id)
        extension = load_extensions(course).of(student_id, assignment.id)
        if extension.excused:
            return None
        seconds = int(total_seconds_late)
        received = self.parent.gradebook.find_submission(assignment.id, student_id).timestamp
        if received is not None:  # nbgrader keeps UTC without saying so
            due = extension.until or assignment.due
            seconds = late.seconds_late(received.replace(tzinfo=UTC), due)
        return late.penalty(assignment.late, seconds, score) or None

    def _root(self) -> Path:
        """The folder of the course: as configured, else found upwards from here."""
        if self.course_root:
            return Path(self.course_root)
        here = Path.cwd()
        nearest = (folder for folder in (here, *here.parents) if (folder / FILE_NAME).is_file())
        return next(nearest, Path(__file__).resolve().parents[2])
