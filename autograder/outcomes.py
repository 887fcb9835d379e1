"""What comes of running an entry, on our own sources here or on a student's in the jail."""

import copy
import types
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from autograder.jail.faults import StudentFault
from autograder.jail.inside.values import Named, Object, pack, unpack
from autograder.jail.inside.worker import OPERATORS
from autograder.kit.close import compare
from autograder.sketch import Entry, Move, map_references

Kind = Literal["values", "raises", "recursion", "timeout", "ended", "unwritten"]


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
    """Whether two values are the same; numbers that are not finite count by their names."""
    try:
        return compare(one, other) is None
    except (TypeError, ValueError):
        return repr(one) == repr(other)


def of_fault(fault: StudentFault) -> Outcome:
    """The outcome that a fault of the student's code is."""
    if fault.cause == "raised" and fault.kind == "RecursionError":
        return Outcome("recursion")
    kinds: dict[str, Kind] = {"timeout": "timeout", "exit": "ended", "frame": "ended"}
    kinds |= {"unwritten": "unwritten"}
    return Outcome(kinds.get(fault.cause, "raises"))


class Sources:
    """Our own source files, run in this process: the reference, misconceptions, the engine."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._files = files
        self._loaded: dict[str, types.ModuleType] = {}

    def resolve(self, file: str, name: str) -> Any:
        """A function or class of a file."""
        if file not in self._loaded:
            module = types.ModuleType(file)
            exec(compile(self._files[file], f"{file}.py", "exec"), module.__dict__)
            self._loaded[file] = module
        return getattr(self._loaded[file], name)

    def outcome(self, entry: Entry) -> Outcome:
        """Run an entry on these sources."""
        objects: list[Any] = []
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
        return Outcome("values", values)

    def _move(self, move: Move, objects: list[Any]) -> Any:
        def look_up(reference: Object | Named) -> Any:
            if isinstance(reference, Object):
                return objects[reference.number]
            return self.resolve(reference.file, reference.name)

        # Copies, since a wrong way may change its arguments and the entry is run many times.
        args = [map_references(copy.deepcopy(arg), look_up) for arg in move.args]
        if move.op == "call":
            return self.resolve(args[0], args[1])(*args[2:])
        return PERFORM[move.op](*args)


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
