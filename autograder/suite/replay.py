"""Hidden suites collected by pytest once, their tests run as often as there are submissions."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from _pytest.config import _prepareconfig

from autograder.errors import OUR_FAULT, UserError
from autograder.suite import Draw, Probe, Student, probe_of
from autograder.text import plain

# Plugins that print, write files or watch the process; a probe needs none of them.
UNUSED = (
    *("terminal", "cacheprovider", "faulthandler", "logging", "capture", "warnings", "junitxml"),
    *("pastebin", "debugging", "stepwise", "nose", "doctest", "unittest", "setuponly"),
    *("setupplan", "recwarn", "monkeypatch", "tmpdir", "unraisableexception", "threadexception"),
)

SETTINGS = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")


class SuiteMissingError(UserError):
    """A hidden suite cannot be collected: the grader's fault."""

    exit_status = OUR_FAULT


class Replay:
    """The hidden suites of one assignment, ready to be run for any number of students."""

    def __init__(self, suites: Path) -> None:
        self._folder = suites
        self._items: dict[str, dict[str, Probe]] = {}
        self._problems: dict[str, str] = {}
        self._session: pytest.Session | None = None

    def __enter__(self) -> Self:
        options = ["--import-mode=importlib", "--noconftest", "--disable-plugin-autoload"]
        options += [option for name in UNUSED for option in ("-p", f"no:{name}")]
        options += ["--assert=plain", "-c", "/dev/null", "--rootdir=/"]
        # What pytest.main does, but with the session left open between submissions.
        with _without_settings():
            config = _prepareconfig([*options, "/dev/null"], plugins=[self])
        config._do_configure()
        self._session = pytest.Session.from_config(config)
        config.hook.pytest_sessionstart(session=self._session)
        for path in sorted(self._folder.glob("test_*.py")):
            self._collect(path)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._session is not None:
            self._session.config._ensure_unconfigure()
            self._session = None

    def _collect(self, path: Path) -> None:
        exercise = path.stem.removeprefix("test_")
        assert self._session is not None
        self._problems[exercise] = "it holds no probe"
        try:
            found = self._session.perform_collect([str(path)], genitems=True)
            self._items[exercise] = _probes(found)
        except (pytest.UsageError, TypeError) as error:
            self._problems[exercise] = str(error)
        except SystemExit:
            self._problems[exercise] = "it raises SystemExit"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep the reason why a file could not be collected."""
        if report.failed:
            exercise = Path(report.nodeid).stem.removeprefix("test_")
            self._problems[exercise] = _sentence(report.longreprtext)

    def probes(self, exercise: str) -> tuple[Probe, ...]:
        """The probes of an exercise in order; SuiteMissingError when its suite is unusable."""
        if not self._items.get(exercise):
            reason = self._problems.get(exercise, "the file is missing")
            raise SuiteMissingError(f"hidden suite test_{exercise}.py: {reason}")
        return tuple(self._items[exercise].values())

    def run(
        self, exercise: str, probe: Probe, student: Student, draw: Draw
    ) -> BaseException | None:
        """Run one probe for one student; what it raised, or None when it passed.

        It is called as it is: pytest's own round of hooks and fixtures takes longer than a probe.
        """
        test: Callable[..., None] = self._items[exercise][probe.id].function
        try:
            test(student=student, draw=draw)  # by name, as pytest would
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # pytest's own outcomes and SystemExit are among them
            return error
        return None


def _probes(items: Sequence[pytest.Item]) -> dict[str, Probe]:
    """The probes by id, in order; TypeError for what is not marked or marked twice."""
    found: dict[str, Probe] = {}
    for item in items:
        probe = probe_of(getattr(item, "function", None))
        if probe.id in found:
            raise TypeError(f"two probes are called {probe.id}")
        found[probe.id] = probe
    return found


def _sentence(trace: str) -> str:
    """The last line of a traceback as pytest writes it."""
    lines = [plain(line) for line in trace.splitlines()]  # where FORCE_COLOR is set, in colour
    told = [line.removeprefix("E").strip() for line in lines if line.strip()]
    return told[-1] if told else "it cannot be collected"


@contextmanager
def _without_settings() -> Iterator[None]:
    """Hide what the user set for pytest in general: a suite runs the same for everyone."""
    kept = {name: os.environ.pop(name) for name in SETTINGS if name in os.environ}
    try:
        yield
    finally:
        os.environ.update(kept)
