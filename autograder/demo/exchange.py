"""Instructor and students at nbgrader's exchange: the classes behind its commands, run in order."""

import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from nbgrader.auth import Authenticator
from nbgrader.converters import GenerateAssignment
from nbgrader.coursedir import CourseDirectory
from nbgrader.exchange.default import (
    ExchangeFetchAssignment,
    ExchangeFetchFeedback,
    ExchangeReleaseAssignment,
    ExchangeReleaseFeedback,
    ExchangeSubmit,
)
from traitlets.config import Config

from autograder.course import Course
from autograder.demo.place import exchange_of
from autograder.errors import UserError
from autograder.nbgrader_bridge.config import configure


class DemoError(UserError):
    """A step of the cycle went wrong; the text says which."""


class Walk:
    """One assignment's way through the exchange; what an earlier run did is not done again."""

    def __init__(self, course: Course, assignment: str) -> None:
        self.course = course
        self.assignment = assignment
        self._config = Config()
        configure(self._config, course.root)

    @property
    def _shared(self) -> Path:
        return exchange_of(self.course.root) / self.course.id

    def release(self) -> None:
        """`nbgrader generate_assignment` and `nbgrader release_assignment`."""
        if not (self._shared / "outbound" / self.assignment).exists():
            self._run(GenerateAssignment)
            self._run(ExchangeReleaseAssignment)

    def hand_in(self, student: str, work: Path) -> None:
        """`nbgrader fetch_assignment`, a student's own files, and `nbgrader submit`."""
        if list((self._shared / "inbound").glob(f"{student}+{self.assignment}+*")):
            return
        home = self.course.root / "students" / student
        home.mkdir(parents=True, exist_ok=True)
        with _inside(home):
            if not (home / self.assignment).exists():
                self._run(ExchangeFetchAssignment)
            shutil.copytree(work, home / self.assignment, dirs_exist_ok=True)
            self._run(ExchangeSubmit, student)

    def release_feedback(self) -> None:
        """`nbgrader release_feedback`."""
        self._run(ExchangeReleaseFeedback)

    def fetch_feedback(self, student: str) -> Path:
        """`nbgrader fetch_feedback`; the page that a student then has."""
        home = self.course.root / "students" / student
        with _inside(home):
            self._run(ExchangeFetchFeedback, student)
        pages = sorted((home / self.assignment / "feedback").rglob("*.html"))
        if not pages:
            raise DemoError(f"{student} got no feedback from the exchange")
        return pages[-1]

    def _run(self, step: Any, student: str = "*") -> None:
        folders = CourseDirectory(
            config=self._config, assignment_id=self.assignment, student_id=student
        )
        home = self.course.root / "students" / student if student != "*" else self.course.root
        self._config.Exchange.cache = str(home / ".cache")
        told = {"coursedir": folders, "config": self._config, "log": _quiet()}
        if step is not GenerateAssignment:
            told["authenticator"] = Authenticator(config=self._config)
        try:
            with redirect_stdout(StringIO()):
                step(**told).start()
        except Exception as error:
            raise DemoError(f"{step.__name__} of nbgrader failed: {error}") from error


def _quiet() -> logging.Logger:
    """A logger that keeps what nbgrader says off the terminal."""
    log = logging.Logger("demo", logging.CRITICAL)
    log.addHandler(logging.NullHandler())
    return log


@contextmanager
def _inside(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)
