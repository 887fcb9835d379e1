"""The table of an exercise as JSON, runs of like steps folded. Holds numbers and names only."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from autograder.diagnose.outcomes import Outcome
from autograder.diagnose.sketch import Entry, Move
from autograder.jail.inside.values import Foreign, Named, Object

TEXTS = ("id", "title", "explanation", "hint")


class Case(msgspec.Struct, frozen=True):
    """A small case, what a misconception makes of it, and what is right."""

    entry: Entry
    wrong: Outcome
    right: Outcome


class Mistake(msgspec.Struct, frozen=True, kw_only=True):
    """A misconception as a table has it.

    Args:
        id: the name of its file, with `title`, `explanation` and `hint`.
        wrong: its wrong outcomes by entry; on all others it does what is right.
        ways: what comes of further entries, or else comes of these, as others write it.
        company: the same, in files that have one of the common faults as well.
        cores: for its own overrides, and for each other's, the entries wrong on every base.
        smallest: the smallest case that shows it, if one was found.
        also: misconceptions that no entry tells apart from this one.
    """

    id: str
    title: str
    explanation: str
    hint: str
    wrong: dict[str, Outcome]
    ways: dict[str, tuple[Outcome, ...]]
    company: dict[str, tuple[Outcome, ...]]
    cores: tuple[tuple[str, ...], ...] = ()
    smallest: Case | None = None
    also: tuple[str, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """All that naming a mistake in one exercise needs."""

    entries: tuple[Entry, ...]
    right: dict[str, Outcome]
    mistakes: tuple[Mistake, ...]


def dump(table: Table) -> bytes:
    """The table as it stands in its file."""
    return msgspec.json.format(msgspec.json.encode(encode(table)), indent=1) + b"\n"


def encode(table: Table) -> dict[str, Any]:
    """The table as plain JSON values."""
    return {
        "entries": [_encode_entry(entry) for entry in table.entries],
        "right": {name: _encode_outcome(each) for name, each in table.right.items()},
        "mistakes": [
            {
                **{key: getattr(each, key) for key in TEXTS},
                "wrong": {name: _encode_outcome(value) for name, value in each.wrong.items()},
                "ways": _encode_choices(each.ways),
                "company": _encode_choices(each.company),
                "cores": each.cores,
                "smallest": each.smallest and _encode_case(each.smallest),
                "also": each.also,
            }
            for each in table.mistakes
        ],
    }


def load(path: Path) -> Table:
    """Read a table; FileNotFoundError or msgspec errors when it is none."""
    raw: Any = msgspec.json.decode(path.read_bytes())
    return Table(
        tuple(_decode_entry(each) for each in raw["entries"]),
        {name: _decode_outcome(each) for name, each in raw["right"].items()},
        tuple(
            Mistake(
                **{key: each[key] for key in TEXTS},
                wrong={name: _decode_outcome(value) for name, value in each["wrong"].items()},
                ways=_decode_choices(each["ways"]),
                company=_decode_choices(each["company"]),
                cores=tuple(map(tuple, each["cores"])),
                smallest=_decode_case(each["smallest"]) if each["smallest"] else None,
                also=tuple(each["also"]),
            )
            for each in raw["mistakes"]
        ),
    )


def _encode_entry(entry: Entry) -> dict[str, Any]:
    return {"name": entry.name, "steps": _fold(entry.moves), "reads": entry.reads}


def _decode_entry(raw: Any) -> Entry:
    return Entry(raw["name"], _unfold(raw["steps"]), tuple(raw["reads"]))


def _encode_case(case: Case) -> dict[str, Any]:
    outcomes = {"wrong": _encode_outcome(case.wrong), "right": _encode_outcome(case.right)}
    return _encode_entry(case.entry) | outcomes


def _decode_case(raw: Any) -> Case:
    return Case(_decode_entry(raw), _decode_outcome(raw["wrong"]), _decode_outcome(raw["right"]))


def _fold(moves: Iterable[Move]) -> list[list[Any]]:
    """Steps as [op, args, times]; {"last": true} is the step just before."""
    folded: list[list[Any]] = []
    for number, move in enumerate(moves):
        args = [encode_value(arg, number) for arg in move.args]
        if folded and folded[-1][:2] == [move.op, args]:
            folded[-1][2] += 1
        else:
            folded.append([move.op, args, 1])
    return folded


def _unfold(folded: list[list[Any]]) -> tuple[Move, ...]:
    moves: list[Move] = []
    for op, args, times in folded:
        for _ in range(times):
            moves.append(Move(op, tuple(_decode(arg, len(moves)) for arg in args)))
    return tuple(moves)


def _encode_choices(choices: dict[str, tuple[Outcome, ...]]) -> dict[str, list[Any]]:
    return {name: [_encode_outcome(each) for each in several] for name, several in choices.items()}


def _decode_choices(raw: dict[str, list[Any]]) -> dict[str, tuple[Outcome, ...]]:
    return {name: tuple(_decode_outcome(each) for each in several) for name, several in raw.items()}


def _encode_outcome(outcome: Outcome) -> Any:
    if outcome.kind != "values":
        return outcome.kind
    return [encode_value(value) for value in outcome.values]


def _decode_outcome(raw: Any) -> Outcome:
    if isinstance(raw, str):
        return Outcome(raw)  # type: ignore[arg-type]
    return Outcome("values", tuple(_decode(value, -1) for value in raw))


def encode_value(value: Any, number: int = -1) -> Any:
    """A value as plain JSON; `number` is the step that it is an argument of."""
    if isinstance(value, Object):
        return {"last": True} if value.number == number - 1 else {"object": value.number}
    if isinstance(value, Named):
        return {"file": value.file, "name": value.name}
    if isinstance(value, Foreign):
        return {"family": value.family}
    if isinstance(value, np.ndarray):
        shape = {} if value.size else {"shape": value.shape}  # which empty lists do not tell
        return {"array": encode_value(value.tolist(), number), "dtype": value.dtype.name, **shape}
    if isinstance(value, tuple):
        return {"tuple": [encode_value(item, number) for item in value]}
    if isinstance(value, list):
        return [encode_value(item, number) for item in value]
    if isinstance(value, dict):
        return {"dict": {key: encode_value(item, number) for key, item in value.items()}}
    if isinstance(value, float) and not np.isfinite(value):
        return {"number": repr(value)}
    return value


def _decode(raw: Any, number: int) -> Any:
    if isinstance(raw, list):
        return [_decode(item, number) for item in raw]
    if not isinstance(raw, dict):
        return raw
    if "last" in raw:
        return Object(number - 1)
    if "object" in raw:
        return Object(raw["object"])
    if "file" in raw:
        return Named(raw["file"], raw["name"])
    if "family" in raw:
        return Foreign(raw["family"])
    if "array" in raw:
        array = np.array(_decode(raw["array"], number), dtype=raw["dtype"])
        return array.reshape(raw.get("shape", array.shape))
    if "tuple" in raw:
        return tuple(_decode(item, number) for item in raw["tuple"])
    if "number" in raw:
        return float(raw["number"])
    return {key: _decode(item, number) for key, item in raw["dict"].items()}
