"""The course's tables as an exporter of nbgrader: `nbgrader export` writes what ours does."""

from pathlib import Path

from nbgrader.api import Gradebook
from nbgrader.plugins import ExportPlugin
from traitlets import Enum, Unicode

from autograder.course import load_course
from autograder.export.formats import FORMATS, OURS
from autograder.export.marks import class_marks
from autograder.export.sources import usual_sources
from autograder.report import write_atomically


class CourseExporter(ExportPlugin):  # type: ignore[misc]
    """For `c.ExportApp.plugin_class`; `--to`, `--assignment` and `--student` work as usual."""

    course_root = Unicode("", help="Folder of course.toml.").tag(config=True)
    table = Enum(OURS, "wide", help="Which of our tables to write.").tag(config=True)

    def export(self, gradebook: Gradebook) -> None:
        """Write the table to `--to`, or else to grades.csv."""
        course = load_course(self.course_root)
        chosen = [course.assignment(str(name)) for name in self.assignment]
        students = [str(name) for name in self.student]
        marks = class_marks(course, usual_sources(course), chosen)
        if students:
            marks = marks.only(students)
        (content,) = FORMATS[self.table].files(marks).values()
        target = Path(self.to or "grades.csv")
        write_atomically(target, content)
        self.log.info("Exported %s", target)
