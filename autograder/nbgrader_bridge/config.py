"""Nbgrader's settings that follow from a course; nbgrader_config.py at the root applies them."""

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from autograder import places
from autograder.course import Course, load_course
from autograder.release.markers import ROOM

BRIDGE: Final = "autograder.nbgrader_bridge"

# nbgrader's own, without InstantiateTests, which starts a kernel, and IncludeHeaderFooter.
GENERATE: Final = tuple(
    f"nbgrader.preprocessors.{name}"
    for name in (
        "LockCells", "ClearSolutions", "ClearOutput", "CheckCellMetadata", "ComputeChecksums",
        "SaveCells", "ClearHiddenTests", "ClearMarkScheme", "ComputeChecksums", "CheckCellMetadata",
    )
)  # fmt: skip
GRADE: Final = (
    f"{BRIDGE}.preprocessors.GradeInJail",
    f"{BRIDGE}.preprocessors.SaveMarks",
    "nbgrader.preprocessors.AssignLatePenalties",
    "nbgrader.preprocessors.CheckCellMetadata",
)


def configure(c: Any, root: Path) -> None:
    """Set what nbgrader needs to know of the course in `root`; `c` is traitlets' Config."""
    course = load_course(root)
    with suppress(OSError):  # others than the instructor may read these settings
        (root / places.DATA).mkdir(mode=0o700, exist_ok=True)
    find_alembic()
    _folders(c, course)
    c.Exchange.root = course.exchange
    c.NbGraderAPI.timezone = course.time_zone
    c.NbGraderAPI.timestamp_format = "%Y-%m-%d %H:%M:%S %Z"
    c.FileNameCollectorPlugin.valid_ext = [".ipynb", ".py"]

    c.GenerateAssignment.exporter_class = f"{BRIDGE}.exporters.ReleaseExporter"
    c.GenerateAssignment.preprocessors = list(GENERATE)
    c.ClearSolutions.code_stub = {"python": ROOM}

    c.Autograde.exporter_class = f"{BRIDGE}.exporters.GradingExporter"
    c.Autograde.autograde_preprocessors = list(GRADE)
    c.Autograde.exclude_overwriting = {each.id: written_files(each) for each in course.assignments}
    c.AssignLatePenalties.plugin_class = f"{BRIDGE}.late_plugin.LatePenalty"
    c.LatePenalty.course_root = str(root)

    c.ExportApp.plugin_class = f"{BRIDGE}.export_plugin.CourseExporter"
    c.CourseExporter.course_root = str(root)


def find_alembic() -> None:
    """Put `alembic` on the path: nbgrader calls it by name, and it lies beside this Python."""
    if shutil.which("alembic") is None:
        beside = str(Path(sys.executable).parent)
        os.environ["PATH"] = os.pathsep.join(filter(None, [os.environ.get("PATH"), beside]))


def _folders(c: Any, course: Course) -> None:
    c.CourseDirectory.root = str(course.root)
    c.CourseDirectory.course_id = course.id
    c.CourseDirectory.db_url = f"sqlite:///{course.root / places.GRADEBOOK}"
    c.CourseDirectory.source_directory = "solutions"
    c.CourseDirectory.release_directory = "assignments"
    for step in ("submitted", "autograded", "feedback", "solution", "source_with_tests"):
        setattr(c.CourseDirectory, f"{step}_directory", f"{places.DATA}/{step}")


def written_files(assignment: Any) -> list[str]:
    """The files that students write, which no command of nbgrader's may overwrite."""
    return [exercise.file_name for exercise in assignment.exercises]
