"""The table of an exercise: public inputs, right outcomes, and those of every misconception.

Made from the bank by `python -m autograder.tables`, kept beside it as JSON, and held current by
a test. It holds numbers and names only, so that a copy can travel with the assignment.
"""

import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from autograder.bank import BANK, Misconception, load_bank, overlaid_source
from autograder.cases import Picture
from autograder.course import Course, Exercise, load_course
from autograder.jail.inside.values import Foreign, Named, Object
from autograder.outcomes import Outcome, Sources, agree
from autograder.sketch import Entry, Move, each_entry, entries

INPUTS, TABLE = "_inputs.py", "_table.json"


class Mistake(msgspec.Struct, frozen=True):
    """A misconception as a table has it: its wrong outcomes by entry, and its smallest case."""

    id: str
    title: str
    explanation: str
    hint: str
    wrong: dict[str, Outcome]
    smallest: str | None = None
    also: tuple[str, ...] = ()


class Table(msgspec.Struct, frozen=True):
    """All that naming a mistake in one exercise needs."""

    entries: tuple[Entry, ...]
    right: dict[str, Outcome]
    mistakes: tuple[Mistake, ...]


class Bench:
    """What the tables of one exercise are made from: its inputs, its reference, its support."""

    def __init__(self, course: Course, assignment: str, exercise: Exercise, bank: Path = BANK):
        self.folder = bank / assignment / exercise.id
        self.exercise = exercise
        self._assignment = assignment
        self._bank = bank
        self._support = bank.parent / "hidden" / assignment / "support"
        self.reference = (course.root / "solutions" / assignment / exercise.file_name).read_text()
        self._inputs = _load(self.folder / INPUTS)
        self._cases: list[tuple[Entry, Outcome]] = []

    def entries(self) -> list[Entry]:
        """The diagnostic inputs."""
        return entries(self._inputs.entries, self.exercise.id, self._support)

    def cases(self) -> list[tuple[Entry, Outcome]]:
        """Candidates for the smallest counterexample in growing size, with what is right."""
        if not self._cases:
            sources = self.sources()
            written = each_entry(self._inputs.smallest, self.exercise.id, self._support)
            self._cases = [(case, sources.outcome(case)) for case in written]
        return self._cases

    def endless(self, misconception: str) -> frozenset[str]:
        """The entries on which a misconception never ends; they are not run."""
        return frozenset(getattr(self._inputs, "ENDLESS", {}).get(misconception, ()))

    def picture(self) -> Picture | None:
        """How a call of the exercise is drawn; None where its cases are graphs themselves."""
        picture: Picture | None = getattr(self._inputs, "PICTURE", None)
        return picture

    def support_files(self) -> dict[str, bytes]:
        """Support sources by the module names that entries use."""
        return {f"course_{path.stem}": path.read_bytes() for path in self._support.glob("*.py")}

    def sources(self, own: bytes | None = None) -> Sources:
        """The reference, or another file in its place, with the support sources."""
        source = self.reference.encode() if own is None else own
        return Sources({self.exercise.id: source, **self.support_files()})

    def bank(self) -> tuple[Misconception, ...]:
        """The misconceptions of the exercise."""
        return load_bank(self._assignment, self.exercise.id, self._bank)


def _load(path: Path) -> ModuleType:
    name = f"inputs_of_{path.parent.name}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build(bench: Bench) -> Table:
    """Run everything anew. Misconceptions that no entry tells apart become one."""
    table = bench.entries()
    sources = bench.sources()
    right = {entry.name: sources.outcome(entry) for entry in table}
    mistakes: list[Mistake] = []
    for misconception in bench.bank():
        made = _mistake(bench, misconception, table, right)
        twin = next((each for each in mistakes if _equal(each, made)), None)
        if twin is None:
            mistakes.append(made)
        else:
            merged = msgspec.structs.replace(twin, also=(*twin.also, made.id))
            mistakes[mistakes.index(twin)] = merged
    return Table(tuple(table), right, tuple(mistakes))


def _mistake(
    bench: Bench, misconception: Misconception, table: list[Entry], right: dict[str, Outcome]
) -> Mistake:
    sources = bench.sources(overlaid_source(bench.reference, misconception))
    endless = bench.endless(misconception.id)
    outcomes = {
        entry.name: Outcome("timeout") if entry.name in endless else sources.outcome(entry)
        for entry in table
    }
    wrong = {name: each for name, each in outcomes.items() if not agree(each, right[name])}
    return Mistake(
        id=misconception.id,
        title=misconception.title,
        explanation=misconception.explanation,
        hint=misconception.hint,
        wrong=wrong,
        smallest=_smallest(bench, sources, endless),
    )


