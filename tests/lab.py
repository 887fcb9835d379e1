"""What the tests of the grading core are made of: students, small suites, hand-ins."""

from collections.abc import Callable, Generator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from autograder.batch.executor import Executor, Graded, Setup
from autograder.batch.grading import version_of
from autograder.course import Assignment, Course, Exercise, Limits, load_course
from autograder.grade.faults import Fault
from autograder.grade.grader import Grader, grade_files
from autograder.grade.jails import bounds
from autograder.grade.marking import Context, Marked, Marker
from autograder.jail.faults import StudentFault
from autograder.jail.launcher import Jail, Kind
from autograder.jail.tape import Desk
from autograder.jail.worker import Bounds, Worker
from autograder.key import Key, key_from_text
from autograder.report import (
    ExerciseResult,
    Outcome,
    ProbeResult,
    Report,
    Source,
    State,
    overall_state,
    total_points,
)
from autograder.submission import Submission, from_files
from autograder.suite.replay import Replay
from autograder.suite.student import Student
from tests.tiny_course import ASSIGNMENT

# Hangs end soon; all else keeps enough time on a busy machine.
LIMITS = Limits(call_cpu_s=0.2, call_wall_s=6, probe_wall_s=20, submission_wall_s=120)

THING = Exercise(id="thing", title="A thing", functions=("f",), hints=("a", "b", "c"))
LAB = Assignment(
    id="01-lab", title="Lab", hours=1, due=datetime(2030, 1, 1, tzinfo=UTC), weight=1,
    exercises=(THING,),
)  # fmt: skip


def student_of(jail: Jail, files: dict[str, bytes], support: Path) -> Callable[[str], Student]:
    """Gives the student of one of these files; all of them share the worker at hand."""
    desk = Desk(jail, files, Bounds(cpu_s=20, call_cpu_s=1, call_wall_s=5))
    return lambda exercise: Student(desk, exercise, support, float("inf"))


def fault_of(call: Callable[[], object]) -> StudentFault:
    """The fault that a call ends in."""
    with pytest.raises(StudentFault) as caught:
        call()
    return caught.value


