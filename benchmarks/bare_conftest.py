"""Runs a hidden suite on a student's files in pytest's own process: no jail, no second process.

The least that a grader without a jail needs: the numbers and the comparator, loaded from their
files so that nothing else of the grader is imported along.
"""

import importlib
import importlib.util
import os
import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

PACKAGE = Path(os.environ["GRADER"])
sys.path.insert(0, os.environ["SUBMISSION"])


def _loaded(name: str, path: Path) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Student:
    """The functions of one exercise, called here."""

    def __init__(self, exercise: str) -> None:
        self._exercise = exercise

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(importlib.import_module(self._exercise), name)
        return lambda *args: function(*(getattr(arg, "value", arg) for arg in args))

    def hold(self, value: Any) -> types.SimpleNamespace:
        """A value that the student's code may change."""
        return types.SimpleNamespace(value=value)


draws = _loaded("draws", PACKAGE / "suite" / "draws.py")
suite = types.ModuleType("autograder.suite")
suite.Draw, suite.Student = draws.Draw, Student  # type: ignore[attr-defined]
suite.close = _loaded("close", PACKAGE / "kit" / "close.py").close  # type: ignore[attr-defined]
suite.probe = lambda *_, **__: lambda test: test  # type: ignore[attr-defined]
sys.modules["autograder"], sys.modules["autograder.suite"] = types.ModuleType("autograder"), suite


@pytest.fixture
def student(request: pytest.FixtureRequest) -> Student:
    """The student, as the suite of one exercise sees them."""
    return Student(request.path.stem.removeprefix("test_"))


@pytest.fixture
def draw(request: pytest.FixtureRequest) -> Any:
    """Numbers for one test."""
    return draws.Draw(request.node.name.encode())
