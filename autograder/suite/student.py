"""The student as a suite sees them: calls go to the jail, plain data or a fault comes back."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from autograder.jail.recorder import Kept, Recorder, SourceFile
from autograder.jail.tape import SUPPORT, Desk, Noted, Tape


class Student:
    """The functions of one exercise, called in the jail.

    `student.f(...)` brings back plain data; a capitalised name is a class and gives a Recorder.
    """

    def __init__(
        self,
        desk: Desk,
        exercise: str,
        support: Path,
        deadline: float,
        history: list[Noted] | None = None,
    ) -> None:
        self._desk = desk
        self._exercise = exercise
        self._support = support
        self._deadline = deadline
        self._tape = Tape(desk, deadline, history)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        return lambda *args: self._call(name, *args)

    def _call(self, name: str, *args: Any) -> Any:
        number = self._tape.note("call", self._exercise, name, *args)
        if name[0].isupper():
            return Recorder(self._tape, number, self._exercise)
        return self._tape.read(number)[0]

    def hold(self, value: Any) -> Kept:
        """Keep a value in the worker, to see later whether it was changed."""
        return Kept(self._tape, self._tape.note("hold", value))

    def own(self, exercise: str) -> SourceFile:
        """Another file of the student's, whose names may be passed as arguments."""
        return SourceFile(self._tape, exercise)

    def support(self, name: str) -> SourceFile:
        """A support source of the course, whose names may be passed as arguments or called."""
        path = self._support / f"{name}.py"
        module = f"{SUPPORT}{name}"
        self._tape.send_support(module, path.read_bytes())
        return SourceFile(self._tape, module)

    def noted(self) -> list[Noted]:
        """All that was asked and answered so far."""
        return self._tape.history

    def alone(self) -> "Student":
        """The same student in a fresh worker, free of whatever happened in this one."""
        self._desk.clear()
        history = self._tape.history
        return Student(self._desk, self._exercise, self._support, self._deadline, history)

    def beside(self, **sources: str) -> "Student":
        """The same student in a fresh worker, with support sources for other files of theirs.

        `beside(numeric_gradient="differences")` puts differences.py in the place of their
        numeric_gradient.py, so that a mistake there is not paid for in the file that imports it.
        """
        self._desk.clear()
        files = dict(self._desk.files)
        for name, source in sources.items():
            files[name] = (self._support / f"{source}.py").read_bytes()
        desk = Desk(self._desk.jail, files, self._desk.bounds)
        return Student(desk, self._exercise, self._support, self._deadline, self._tape.history)
