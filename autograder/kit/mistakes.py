"""Names a mistake in one of your files, when what it answers is what that mistake answers.

mistakes.json holds, for every exercise, some public inputs, the right answers, and the answers
that known mistakes give. A mistake is named only if your file is wrong exactly where it is wrong,
with the same numbers; what is not written yet counts neither way. check.py asks this file.
"""

from __future__ import annotations

import json
import operator
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from close import compare

TABLE = Path(__file__).with_name("mistakes.json")

NAMES = ("add", "sub", "mul", "truediv", "pow", "neg", "pos")
IN_PLACE = ("iadd", "isub", "imul", "itruediv", "ipow")
OPERATIONS: dict[str, Callable[..., Any]] = {
    **{name: getattr(operator, name) for name in (*NAMES, *IN_PLACE)},
    "method": lambda _, target, name, *args: getattr(target, name)(*args),
    "get": lambda _, target, name: getattr(target, name),
    "hold": lambda value: value,
}


def name_mistake(exercise: str, module: types.ModuleType) -> dict[str, str] | None:
    """The id, title, explanation and hint of the one mistake that explains all that is wrong."""
    try:
        table = json.loads(TABLE.read_text(encoding="utf-8")).get(exercise)
    except (OSError, ValueError):
        return None
    return find(table, module) if table else None


def find(table: dict[str, Any], module: types.ModuleType) -> dict[str, str] | None:
    """The same for one exercise's table."""
    outcomes = {entry["name"]: outcome(entry, module) for entry in table["entries"]}
    spoken = {name: each for name, each in outcomes.items() if each != "unwritten"}
    right = table["right"]
    wrong = {name: each for name, each in spoken.items() if not agree(each, right[name])}
    found = [mistake for mistake in table["mistakes"] if explains(mistake["wrong"], wrong, spoken)]
    if not wrong or len(found) != 1:
        return None
    return {key: found[0][key] for key in ("id", "title", "explanation", "hint")}


def explains(expected: dict[str, Any], wrong: dict[str, Any], spoken: dict[str, Any]) -> bool:
    """Whether a mistake is wrong exactly where this file is, with the same answers."""
    places = {name for name in spoken if name in expected}
    return places == set(wrong) and all(agree(wrong[name], expected[name]) for name in places)


def outcome(entry: dict[str, Any], module: types.ModuleType) -> Any:
    """What an entry's steps bring back: a list of values, or how they failed."""
    objects: list[Any] = []
    try:
        for operation, args, times in entry["steps"]:
            for _ in range(times):
                objects.append(perform(operation, [value(arg, objects) for arg in args], module))
    except NotImplementedError:
        return "unwritten"
    except RecursionError:
        return "recursion"
    except Exception:  # whatever a mistake raises is its outcome
        return "raises"
    return [objects[number] for number in entry["reads"]]


def perform(operation: str, args: list[Any], module: types.ModuleType) -> Any:
    """One step."""
    if operation == "call":
        return getattr(module, args[1])(*args[2:])
    return OPERATIONS[operation](*args)


def value(raw: Any, objects: list[Any]) -> Any:
    """A value of the table; the result of an earlier step is named by its number."""
    if isinstance(raw, list):
        return [value(each, objects) for each in raw]
    if not isinstance(raw, dict):
        return raw
    if "last" in raw or "object" in raw:
        return objects[raw.get("object", -1)]
    if "array" in raw:
        return np.array(value(raw["array"], objects), dtype=raw["dtype"])
    if "tuple" in raw:
        return tuple(value(each, objects) for each in raw["tuple"])
    if "number" in raw:
        return float(raw["number"])
    if "dict" in raw:
        return {key: value(each, objects) for key, each in raw["dict"].items()}
    return raw  # an object of a family, which equals nothing


def agree(got: Any, raw: Any) -> bool:
    """Whether an outcome is the one of the table."""
    if isinstance(got, str) or isinstance(raw, str):
        return bool(got == raw)
    return all(equal(one, value(other, [])) for one, other in zip(got, raw, strict=True))


def equal(got: Any, want: Any) -> bool:
    """Whether two answers are the same; what is not finite counts by its name."""
    try:
        return compare(got, want) is None
    except (TypeError, ValueError):
        return repr(got) == repr(want)
