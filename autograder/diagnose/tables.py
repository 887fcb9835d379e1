"""The table of an exercise: public inputs, right outcomes, and those of every misconception.

Made from the bank by `python -m autograder.diagnose.tables [EXERCISE ...]`, kept beside it as
JSON, and held current by a test.
"""

import functools
import importlib.util
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType

import msgspec

from autograder.course import Course, Exercise, load_course
from autograder.diagnose.bank import (
    BANK,
    Misconception,
    Way,
    in_company,
    load_bank,
    other_ways,
    overlaid_source,
)
from autograder.diagnose.cases import Picture
from autograder.diagnose.operations import size
from autograder.diagnose.outcomes import Outcome, Sources, agree
from autograder.diagnose.sketch import Entry, Written, each_entry, entries
from autograder.diagnose.table_file import Case, Mistake, Table, dump

INPUTS, TABLE = "_inputs.py", "_table.json"
RIGHT = "_right.py"  # says what is right where the solution imports what the grader does not

Outcomes = dict[str, Outcome]


class Bench:
    """What the tables of one exercise are made from: its inputs, its reference, its support."""

    def __init__(self, course: Course, assignment: str, exercise: Exercise, bank: Path = BANK):
        self.folder = bank / assignment / exercise.id
        self.exercise = exercise
        self.assignment = assignment
        self._bank = bank
        self._support = bank.parent / "hidden" / assignment / "support"
        self.reference = (course.root / "solutions" / assignment / exercise.file_name).read_text()
        self._inputs = _load(self.folder / INPUTS)
        own = self.folder / RIGHT
        self._reference = self.sources(own.read_bytes() if own.exists() else None)
        self._known: dict[str, Outcome] = {}

    def entries(self) -> list[Entry]:
        """The diagnostic inputs."""
        return self.sketched(self._inputs.entries)

    def cases(self, failing: Iterable[Entry] = ()) -> Iterator[tuple[Entry, Outcome]]:
        """Candidates for the smallest counterexample in growing size, with what is right.

        Where they are graphs, only those are made that what is known to fail suggests.
        """
        among = getattr(self._inputs, "smallest_among", None)
        written = (
            self._inputs.smallest if among is None else functools.partial(among, list(failing))
        )
        for case in each_entry(written, self.exercise.id, self._support):
            if (right := self.right(case)).kind == "values":  # 3 / 0 shows nothing
                yield case, right

    def sketched(self, written: Written) -> list[Entry]:
        """The entries that a generator describes, for this exercise."""
        return entries(written, self.exercise.id, self._support)

    def right(self, entry: Entry) -> Outcome:
        """What the reference makes of an entry."""
        if entry.name not in self._known:
            self._known[entry.name] = self._reference.outcome(entry)
        return self._known[entry.name]

    def endless(self, misconception: str, way: str = "") -> frozenset[str]:
        """The entries on which a misconception, in a way of its own, never ends; they are not run.

        Written in `_inputs.py` as ENDLESS, by "id" or "id/way".
        """
        name = f"{misconception}/{way}" if way else misconception
        return frozenset(getattr(self._inputs, "ENDLESS", {}).get(name, ()))

    def picture(self, entry: Entry) -> Picture | None:
        """How the last call of a case is drawn; None where its cases are graphs themselves.

        PICTURE is one for every call, or a dict of them by the name of the function.
        """
        picture = self._picture
        return picture.get(str(entry.moves[-1].args[1])) if isinstance(picture, dict) else picture

    def pictures(self) -> list[Picture]:
        """The drawings of all its calls."""
        picture = self._picture
        if isinstance(picture, dict):
            return list(picture.values())
        return [picture] if picture else []

    @property
    def _picture(self) -> Picture | dict[str, Picture] | None:
        return getattr(self._inputs, "PICTURE", None)

    def support_files(self) -> dict[str, bytes]:
        """Support sources by the module names that entries use."""
        return {f"course_{path.stem}": path.read_bytes() for path in self._support.glob("*.py")}

    def sources(self, own: bytes | None = None) -> Sources:
        """The reference, or another file in its place, with the support sources."""
        source = self.reference.encode() if own is None else own
        return Sources({self.exercise.id: source, **self.support_files()})

    def bank(self) -> tuple[Misconception, ...]:
        """The misconceptions of the exercise."""
        return load_bank(self.assignment, self.exercise.id, self._bank)


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
    right = {entry.name: bench.right(entry) for entry in table}
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
    bench: Bench, misconception: Misconception, table: list[Entry], right: Outcomes
) -> Mistake:
    def outcomes(way: Way) -> Outcomes:
        sources, endless = bench.sources(way.source), bench.endless(misconception.id, way.name)
        return {
            entry.name: Outcome("timeout") if entry.name in endless else sources.outcome(entry)
            for entry in table
        }

    plain = Way("", overlaid_source(bench.reference, misconception))
    others = list(other_ways(bench.reference, misconception))
    runs = [(way.name, outcomes(way)) for way in (plain, *others)]
    known = {name: [outcome] for name, outcome in runs[0][1].items()}
    ways = _further(known, (each for _, each in runs[1:]))
    beside = [(way.name, outcomes(way)) for way in in_company(bench.reference, misconception)]
    company = _further(known, (each for _, each in beside))
    wrong = {name: own[0] for name, own in known.items() if not agree(own[0], right[name])}
    return Mistake(
        id=misconception.id,
        title=misconception.title,
        explanation=misconception.explanation,
        hint=misconception.hint,
        wrong=wrong,
        ways=ways,
        company=company,
        cores=_cores([*runs, *beside], right),
        smallest=_smallest(
            bench, misconception.id, [plain, *(way for way in others if not way.name)], wrong
        ),
    )