def _smallest(bench: Bench, sources: Sources, endless: frozenset[str]) -> str | None:
    for case, right in bench.cases():
        if case.name in endless or not agree(sources.outcome(case), right):
            return case.name
    return None


def _equal(one: Mistake, other: Mistake) -> bool:
    return one.wrong.keys() == other.wrong.keys() and all(
        agree(one.wrong[name], other.wrong[name]) for name in one.wrong
    )


def dump(table: Table) -> bytes:
    """The table as JSON, runs of like steps folded."""
    return msgspec.json.format(msgspec.json.encode(encode(table)), indent=1) + b"\n"


def encode(table: Table) -> dict[str, Any]:
    """The table as plain JSON values."""
    return {
        "entries": [
            {"name": each.name, "steps": _fold(each.moves), "reads": each.reads}
            for each in table.entries
        ],
        "right": {name: _encode_outcome(each) for name, each in table.right.items()},
        "mistakes": [
            {
                **{key: getattr(each, key) for key in ("id", "title", "explanation", "hint")},
                "wrong": {name: _encode_outcome(value) for name, value in each.wrong.items()},
                "smallest": each.smallest,
                "also": each.also,
            }
            for each in table.mistakes
        ],
    }


def load(path: Path) -> Table:
    """Read a table; FileNotFoundError or msgspec errors when it is none."""
    raw: Any = msgspec.json.decode(path.read_bytes())
    return Table(
        tuple(
            Entry(each["name"], _unfold(each["steps"]), tuple(each["reads"]))
            for each in raw["entries"]
        ),
        {name: _decode_outcome(each) for name, each in raw["right"].items()},
        tuple(
            Mistake(
                **{key: each[key] for key in ("id", "title", "explanation", "hint", "smallest")},
                wrong={name: _decode_outcome(value) for name, value in each["wrong"].items()},
                also=tuple(each["also"]),
            )
            for each in raw["mistakes"]
        ),
    )


def _fold(moves: Iterable[Move]) -> list[list[Any]]:
    """Steps as [op, args, times]; {"last": true} is the step just before."""
    folded: list[list[Any]] = []
    for number, move in enumerate(moves):
        args = [_encode(arg, number) for arg in move.args]
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


def _encode_outcome(outcome: Outcome) -> Any:
    if outcome.kind != "values":
        return outcome.kind
    return [_encode(value, -1) for value in outcome.values]


def _decode_outcome(raw: Any) -> Outcome:
    if isinstance(raw, str):
        return Outcome(raw)  # type: ignore[arg-type]
    return Outcome("values", tuple(_decode(value, -1) for value in raw))


def _encode(value: Any, number: int) -> Any:
    if isinstance(value, Object):
        return {"last": True} if value.number == number - 1 else {"object": value.number}
    if isinstance(value, Named):
        return {"file": value.file, "name": value.name}
    if isinstance(value, Foreign):
        return {"family": value.family}
    if isinstance(value, np.ndarray):
        return {"array": _encode(value.tolist(), number), "dtype": value.dtype.name}
    if isinstance(value, tuple):
        return {"tuple": [_encode(item, number) for item in value]}
    if isinstance(value, list):
        return [_encode(item, number) for item in value]
    if isinstance(value, dict):
        return {"dict": {key: _encode(item, number) for key, item in value.items()}}
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
        return np.array(_decode(raw["array"], number), dtype=raw["dtype"])
    if "tuple" in raw:
        return tuple(_decode(item, number) for item in raw["tuple"])
    if "number" in raw:
        return float(raw["number"])
    return {key: _decode(item, number) for key, item in raw["dict"].items()}


def main() -> None:
    """Write the table of every exercise that has inputs."""
    course = load_course(Path(__file__).resolve().parents[1])
    for assignment in course.assignments:
        for exercise in assignment.exercises:
            if (BANK / assignment.id / exercise.id / INPUTS).exists():
                bench = Bench(course, assignment.id, exercise)
                table = build(bench)
                (bench.folder / TABLE).write_bytes(dump(table))
                merged = [
                    f"{each.id} = {', '.join(each.also)}" for each in table.mistakes if each.also
                ]
                unseen = [each.id for each in table.mistakes if not each.wrong]
                sys.stdout.write(
                    f"{exercise.id}: {len(table.mistakes)} mistakes; {merged} {unseen}\n"
                )


if __name__ == "__main__":
    main()
