"""Outputs -> a named mistake, and the smallest case that shows it.

After a failure the exercise's public table is run once in a fresh worker. A mistake is named if
and only if exactly its entries are wrong and every value there is its value; where a stub is
unwritten nothing is said either way. Nothing here touches a hidden number.
"""

import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from autograder.bank import BANK
from autograder.counterexample import describe
from autograder.course import Course, Exercise
from autograder.jail.faults import StudentFault
from autograder.jail.inside.values import Named, Object
from autograder.jail.tape import Desk, Tape
from autograder.outcomes import Outcome, agree, of_fault
from autograder.report import Counterexample, NamedMistake
from autograder.sketch import Entry, map_references
from autograder.tables import INPUTS, TABLE, Bench, Mistake, Table, load

CALL_CPU_S = 0.5
MOST_LOST = 3
MOST_SECONDS = 10.0


class Diagnosis(NamedTuple):
    """What could be said of a failing exercise; either part may be missing."""

    mistake: NamedMistake | None = None
    counterexample: Counterexample | None = None


class _At(NamedTuple):
    """A reference inside an entry, placed in a worker's numbering."""

    place: Object | Named

    def reference(self) -> Object | Named:
        """What stands for it in a message."""
        return self.place


class Runner:
    """Runs entries on a student's code, each for itself."""

    def __init__(self, desk: Desk, support: dict[str, bytes]) -> None:
        bounds = msgspec.structs.replace(desk.bounds, call_cpu_s=CALL_CPU_S)
        self._desk = Desk(desk.jail, desk.files, bounds)
        self._support = support
        self._stop = time.monotonic() + MOST_SECONDS
        self._lost = 0
        desk.clear()

    @property
    def spent(self) -> bool:
        """Whether the student's code has hung or ended too often to be asked more."""
        return self._lost >= MOST_LOST or time.monotonic() > self._stop

    def outcome(self, entry: Entry) -> Outcome:
        """Run one entry; never raises for what the student's code does."""
        tape = Tape(self._desk, self._stop)
        base = self._desk.worker().next_object()

        def placed(reference: Object | Named) -> _At:
            if isinstance(reference, Object):
                return _At(Object(base + reference.number))
            if reference.file in self._support:
                tape.send_support(reference.file, self._support[reference.file])
            return _At(reference)

        try:
            for move in entry.moves:
                tape.note(move.op, *(map_references(arg, placed) for arg in move.args))
            return Outcome("values", tuple(tape.read(*(base + number for number in entry.reads))))
        except StudentFault as fault:
            found = of_fault(fault)
            self._lost += found.kind in ("timeout", "ended")
            return found

    def close(self) -> None:
        """End the worker."""
        self._desk.clear()


class Doctor:
    """Names mistakes in one exercise."""

    def __init__(self, course: Course, assignment: str, exercise: Exercise, bank: Path = BANK):
        self._bench = Bench(course, assignment, exercise, bank)
        self._table: Table = load(self._bench.folder / TABLE)
        self._support = self._bench.support_files()

    def diagnose(self, desk: Desk) -> Diagnosis:
        """Run the table, then look for the smallest case that is wrong."""
        runner = Runner(desk, self._support)
        try:
            mistake = self.name(self._outcomes(runner))
            return Diagnosis(
                _told(mistake) if mistake else None, self._counterexample(runner, mistake)
            )
        finally:
            runner.close()

    def _outcomes(self, runner: Runner) -> dict[str, Outcome]:
        outcomes: dict[str, Outcome] = {}
        for entry in self._table.entries:
            if runner.spent:
                return {}
            outcomes[entry.name] = runner.outcome(entry)
        return outcomes

    def name(self, outcomes: dict[str, Outcome]) -> Mistake | None:
        """The one mistake that explains all that is wrong; None where none or several do."""
        spoken = {name: each for name, each in outcomes.items() if each.kind != "unwritten"}
        right = self._table.right
        wrong = {name: each for name, each in spoken.items() if not agree(each, right[name])}
        if not wrong:
            return None
        found = [each for each in self._table.mistakes if _explains(each, wrong, spoken.keys())]
        return found[0] if len(found) == 1 else None

    def _counterexample(self, runner: Runner, mistake: Mistake | None) -> Counterexample | None:
        cases = self._bench.cases()
        known = [case for case in cases if mistake and case[0].name == mistake.smallest]
        for entry, right in (*known, *cases):
            if runner.spent:
                return None
            got = runner.outcome(entry)
            if got.kind != "unwritten" and not agree(got, right):
                return describe(entry, got, right, self._bench.picture())
        return None


def _explains(mistake: Mistake, wrong: dict[str, Outcome], spoken: Iterable[str]) -> bool:
    expected = {name: mistake.wrong[name] for name in spoken if name in mistake.wrong}
    return expected.keys() == wrong.keys() and all(
        agree(wrong[name], expected[name]) for name in wrong
    )


def _told(mistake: Mistake) -> NamedMistake:
    return NamedMistake(
        id=mistake.id, title=mistake.title, explanation=mistake.explanation, hint=mistake.hint
    )


def has_table(assignment: str, exercise: str, bank: Path = BANK) -> bool:
    """Whether mistakes in an exercise can be named."""
    folder = bank / assignment / exercise
    return (folder / TABLE).is_file() and (folder / INPUTS).is_file()


__all__ = ["Diagnosis", "Doctor", "Runner", "has_table"]
