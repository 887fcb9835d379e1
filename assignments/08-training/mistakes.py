"""Names a mistake in one of your files, when what it answers is what that mistake answers.

mistakes.json holds, for every exercise, some public inputs, the right answers, and the answers
that known mistakes give. A mistake is named only if your file is wrong exactly where it is wrong,
with the same numbers; what is not written yet counts neither way. First every mistake is taken as
the course writes it, then as others write it, then beside a fault that many classes have besides;
where two fit, none is named. What fits nothing is looked at once more without the functions that
are right. check.py asks this file.
"""

from __future__ import annotations

import _thread
import json
import operator
import sys
import threading
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from close import compare
from draw import mermaid, svg, tree

TABLE = Path(__file__).with_name("mistakes.json")
TOLD = ("id", "title", "explanation", "hint")
SECONDS = 2.0  # for one entry
READINGS = ("ways", "company")  # beside "wrong", what a mistake is as the course writes it

NAMES = ("add", "sub", "mul", "truediv", "pow", "neg", "pos")
IN_PLACE = ("iadd", "isub", "imul", "itruediv", "ipow")
OPERATIONS: dict[str, Callable[..., Any]] = {
    **{name: getattr(operator, name) for name in (*NAMES, *IN_PLACE)},
    "method": lambda _, target, name, *args: getattr(target, name)(*args),
    "get": lambda _, target, name: getattr(target, name),
    "hold": lambda value: value,
}


def name_mistake(exercise: str, module: types.ModuleType) -> dict[str, str] | None:
    """What is told of the one mistake that explains all that is wrong, its smallest case drawn."""
    try:
        table = json.loads(TABLE.read_text(encoding="utf-8")).get(exercise)
    except (OSError, ValueError):
        return None
    found = find(table, module) if table else None
    return {key: found[key] for key in TOLD} | smallest(found, module) if found else None


def smallest(mistake: dict[str, Any], module: types.ModuleType) -> dict[str, str]:
    """A mistake's smallest case in words and pictures, if the file does there what it does."""
    case = mistake["smallest"]
    if not case or not agree(outcome(case, module), case["wrong"]):
        return {}
    told = {"case": f"{case['name']}: got {case['got']}, right is {case['want']}"}
    graph = {key: value(raw, []) for key, raw in case["drawing"].items()}
    if not graph:
        return told
    return {**told, "tree": tree(**graph), "svg": svg(**graph).text, "mermaid": mermaid(**graph)}


def find(table: dict[str, Any], module: types.ModuleType) -> dict[str, Any] | None:
    """The one mistake of an exercise's table that explains all that is wrong."""
    outcomes = {entry["name"]: outcome(entry, module) for entry in table["entries"]}
    spoken = {name: each for name, each in outcomes.items() if each != "unwritten"}
    right = table["right"]
    wrong = {name for name, each in spoken.items() if not agree(each, right[name])}
    if not wrong:
        return None
    in_part = without_right_functions(table["entries"], spoken, wrong)
    for said in (spoken, in_part) if len(in_part) < len(spoken) else (spoken,):
        for reading in range(len(READINGS) + 1):
            found = [
                each for each in table["mistakes"] if explains(each, said, wrong, right, reading)
            ]
            if found:
                return found[0] if len(found) == 1 else None
    return None


def without_right_functions(
    entries: list[dict[str, Any]], spoken: dict[str, Any], wrong: set[str]
) -> dict[str, Any]:
    """What is left where nothing is said of functions that give no wrong answer."""
    called = {
        entry["name"]: {args[1] for operation, args, _ in entry["steps"] if operation == "call"}
        for entry in entries
    }
    suspected = set().union(*(called[name] for name in wrong))
    return {name: each for name, each in spoken.items() if called[name] & suspected}


def explains(
    mistake: dict[str, Any],
    spoken: dict[str, Any],
    wrong: set[str],
    right: dict[str, Any],
    reading: int,
) -> bool:
    """Whether every outcome may come of this mistake, of which one way is there whole."""
    if not all(
        expected(each, right[name], choices(mistake, name, right[name], reading))
        for name, each in spoken.items()
    ):
        return False
    cores = [(core, set(core) & set(spoken)) for core in mistake["cores"]]
    return any(not core or (said and said <= wrong) for core, said in cores)


