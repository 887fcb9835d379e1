"""Where the bundled class is graded, and what is looked at around it."""

import os
import select
from collections.abc import Iterable
from pathlib import Path

import msgspec

from autograder.course import Course
from autograder.grade.grader import Grader
from autograder.key import DEMO_SECRET, Key, key_from_text
from autograder.report import Report
from autograder.submission import read_folder
from tests.golden import CLASS, load_golden
from tests.sample_class_builder import BUILDERS

KEY = key_from_text(DEMO_SECRET)

Handed = tuple[str, str]  # student, assignment
Reports = dict[Handed, Report]


def handed_in(names: Iterable[str]) -> list[Handed]:
    """What these students have golden marks for."""
    return [(name, assignment) for name in names for assignment in load_golden(name)]


class Room:
    """Where the class is graded, with the folders that git cannot hold."""

    def __init__(self, course: Course, built: Path) -> None:
        self.course = course
        self.built = built
        limits = msgspec.structs.replace(course.limits, call_cpu_s=0.2, call_wall_s=3)
        self.hurried = msgspec.structs.replace(course, limits=limits)

    def grade(self, grader: Grader, handed: Handed) -> Report:
        """One report."""
        student, name = handed
        folder = (self.built if student in BUILDERS else CLASS) / student / name
        kb = self.course.limits.file_kb
        assignment = self.course.assignment(name)
        return grader.grade(read_folder(folder, assignment, student, kb, frozenset()))

    def grade_all(self, handed: Iterable[Handed], key: Key = KEY) -> Reports:
        """The reports in this order, by a grader of their own."""
        with Grader(self.course, key) as grader:
            return {each: self.grade(grader, each) for each in handed}


class Aftermath(msgspec.Struct, frozen=True):
    """Reports of those that hang, and what was left of them."""

    reports: Reports
    workers: set[int]
    survivors: set[int]
    files: list[str]


def processes_below(root: int) -> set[int]:
    """All processes below a process."""
    parents: dict[int, int] = {}
    for entry in filter(str.isdigit, os.listdir("/proc")):
        try:
            stat = Path("/proc", entry, "stat").read_text()
        except OSError:
            continue
        parents[int(entry)] = int(stat.rpartition(")")[2].split()[1])
    found: set[int] = set()
    fresh = {root}
    while fresh:
        fresh = {pid for pid, parent in parents.items() if parent in fresh} - found
        found |= fresh
    return found


def has_ended(handle: int) -> bool:
    """Whether a process ends soon: the kernel ends a jail's own after its parent."""
    poller = select.poll()
    poller.register(handle, select.POLLIN)
    ended = bool(poller.poll(10_000))
    os.close(handle)
    return ended
