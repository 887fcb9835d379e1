"""What hidden suites are written with: probe, student, draw, close.

A suite is ordinary pytest. `student` forwards calls to the jail and brings plain data back;
`draw` makes the hidden numbers; `close` is the only comparator.
"""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from autograder.suite.draws import Draw
from autograder.suite.student import Student

Kind = Literal[
    "value", "gate", "shape", "number", "fork", "graph", "composition",  # of the rule itself
    "purity", "effort", "depth", "repeat",  # of care
]  # fmt: skip

CARE: frozenset[str] = frozenset({"purity", "effort", "depth", "repeat"})
ON_THE_WORKERS_WORD: frozenset[str] = frozenset({"purity", "effort"})

Test = Callable[[Student, Draw], None]


class Probe(msgspec.Struct, frozen=True):
    """One hidden test: what a student reads of it, and what it is worth in whole points."""

    id: str
    title: str
    kind: Kind
    points: int
    function: Test


def probe(title: str, *, kind: Kind = "value", points: int = 1) -> Callable[[Test], Test]:
    """Mark a test function as a probe; ValueError when a mark is not well formed.

    Args:
        title: What is checked, one line of ASCII, read by students; gives nothing hidden away.
        kind: What sort of property it checks.
        points: What it is worth, a whole number above 0.
    """
    if not title.isascii() or not title.isprintable() or not title.strip():
        raise ValueError(f"a probe's title is one line of ASCII: {title!r}")
    if kind not in get_args(Kind):
        raise ValueError(f"{kind!r} is no kind of probe")
    if type(points) is not int or points < 1:
        raise ValueError("a probe is worth a whole number of points above 0")

    def mark(function: Test) -> Test:
        name = function.__name__.removeprefix("test_")
        function.probe = Probe(name, title, kind, points, function)  # type: ignore[attr-defined]
        return function

    return mark


def only(asked: int | str, got: Any, want: Any) -> Any:
    """An answer of several parts with all but one put right, so that a probe looks at that alone.

    What is not made of the same number of parts comes back as it is, for `close` to say so.

    Args:
        asked: The place of the part in a tuple, or its key in a dict.
        got: What came back.
        want: The right answer, a tuple or a dict.
    """
    if isinstance(want, dict):
        known = isinstance(got, dict)
        return {**want, **{asked: got[asked]}} if known and asked in got else got
    if not isinstance(got, tuple | list) or len(got) != len(want):
        return got
    return tuple(got[i] if i == asked else part for i, part in enumerate(want))


def probe_of(function: object) -> Probe:
    """The probe that a test function is; TypeError when it is not marked as one."""
    found = getattr(function, "probe", None)
    if not isinstance(found, Probe):
        name = getattr(function, "__name__", function)
        raise TypeError(f"{name} lacks @probe(title, kind=..., points=...)")
    return found


def load_probes(path: Path) -> tuple[Probe, ...]:
    """The probes of a suite file, in their order. Imports the file; errors of it pass through."""
    name = f"hidden_suite_{path.parent.name.replace('-', '_')}_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    tests = (value for key, value in vars(module).items() if key.startswith("test_"))
    return tuple(probe_of(test) for test in tests)
