"""Programs written down without a worker: the public inputs on which mistakes are told apart.

The author of a table writes ordinary calls on a `student`; what comes of it is an Entry, which
can be run on a student's code, on the reference or on a misconception, and kept as JSON.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from autograder.jail.inside.values import Named, Object
from autograder.jail.recorder import Kept, SourceName
from autograder.suite.student import Student


class Read(msgspec.Struct, frozen=True):
    """Stands for a value that a sketch asks for."""

    number: int


class Move(msgspec.Struct, frozen=True):
    """One step: an operation on plain values, object numbers (within the entry) and names."""

    op: str
    args: tuple[Any, ...]


class Entry(msgspec.Struct, frozen=True):
    """A named program and the numbers of the objects whose values are its outcome."""

    name: str
    moves: tuple[Move, ...]
    reads: tuple[int, ...]


class Sketch:
    """Notes steps as a tape does, and never sends them."""

    def __init__(self) -> None:
        self.moves: list[Move] = []

    def note(self, op: str, *args: Any) -> int:
        """Note a step; returns the number its result has within the entry."""
        self.moves.append(Move(op, tuple(_written(arg) for arg in args)))
        return len(self.moves) - 1

    def read(self, *numbers: int) -> list[Any]:
        """What stands for the values."""
        return [Read(number) for number in numbers]

    def send_support(self, name: str, source: bytes) -> None:
        """Nothing to do: whoever runs the entry loads what it names."""


class Sketcher(Student):
    """A student whose every call is written down."""

    def __init__(self, exercise: str, support: Path) -> None:
        self._exercise = exercise
        self._support = support
        self._tape = Sketch()  # type: ignore[assignment]


Written = Callable[[Student], Iterable[tuple[str, Any]]]


def entries(written: Written, exercise: str, support: Path) -> list[Entry]:
    """The entries that an author's generator of (name, what is read) describes."""
    return list(each_entry(written, exercise, support))


def each_entry(written: Written, exercise: str, support: Path) -> Iterable[Entry]:
    """The same, one after another; every entry starts from nothing."""
    sketcher = Sketcher(exercise, support)
    for name, asked in written(sketcher):
        moves = sketcher._tape
        assert isinstance(moves, Sketch)
        reads = tuple(read.number for read in _flat(asked))
        yield Entry(name, tuple(moves.moves), reads)
        moves.moves = []


def _flat(asked: Any) -> list[Read]:
    if isinstance(asked, Read):
        return [asked]
    return [read for part in asked for read in _flat(part)]


def _written(value: Any) -> Any:
    if isinstance(value, Kept | SourceName):
        return value.reference()
    if isinstance(value, Read):
        return Object(value.number)
    if isinstance(value, list | tuple):
        return type(value)(_written(item) for item in value)
    if isinstance(value, dict):
        return {key: _written(item) for key, item in value.items()}
    return value


def map_references(value: Any, change: Callable[[Object | Named], Any]) -> Any:
    """A step's argument with every reference in it changed, and all that can be changed copied.

    Copies, since a wrong way may change its arguments, and an entry is run many times.
    """
    if isinstance(value, float | int | str):
        return value
    if isinstance(value, Object | Named):
        return change(value)
    if isinstance(value, list):
        return [map_references(item, change) for item in value]
    if isinstance(value, tuple):
        return tuple(map_references(item, change) for item in value)
    if isinstance(value, dict):
        return {key: map_references(item, change) for key, item in value.items()}
    return value.copy() if isinstance(value, np.ndarray) else value