def write_suite(folder: Path, exercise: str, body: str) -> Path:
    """A hidden suite of that exercise; `body` is what stands below the import."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"test_{exercise}.py"
    path.write_text(f"from autograder.suite import close, probe\n\n{body}")
    return path


def echoes(count: int) -> str:
    """A suite of probes p0, p1, ... of which each asks f for one number back."""
    return "\n".join(
        f'@probe("title {n}", points={n + 1})\n'
        f"def test_p{n}(student, draw):\n    assert student.f({n}) == close({n})\n"
        for n in range(count)
    )


class Bench:
    """Marks one file with one suite in a given jail, and counts the workers it takes."""

    def __init__(self, jail: Jail, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jail = jail
        self.folder = folder
        self.spawns = 0
        self._spawn = jail.spawn
        monkeypatch.setattr(jail, "spawn", self._counted)

    def _counted(self, files: dict[str, bytes], limits: Bounds) -> Worker:
        self.spawns += 1
        return self._spawn(files, limits)

    def submission(self, source: str) -> Submission:
        """A hand-in of that one file."""
        return from_files(LAB, {"thing.py": source.encode()})

    def marker(
        self, replay: Replay, source: str, limits: Limits = LIMITS, secret: bytes = b"secret"
    ) -> Marker:
        """What marks a file with collected suites."""
        submission = self.submission(source)
        desk = Desk(self.jail, submission.files, bounds(limits, "numpy"))
        return Marker(Context(replay, limits, secret, self.folder), submission, desk)

    def mark(self, suite: str, source: str, limits: Limits = LIMITS) -> Marked:
        """The outcomes of a file."""
        write_suite(self.folder, "thing", suite)
        self.spawns = 0
        with Replay(self.folder) as replay:
            return self.marker(replay, source, limits).mark(THING)


def outcomes(marked: Marked) -> list[str]:
    """What came of each probe."""
    return [probe.outcome for probe in marked.probes]


def a_probe(name: str = "value", outcome: Outcome = "passed", points: int = 2) -> ProbeResult:
    """The result of one probe."""
    message = "" if outcome == "passed" else f"why {name} did not pass"
    return ProbeResult(
        id=name, title=f"checks {name}", kind="value", points=points, outcome=outcome,
        message=message,
    )  # fmt: skip


def an_exercise(name: str, state: State = "graded", *probes: ProbeResult) -> ExerciseResult:
    """The result of one exercise."""
    return ExerciseResult(
        id=name,
        title=name.title(),
        state=state,
        points=None if state == "grader_error" else sum(probe.earned for probe in probes),
        max_points=sum(probe.points for probe in probes),
        probes=probes,
    )


def a_report(student: str, *exercises: ExerciseResult, **fields: Any) -> Report:
    """A report of those exercises."""
    points = total_points(exercises)
    usual: dict[str, Any] = {
        "assignment": "01-lab",
        "student": student,
        "state": overall_state(exercises),
        "points": points,
        "max_points": sum(result.max_points for result in exercises),
        "exercises": exercises,
        "submission_sha256": "0" * 64,
        "source": Source(kind="folder"),
        "course_version": "c" * 12,
        "grader_version": "0.1+12345678",
        "key_id": "0123456789ab",
        "jail": "bwrap",
        "final_points": points,
        "started_at": "2026-11-02T10:00:00+00:00",
        "duration_s": 0.5,
    }
    return Report(**{**usual, **fields})


KEY = key_from_text("a public key for tests")
SCALE = b"def scale_backward(d_out, a, b):\n    return d_out * b, d_out * a\n"
HALVE = b"def halve_backward(d_out, x):\n    return 0.5 * d_out\n"
RIGHT = {"scale.py": SCALE, "halve.py": HALVE}


CLASS = {"ada": RIGHT, "bob": {"scale.py": SCALE}, "Zo\u00eb =1": {}}


def hidden(course: Course) -> Path:
    """The hidden suites of a course that lies in a folder of its own."""
    return course.root / "autograder" / "hidden"


def tiny_grader(course: Course, jail: Kind | None = None, key: Key = KEY) -> Grader:
    """A grader of the tiny course."""
    return Grader(course, key, jail=jail, hidden=hidden(course))


def states(report: Report) -> list[tuple[State, int | None]]:
    """State and points of each exercise."""
    return [(result.state, result.points) for result in report.exercises]


def graded_by(grader: Grader, files: dict[str, bytes]) -> Report:
    """The report of files of the tiny assignment."""
    return grade_files(grader, grader.course.assignment(ASSIGNMENT), files)


def suite_of(course: Course, exercise: str) -> Path:
    """A hidden suite of the tiny course."""
    return hidden(course) / ASSIGNMENT / f"test_{exercise}.py"


def setup_of(course: Course, key: Key = KEY, jail: Kind | None = None) -> Setup:
    """What grader processes of the tiny course need."""
    return Setup(course.root, key, jail, hidden(course))


def hand_in(submissions: Path, student: str, files: dict[str, bytes]) -> Path:
    """Put files where nbgrader collects them."""
    folder = submissions / student / ASSIGNMENT
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    return folder


class HerePool:
    """Stands in for the pool of processes: grades here, with a grader that is there already."""

    def __init__(self, grader: Grader) -> None:
        self.grader = grader
        self.graded: list[str] = []
        self.faulty: set[str] = set()  # students at whom the grader fails

    def __call__(self, setup: Setup, executor: Executor) -> "HerePool":
        self.setup = setup
        return self

    def grade(self, submissions: Iterator[Submission]) -> Generator[Graded, None, None]:
        """Reports as a grader of this setup would make them."""
        course = load_course(self.setup.root)
        for submission in submissions:
            self.graded.append(submission.student)
            version = version_of(course, course.assignment(submission.assignment), self.setup)
            fails = submission.student in self.faulty
            report = (self.grader.failed if fails else self.grader.grade)(submission)
            told = replace(
                report,
                course_version=version.course,
                key_id=version.key_id,
                jail=report.jail if version.jailed else "none",
            )
            yield Graded(told, (Fault("our own bug", "Traceback: bug\n"),) if fails else ())


class Ended(NamedTuple):
    """How a command ended."""

    status: object
    out: str
    err: str


Run = Callable[..., Ended]


def words(*args: str | Path) -> list[str | Path]:
    """The words of a grade command for the folder `class`."""
    return ["grade", "class", "-A", ASSIGNMENT, *args]