def _cores(runs: list[tuple[str, Outcomes]], right: Outcomes) -> tuple[tuple[str, ...], ...]:
    """For every way of writing a mistake the entries that are wrong whatever it stands on."""
    cores: dict[str, list[str]] = {}
    for way, outcomes in runs:
        kept = cores.get(way, list(right))
        cores[way] = [name for name in kept if not agree(outcomes[name], right[name])]
    return tuple(tuple(names) for names in cores.values())


def _further(
    known: dict[str, list[Outcome]], more: Iterable[Outcomes]
) -> dict[str, tuple[Outcome, ...]]:
    """The outcomes that are not known yet, by entry; they are from now on."""
    further: dict[str, list[Outcome]] = {}
    for outcomes in more:
        for name, outcome in outcomes.items():
            if not any(agree(outcome, each) for each in known[name]):
                known[name].append(outcome)
                further.setdefault(name, []).append(outcome)
    return {name: tuple(several) for name, several in further.items()}


def _smallest(
    bench: Bench, misconception: str, ways: list[Way], among: Mapping[str, Outcome]
) -> Case | None:
    """The first case that is wrong; one as small is better if wrong whatever the way."""
    runs = [(bench.sources(way.source), bench.endless(misconception, way.name)) for way in ways]

    def outcome(number: int, case: Entry) -> Outcome:
        sources, endless = runs[number]
        return Outcome("timeout") if case.name in endless else sources.outcome(case)

    first = None
    for case, right in bench.cases(entry for entry in bench.entries() if entry.name in among):
        if first is not None and size(case) != size(first.entry):
            break
        if not agree(wrong := outcome(0, case), right):
            found = Case(case, wrong, right)
            if not any(agree(outcome(number, case), right) for number in range(1, len(runs))):
                return found
            first = first or found
    return first


def _equal(one: Mistake, other: Mistake) -> bool:
    return one.wrong.keys() == other.wrong.keys() and all(
        agree(one.wrong[name], other.wrong[name]) for name in one.wrong
    )


def main(wanted: Sequence[str]) -> None:
    """Write the tables of these exercises, or of every exercise that has inputs."""
    for bench in benches(load_course(Path(__file__).resolve().parents[2])):
        if wanted and bench.exercise.id not in wanted:
            continue
        table = build(bench)
        (bench.folder / TABLE).write_bytes(dump(table))
        merged = [f"{each.id} = {', '.join(each.also)}" for each in table.mistakes if each.also]
        unseen = [each.id for each in table.mistakes if not each.wrong]
        sys.stdout.write(
            f"{bench.exercise.id}: {len(table.mistakes)} mistakes; {merged} {unseen}\n"
        )


def benches(course: Course) -> Iterator[Bench]:
    """The bench of every exercise that has inputs, in the order of the course."""
    for assignment in course.assignments:
        for exercise in assignment.exercises:
            if (BANK / assignment.id / exercise.id / INPUTS).exists():
                yield Bench(course, assignment.id, exercise)


if __name__ == "__main__":
    main(sys.argv[1:])
