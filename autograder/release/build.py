"""All files of the release, in memory: the listed ones of each assignment and nothing else."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from autograder.course import Assignment, Course, Exercise
from autograder.diagnose.tables import INPUTS, TABLE, Bench
from autograder.kit import draw
from autograder.release.markers import ReleaseError, decode, regions
from autograder.release.open_tables import open_table
from autograder.release.stubs import ProbeInfo, make_stub
from autograder.suite import load_probes

SCHEMA = "backprop-course/assignment/v1"
KIT = ("cells.py", "check.py", "ci.py", "close.py", "draw.py", "mistakes.py", "pytest.ini")
ASSIGNMENTS = "assignments"
SOLUTIONS = "solutions"
MISCONCEPTIONS = "autograder/misconceptions"
CONVENTIONS_FILE = "solutions/conventions.txt"

ProbesOf = Callable[[str, str], Sequence[ProbeInfo]]
Files = dict[str, bytes]


def suite_file(assignment: str, exercise: str) -> str:
    """The path of an exercise's hidden suite from the repository's root."""
    return f"autograder/hidden/{assignment}/test_{exercise}.py"


def listed_sources(assignment: Assignment) -> list[str]:
    """What an assignment's folder in solutions/ holds; anything else there is a stray."""
    names = [exercise.file_name for exercise in assignment.exercises]
    return [*names, *(f"tests/test_{name}" for name in names), f"{assignment.id}.ipynb"]


def hidden_probes(course: Course) -> ProbesOf:
    """The probes of the hidden suites, which are imported; ReleaseError when one does not load."""

    def probes(assignment: str, exercise: str) -> Sequence[ProbeInfo]:
        file = suite_file(assignment, exercise)
        try:
            return load_probes(course.root / file)
        except Exception as error:
            reason = f"the suite does not load ({type(error).__name__}: {error})"
            raise ReleaseError(file, reason) from error

    return probes


def build(course: Course, assignment: Assignment, probes: ProbesOf) -> Files:
    """The files of one released assignment by their path in it, LF line ends and UTF-8.

    ReleaseError when a listed file is missing or wrong.
    """
    # Importing nbgrader takes seconds, and this module comes along with every command.
    from autograder.release.notebooks import make_notebook

    sources = _Sources(course.root)
    folder = f"{SOLUTIONS}/{assignment.id}"
    conventions = sources.text(CONVENTIONS_FILE)
    graded = {each.id: probes(assignment.id, each.id) for each in assignment.exercises}
    files: dict[str, bytes] = {}
    for exercise in assignment.exercises:
        name, test = exercise.file_name, f"tests/test_{exercise.file_name}"
        text = sources.text(f"{folder}/{name}")
        stub = make_stub(text, f"{folder}/{name}", exercise, conventions, graded[exercise.id])
        files[name] = stub.encode()
        files[test] = sources.open_text(f"{folder}/{test}").encode()
    notebook = f"{assignment.id}.ipynb"
    points = _worth(graded)
    files[notebook] = make_notebook(
        sources.text(f"{folder}/{notebook}"), f"{folder}/{notebook}", assignment.id, points
    )
    benches = _benches(course, assignment)
    files["assignment.json"] = _description(assignment, graded, benches)
    files["mistakes.json"] = _mistakes(benches)
    for name in KIT:
        files[name] = sources.open_text(f"autograder/kit/{name}").encode()
    return dict(sorted(files.items()))


def points_of(course: Course, assignment: Assignment) -> dict[str, int]:
    """What each exercise is worth, by the hidden suites; ReleaseError when one does not load."""
    probes = hidden_probes(course)
    return _worth({each.id: probes(assignment.id, each.id) for each in assignment.exercises})


def _worth(graded: Mapping[str, Sequence[ProbeInfo]]) -> dict[str, int]:
    return {name: sum(probe.points for probe in probes) for name, probes in graded.items()}


class _Sources:
    """Reads the course's own files, each by its path from the repository's root."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def text(self, file: str) -> str:
        """A file's text, or ReleaseError; a link could bring in anything, so it is refused."""
        path = self.root / file
        if path.is_symlink():
            raise ReleaseError(file, "this is a link, put the file itself here")
        try:
            return decode(path.read_bytes(), file)
        except OSError as error:
            raise ReleaseError(file, f"it cannot be read ({error.strerror})") from None

    def open_text(self, file: str) -> str:
        """The text of a file released as it is, which therefore holds no solution region."""
        text = self.text(file)
        for region in regions(text, file):
            raise ReleaseError(file, "this file is released as it is", region.begin)
        return text


def _benches(course: Course, assignment: Assignment) -> dict[str, Bench]:
    """The benches of the exercises whose mistakes are known."""
    bank = course.root / MISCONCEPTIONS
    return {
        each.id: Bench(course, assignment.id, each, bank)
        for each in assignment.exercises
        if (bank / assignment.id / each.id / INPUTS).is_file()
    }


def _mistakes(benches: Mapping[str, Bench]) -> bytes:
    """What check.py names mistakes from, in exercises that need no support source."""
    tables = {
        name: open_table(bench)
        for name, bench in benches.items()
        if (bench.folder / TABLE).is_file() and not bench.exercise.support
    }
    return (json.dumps(tables, separators=(",", ":")) + "\n").encode()


def _graphs(bench: Bench | None) -> list[str]:
    """The graphs of an exercise's functions as Mermaid text, where its mistakes are drawn on one.

    Each shows the forward pass alone: no number, no gradient.
    """
    pictures = bench.pictures() if bench else []
    return list(dict.fromkeys(draw.mermaid(each.graph, ops=each.ops) for each in pictures))


def _description(
    assignment: Assignment,
    graded: Mapping[str, Sequence[ProbeInfo]],
    benches: Mapping[str, Bench],
) -> bytes:
    """The content of assignment.json, which check.py reads."""
    content = {
        "schema": SCHEMA,
        "id": assignment.id,
        "title": assignment.title,
        "exercises": [
            _exercise(each, graded[each.id], _graphs(benches.get(each.id)))
            for each in assignment.exercises
        ],
    }
    return (json.dumps(content, indent=2) + "\n").encode()


def _exercise(
    exercise: Exercise, probes: Sequence[ProbeInfo], graphs: list[str]
) -> dict[str, object]:
    return {
        "id": exercise.id,
        "title": exercise.title,
        "functions": list(exercise.functions),
        "points": sum(probe.points for probe in probes),
        "hints": list(exercise.hints),
        "graphs": graphs,
        "probes": [
            {"title": probe.title, "kind": probe.kind, "points": probe.points} for probe in probes
        ],
    }
