"""What comes of running an entry, on our own sources here or on a student's in the jail."""

import functools
import sys
import types
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec
import numpy as np

from autograder.diagnose.sketch import Entry, Move, map_references
from autograder.jail.inside.values import FAMILIES, Foreign, Named, Object, pack, unpack
from autograder.jail.inside.wire import Raised
from autograder.jail.inside.worker import OPERATORS
from autograder.jail.worker import WorkerLostError
from autograder.kit.close import compare

TOO_LARGE = next(family for family in FAMILIES if "too large" in family)

RECURSION_LIMIT = 1000  # Python's own

Kind = Literal["values", "raises", "recursion", "timeout", "ended", "unwritten"]


_NUMBERS = frozenset((int, float))


class Outcome(msgspec.Struct, frozen=True):
    """The values read, or the way in which there are none."""

    kind: Kind
    values: tuple[Any, ...] = ()


def agree(one: Outcome, other: Outcome) -> bool:
    """Whether two outcomes are the same, numbers within the comparator's tolerance."""
    return one.kind == other.kind and all(
        same(a, b) for a, b in zip(one.values, other.values, strict=True)
    )


def same(one: Any, other: Any) -> bool:
    """Whether two values are the same; what is not finite, or no number, counts by its name."""
    if type(one) in _NUMBERS and type(other) in _NUMBERS:  # what compare would say, at once
        if one == other:
            return True
        if abs(one - other) > 1e-3 * max(abs(one), abs(other)):
            return False
    try:
        return compare(one, other) is None
    except (TypeError, ValueError):
        return _same_parts(one, other)


def _same_parts(one: Any, other: Any) -> bool:
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return len(one) == len(other) and all(map(same, one, other))
    return repr(one) == repr(other)


def alike(one: Outcome, other: Outcome) -> bool:
    """Whether two wrong outcomes come of the same mistake.

    How a mistake is written decides whether True or 1.0 comes back, and whether a number that
    is none raises an exception, as in Python, or is called nan, as in NumPy.
    """
    if _undefined(one) and _undefined(other):
        return True
    return one.kind == other.kind and all(
        same(_as_float(a), _as_float(b)) or _too_large(a, b) or _too_large(b, a)
        for a, b in zip(one.values, other.values, strict=True)
    )


def _undefined(outcome: Outcome) -> bool:
    return outcome.kind == "raises" or any(_holds_no_number(value) for value in outcome.values)


def _holds_no_number(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return any(_holds_no_number(item) for item in value)
    if isinstance(value, dict):
        return any(_holds_no_number(item) for item in value.values())
    if isinstance(value, np.ndarray):
        return value.dtype.kind == "f" and not np.isfinite(value).all()
    return isinstance(value, float) and not np.isfinite(value)


def _as_float(value: Any) -> Any:
    if isinstance(value, tuple | list):
        return type(value)(_as_float(item) for item in value)
    if isinstance(value, np.ndarray) and value.dtype == bool:
        return value.astype(float)
    return float(value) if isinstance(value, bool) else value


def _too_large(one: Any, other: Any) -> bool:
    """Whether one is a whole number that cannot be sent, and the other large enough to be it."""
    too_large = isinstance(one, Foreign) and one.family == TOO_LARGE
    return too_large and isinstance(other, float | int) and abs(other) >= 2**63


def of_raised(reply: Raised, entry: Entry) -> Outcome:
    """The outcome that an exception in a worker is."""
    if reply.stage == "call" and reply.kind == "RecursionError":
        return Outcome("recursion")
    asked = entry.moves[reply.step].op if reply.step < len(entry.moves) else ""
    absent = reply.stage == "name" and asked == "call"
    unwritten = reply.stage == "call" and reply.kind == "NotImplementedError"
    return Outcome("unwritten" if absent or unwritten else "raises")


def is_absent(reply: Raised, entry: Entry) -> bool:
    """Whether a step failed since the student's class has no such method or operator at all."""
    asked = entry.moves[reply.step].op if reply.step < len(entry.moves) else ""
    if asked in OPERATORS:
        return reply.stage == "call" and reply.kind == "TypeError" and reply.line == 0
    return reply.stage == "name"


def of_loss(lost: WorkerLostError) -> Outcome:
    """The outcome that no answer at all is."""
    return Outcome("timeout" if lost.cause == "timeout" else "ended")


class Sources:
    """Our own source files, run in this process: the reference, misconceptions, the engine."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files = files
        self._loaded: dict[str, types.ModuleType] = {}

    def resolve(self, file: str, name: str) -> Any:
        """A function or class of a file."""
        if file not in self._loaded:
            module = types.ModuleType(file)
            exec(_compiled(self._files[file], f"{file}.py"), module.__dict__)
            self._loaded[file] = module
        try:
            return getattr(self._loaded[file], name)
        except AttributeError:
            raise NotImplementedError(name) from None

    def outcome(self, entry: Entry) -> Outcome:
        """Run an entry on these sources, loaded anew so that nothing is left of another."""
        self._loaded = {}
        objects: list[Any] = []
        limit = sys.getrecursionlimit()
        # As in a fresh worker: with a limit that others raised, an endless recursion of a
        # misconception would end this process and not itself.
        sys.setrecursionlimit(RECURSION_LIMIT)
        try:
            for move in entry.moves:
                objects.append(self._move(move, objects))
            values = tuple(unpack(pack(objects[number])) for number in entry.reads)
        except NotImplementedError:
            return Outcome("unwritten")
        except RecursionError:
            return Outcome("recursion")
        except Exception:  # whatever a wrong way raises is its outcome
            return Outcome("raises")
        finally:
            sys.setrecursionlimit(limit)
        return Outcome("values", values)

    def _move(self, move: Move, objects: list[Any]) -> Any:
        def look_up(reference: Object | Named) -> Any:
            if isinstance(reference, Object):
                return objects[reference.number]
            return self.resolve(reference.file, reference.name)

        args = [
            objects[arg.number] if type(arg) is Object  # by far the most; tables have long chains
            else map_references(arg, look_up)
            for arg in move.args
        ]  # fmt: skip
        if move.op == "call":
            return self.resolve(args[0], args[1])(*args[2:])
        return PERFORM[move.op](*args)


@functools.lru_cache(maxsize=1024)
def _compiled(source: bytes, name: str) -> types.CodeType:
    return compile(source, name, "exec")


def _method(_: str, target: Any, name: str, *args: Any) -> Any:
    return getattr(target, name)(*args)


def _get(_: str, target: Any, name: str) -> Any:
    return getattr(target, name)


PERFORM: dict[str, Callable[..., Any]] = {
    **OPERATORS,
    "method": _method,
    "get": _get,
    "hold": lambda value: value,
}
