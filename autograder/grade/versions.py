"""What a mark depends on besides the submission: digests of the course and of the grader."""

import functools
import hashlib
from pathlib import Path

from autograder import __version__
from autograder.course import Assignment, Course

PACKAGE = Path(__file__).parents[1]
HIDDEN = PACKAGE / "hidden"


def course_version(course: Course, assignment: Assignment, hidden: Path = HIDDEN) -> str:
    """Twelve digits that change with the course file or a hidden suite of the assignment."""
    digest = hashlib.sha256((course.root / "course.toml").read_bytes())
    for path in sorted((hidden / assignment.id).rglob("*.py")):
        _add(digest, path)
    return digest.hexdigest()[:12]


@functools.cache
def grader_version() -> str:
    """The version with a digest of the grader's own files, so that a changed grader shows."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in (".py", ".json") and HIDDEN not in path.parents:
            _add(digest, path)
    return f"{__version__}+{digest.hexdigest()[:8]}"


def _add(digest: "hashlib._Hash", path: Path) -> None:
    content = path.read_bytes()
    digest.update(f"{path.name}\0{len(content)}\0".encode() + content)
