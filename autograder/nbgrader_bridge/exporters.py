"""How this course takes part in nbgrader's commands, whose converters cannot be configured.

A converter makes its exporter, which can, right before it goes to work. The exporter turns it into
a converter of its own kind: the same object, with a class that does the course's work around
nbgrader's.
"""

import os
from pathlib import Path
from typing import Any

from nbconvert.exporters import NotebookExporter
from nbformat import from_dict
from nbgrader.converters import Autograde, GenerateAssignment

from autograder.nbgrader_bridge.grading_run import GradingRun
from autograder.nbgrader_bridge.release_run import ReleaseRun

Exported = tuple[str, dict[str, Any]]


class GradingExporter(NotebookExporter):
    """For `c.Autograde.exporter_class`."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        if type(self.parent) is Autograde:
            self.parent.__class__ = GradingRun

    def from_filename(
        self, filename: str, resources: dict[str, Any] | None = None, **kw: Any
    ) -> Any:
        """Convert a submitted notebook, whatever state it is in, or the one made from it."""
        run = self.parent
        assert isinstance(run, GradingRun)
        assert resources is not None
        if not run.is_reading:
            return super().from_filename(filename, resources, **kw)
        student = resources["nbgrader"]["student"]
        resources["metadata"] = named(filename)
        resources["outputs"] = run.beside(student)
        notebook = from_dict(run.mended(student).notebook)  # type: ignore[no-untyped-call]
        return self.from_notebook_node(notebook, resources, **kw)  # type: ignore[no-untyped-call]


class ReleaseExporter(NotebookExporter):
    """For `c.GenerateAssignment.exporter_class`."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)  # type: ignore[no-untyped-call]
        if type(self.parent) is GenerateAssignment:
            self.parent.__class__ = ReleaseRun

    def from_filename(
        self, filename: str, resources: dict[str, Any] | None = None, **kw: Any
    ) -> Any:
        """Convert an instructor's notebook; what is written is the release, whole."""
        run = self.parent
        assert isinstance(run, ReleaseRun)
        assert resources is not None
        resources["metadata"] = named(filename)
        assignment = resources["nbgrader"]["assignment"]
        made = self.from_notebook_node(run.prepared(assignment), resources, **kw)  # type: ignore[no-untyped-call]
        text, resources = made
        run.register(assignment)
        resources["outputs"] = run.beside(assignment)
        return run.notebook(assignment, text), resources


def named(filename: str) -> dict[str, str]:
    """What nbconvert wants to know of a file."""
    return {"name": Path(filename).stem, "path": os.path.dirname(filename)}
