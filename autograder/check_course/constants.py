"""Submissions that know nothing: the right shapes, filled with a constant or an argument.

Each is the solution itself with its answers painted over, so that numbers, shapes and keys are
as good as they can be and only the values are not. What such a submission earns, anybody earns.
"""

import inspect
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from autograder.course import Exercise
from autograder.kit.close import compare

# Appended to a solution. `paint(place, answer, arguments)` gives what stands for one answer.
# The solution runs on copies: what it changes in its arguments is knowledge too.
_PAINT = """

import copy as _copy

import numpy as _np


def _filled(answer, number):
    if isinstance(answer, _np.ndarray):
        return _np.full(answer.shape, float(number))
    if isinstance(answer, tuple):
        return tuple(_filled(item, number) for item in answer)
    if isinstance(answer, dict):
        return {key: _filled(item, number) for key, item in answer.items()}
    if isinstance(answer, list):
        whole = not all(isinstance(item, (float, list, _np.ndarray)) for item in answer)
        return [] if whole else [_filled(item, number) for item in answer]
    if isinstance(answer, str):
        return ""
    return type(answer)(number) if isinstance(answer, (bool, int)) else float(number)


def _painted(answer, paint):
    if isinstance(answer, tuple):
        return tuple(paint(place, item) for place, item in enumerate(answer))
    if isinstance(answer, dict):
        return {key: paint(0, item) for key, item in answer.items()}
    return paint(0, answer)


def _constant(function):
    def answer(*arguments):
        paint = lambda place, item: PAINT
        return _painted(function(*_copy.deepcopy(arguments)), paint)

    return answer
"""
_FUNCTION = "\n{name} = _constant({name})\n"
_UNKNOWN = "\n\ndef {name}(*arguments):\n    raise NotImplementedError\n"
# The setter keeps assignments harmless: whatever is computed, the gradient reads as the constant.
_CLASS = """

class {name}({name}):
    grad = dot = property(lambda self: {number}, lambda self, value: None)
"""
_TRIALS = ((2.5, -3.5, 0.75, 4.5, -1.5, 6.5), (-1.25, 4.0, -0.5, 2.0, 3.5, -5.0))


class Constant(NamedTuple):
    """A way to answer without knowing; `source` gives one answer from `item` and `arguments`."""

    name: str
    source: str
    needs: int = 0  # arguments a function must have
    number: str = ""  # what the gradient of a class reads as, "" where this way makes no sense


def constants(source: str, exercise: Exercise) -> Iterator[tuple[str, bytes]]:
    """The constant submissions of an exercise: what they return, and the file.

    A function for which such an answer is right (a sum hands d_out on) is left unwritten.
    """
    functions = _functions(source, exercise)
    longest = max((len(_names(function)) for function in functions.values()), default=0)
    ways = [Constant("zeros", "_filled(item, 0)", 0, "0.0")]
    ways += [Constant("ones", "_filled(item, 1)", 0, "1.0")]
    ways += [Constant("", f"arguments[{place}]", place + 1) for place in range(longest)]
    ways += [Constant("its inputs in order", "arguments[1 + place]", 3)] if longest > 2 else []
    for way in ways:
        painted = [name for name in exercise.functions if _is_wrong(way, functions.get(name))]
        if painted:
            yield _title(way, functions), _submission(source, exercise, way, painted)


def _functions(source: str, exercise: Exercise) -> dict[str, Callable[..., Any]]:
    """The functions of a solution, which is our own code; classes are left out."""
    names = _run(source)
    return {name: names[name] for name in exercise.functions if not name[0].isupper()}


def _run(source: str) -> dict[str, Any]:
    names: dict[str, Any] = {"__name__": "solution"}
    exec(compile(source, "<solution>", "exec"), names)
    return names


def _names(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


def _is_wrong(way: Constant, function: Callable[..., Any] | None) -> bool:
    """Whether the way applies, and differs from the function on plain numbers, if it takes them."""
    if function is None:
        return bool(way.number)
    count = len(_names(function))
    if count < way.needs:
        return False
    paint = _run(_PAINT.replace("PAINT", way.source))["_constant"](function)
    for trial in _TRIALS:
        try:
            if compare(paint(*trial[:count]), function(*trial[:count])) is not None:
                return True
        except Exception:
            return True
    return False


def _title(way: Constant, functions: dict[str, Callable[..., Any]]) -> str:
    if way.name:
        return way.name
    names = [_names(function) for function in functions.values()]
    return " or ".join(
        dict.fromkeys(each[way.needs - 1] for each in names if len(each) >= way.needs)
    )


def _submission(source: str, exercise: Exercise, way: Constant, painted: list[str]) -> bytes:
    text = source + _PAINT.replace("PAINT", way.source)
    for name in exercise.functions:
        if name not in painted:
            text += _UNKNOWN.format(name=name)
        elif name[0].isupper():
            text += _CLASS.format(name=name, number=way.number)
        else:
            text += _FUNCTION.format(name=name)
    return text.encode()
