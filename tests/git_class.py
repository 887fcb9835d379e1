"""What tests of students' repositories share: building them, a hub of them, collecting from it."""

from datetime import datetime
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

from autograder.classroom.build import build
from autograder.collect.extensions import load_extensions
from autograder.collect.gather import Job
from autograder.collect.git.fetching import Look
from autograder.collect.git.gather import Class, collect_git
from autograder.collect.git.remote import Patience
from autograder.collect.git.tampering import given
from autograder.collect.picking import wanted
from autograder.collect.roster import load_roster
from autograder.collect.store import Store
from autograder.collect.summary import Summary
from autograder.collect.timing import Clock
from autograder.course import Course
from autograder.release import release
from autograder.report import Report, load
from tests.collect_lab import BERLIN
from tests.lab import RIGHT, Ended, Run
from tests.tiny_course import ASSIGNMENT, make_course, probes

ROOT = Path(__file__).parent.parent
EARLY, IN_TIME, LATE = "2026-10-20T12:00:00Z", "2026-11-02T22:58:59Z", "2026-11-02T22:59:01Z"
HALF = {"scale.py": RIGHT["scale.py"]}
WORSE = {"scale.py": b"def scale_backward(d_out, a, b):\n    return d_out, d_out\n"}
PATIENCE = Patience(Event(), (0.0, 0.0, 0.0))


class Handout(NamedTuple):
    """The release of the tiny course and its template."""

    assignments: Path
    template: Path


def hand_out(folder: Path) -> Handout:
    """Release the tiny course and build its template in an empty folder."""
    course = make_course(folder / "course")
    release(course, probes=probes)
    build(course, course.assignments, folder / "template", probes)
    return Handout(course.root / "assignments", folder / "template")


def enroll(course: Course, *logins: str) -> None:
    path = course.root / "course-data" / "roster.csv"
    path.parent.mkdir(exist_ok=True)
    path.write_text("login,github\n" + "".join(f"{name},{name}-hub\n" for name in logins))


def collect(run: Run, hub: Path, *args: str) -> Ended:
    return run("collect", "git", "-A", ASSIGNMENT, "--repositories", f"{hub}/{{login}}.git", *args)


def look(
    course: Course, hub: str, now: str, patience: Patience, gh_host: str = "github.com"
) -> Summary:
    """The same with a clock of ours."""
    assignment = course.assignments[0]
    want = wanted(assignment, 256, frozenset())
    store = Store(course.root / "course-data" / "submitted", want, BERLIN)
    people = load_roster(course.root / "course-data" / "roster.csv")
    when, known = datetime.fromisoformat(now), given(course, assignment)
    seen = Look(want, known, frozenset(), when, patience, gh_host=gh_host)
    clones = course.root / "course-data" / "git"
    source = Class(f"{hub}/{{login}}.git", clones, seen, load_extensions(course), jobs=2)
    return collect_git(Job(assignment, store, Clock(BERLIN), people), source, people.people)


def graded(course: Course, run: Run, student: str) -> Report:
    assert run("grade", "course-data/submitted", "-A", ASSIGNMENT).status == 0
    return load(course.root / "course-data" / "grades" / ASSIGNMENT / f"{student}.json")


def told(ended: Ended) -> list[str]:
    """The sentences, without the table."""
    return [line for line in ended.out.splitlines() if line.endswith(".") and "Times" not in line]


def built(course: Course, folder: Path, **more: Any) -> Path:
    """The repository of a tiny course."""
    build(course, course.assignments, folder, probes, **more)
    return folder


def real_kit(course: Course) -> Course:
    """The tiny course with the kit of this repository, and with tests that a stub fails."""
    for path in (ROOT / "autograder" / "kit").iterdir():
        if path.suffix in (".py", ".ini") and path.name != "__init__.py":
            (course.root / "autograder" / "kit" / path.name).write_bytes(path.read_bytes())
    for name in ("scale", "halve"):
        visible = course.root / "solutions" / ASSIGNMENT / "tests" / f"test_{name}.py"
        call = f"{name}_backward(2.0, 4.0, 3.0)" if name == "scale" else "halve_backward(2.0, 1.0)"
        visible.write_text(
            f"from {name} import {name}_backward\n\n\ndef test_call():\n    {call}\n"
        )
    return course