def choices(mistake: dict[str, Any], entry: str, right: Any, reading: int) -> list[Any]:
    """What may come of an entry where this is the mistake."""
    further = [each for key in READINGS[:reading] for each in mistake[key].get(entry, ())]
    return [mistake["wrong"].get(entry, right), *further]


def expected(got: Any, right: Any, choices: list[Any]) -> bool:
    """Whether an outcome is one of these, or is right where one of these is."""
    wrong = [each for each in choices if not agree(plain(each), right)]
    if agree(got, right):
        return len(wrong) < len(choices)
    return any(alike(got, each) for each in wrong)


def outcome(entry: dict[str, Any], module: types.ModuleType) -> Any:
    """What an entry's steps bring back: a list of values, or how they failed."""
    objects: list[Any] = []
    clock = threading.Timer(SECONDS, _thread.interrupt_main)
    clock.daemon = True
    clock.start()
    limit = sys.getrecursionlimit()  # which a file may raise, for its own call only
    try:
        for operation, args, times in entry["steps"]:
            for _ in range(times):
                objects.append(perform(operation, [value(arg, objects) for arg in args], module))
    except NotImplementedError:
        return "unwritten"
    except RecursionError:
        return "recursion"
    except KeyboardInterrupt:
        return "timeout"
    except Exception:  # whatever a mistake raises is its outcome
        return "raises"
    finally:
        clock.cancel()
        sys.setrecursionlimit(limit)
    return [seen(objects[number]) for number in entry["reads"]]


def seen(got: Any) -> Any:
    """An answer as the table has it: an object that is no plain data by its family alone."""
    if isinstance(got, dict):
        return {key: seen(each) for key, each in got.items()}
    if type(got) in (list, tuple):
        return type(got)(map(seen, got))
    if type(got) is np.ndarray and got.dtype == object:
        return {"family": "an array of other things than numbers"}
    plain_data = (bool, int, float, str, set, np.ndarray, np.generic)
    if got is None or isinstance(got, plain_data) or callable(got):
        return got
    return {"family": "an object"}


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
    return raw  # an object of a family


def plain(raw: Any) -> Any:
    """An outcome of the table as the file's are."""
    return raw if isinstance(raw, str) else [value(each, []) for each in raw]


def agree(got: Any, raw: Any) -> bool:
    """Whether an outcome is the one of the table."""
    if isinstance(got, str) or isinstance(raw, str):
        return bool(got == raw)
    return all(same(one, value(other, [])) for one, other in zip(got, raw, strict=True))


def alike(got: Any, raw: Any) -> bool:
    """The same, whether a number that is none is nan or an exception, and True is 1.0."""
    other = plain(raw)
    if undefined(got) and undefined(other):
        return True
    if isinstance(got, str) or isinstance(other, str):
        return bool(got == other)
    pairs = zip(got, other, strict=True)
    return all(same(as_float(one), as_float(each)) for one, each in pairs)


def undefined(got: Any) -> bool:
    """Whether an outcome is an exception or holds nan or an infinity."""
    if isinstance(got, str):
        return got == "raises"
    if isinstance(got, dict):
        return undefined(list(got.values()))
    if isinstance(got, (list, tuple)):
        return any(undefined(each) for each in got if not isinstance(each, str))
    numbers = np.asarray(got) if isinstance(got, (float, np.ndarray, np.floating)) else np.zeros(1)
    return numbers.dtype.kind == "f" and not np.isfinite(numbers).all()


def as_float(got: Any) -> Any:
    """A truth value as a number."""
    if isinstance(got, (list, tuple)):
        return type(got)(as_float(each) for each in got)
    if isinstance(got, np.ndarray) and got.dtype == bool:
        return got.astype(float)
    return float(got) if isinstance(got, (bool, np.bool_)) else got


def same(got: Any, want: Any) -> bool:
    """Whether two answers are the same; what is not finite, or no number, counts by its name."""
    try:
        return compare(got, want) is None
    except (TypeError, ValueError):
        return same_parts(got, want)


def same_parts(got: Any, want: Any) -> bool:
    """The same for what close() cannot ask for as a whole."""
    if isinstance(got, dict) and isinstance(want, dict):
        return got.keys() == want.keys() and all(same(got[key], want[key]) for key in want)
    if isinstance(got, (tuple, list)) and isinstance(want, (tuple, list)):
        return len(got) == len(want) and all(map(same, got, want))
    return repr(got) == repr(want)
