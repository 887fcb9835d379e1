"""Outputs -> a named mistake, and the smallest case that shows it.

After a failure the exercise's public table is run once, in a worker that marks nothing. A mistake
is named if and only if exactly its entries are wrong and every value there is its value; where a
stub is unwritten nothing is said either way. Nothing here touches a hidden number.

Three readings of "its", each asked only where the one before finds nothing: as the bank writes
the mistake; as others write it; and as others write it in a file with a common fault besides. In
each, one mistake must explain everything alone. Where two do, none is named. Who made a mistake in
one function of a file need not have made it in the next: where no reading finds anything, all
three are tried once more without the functions that are right.
"""

import itertools
from collections.abc import Iterator, Set
from pathlib import Path
from typing import NamedTuple

from autograder.course import Course, Exercise
from autograder.diagnose.bank import BANK
from autograder.diagnose.counterexample import describe
from autograder.diagnose.operations import calls, trials, uses
from autograder.diagnose.outcomes import Outcome, agree, alike
from autograder.diagnose.runner import Runner
from autograder.diagnose.sketch import Entry
from autograder.diagnose.table_file import Mistake, Table, load
from autograder.diagnose.tables import INPUTS, TABLE, Bench
from autograder.jail.tape import Desk
from autograder.report import Counterexample, NamedMistake

READINGS = range(3)


class Diagnosis(NamedTuple):
    """What could be said of a failing exercise; either part may be missing."""

    mistake: NamedMistake | None = None
    counterexample: Counterexample | None = None


class Doctor:
    """Names mistakes in one exercise."""

    def __init__(self, course: Course, assignment: str, exercise: Exercise, bank: Path = BANK):
        self.bench = Bench(course, assignment, exercise, bank)
        self.table: Table = load(self.bench.folder / TABLE)
        self._calls = {each.name: calls(each, exercise.id) for each in self.table.entries}
        self._trials = trials(self.table.entries)
        self._support = self.bench.support_files()
        self._known: dict[tuple[str, str, int], _Choices] = {}

    def diagnose(self, desk: Desk) -> Diagnosis:
        """Run the table, then look for the smallest case that is wrong."""
        desk.add(self._support)
        runner = Runner(desk)
        absent = runner.absent(self._trials)
        outcomes = dict(self._outcomes(runner, absent))
        complete = len(outcomes) == len(self.table.entries)
        mistake = self.name(outcomes) if complete else None
        wrong_ones = self._wrong(outcomes)
        wrong = [entry for entry in self.table.entries if entry.name in wrong_ones]
        found = self._counterexample(runner, absent, wrong, mistake)
        return Diagnosis(_told(mistake) if mistake else None, found)

    def _outcomes(self, runner: Runner, absent: frozenset[str]) -> Iterator[tuple[str, Outcome]]:
        """By entry; one that uses what the class lacks is as good as unwritten."""
        asked = [entry for entry in self.table.entries if not uses(entry) & absent]
        yield from ((entry.name, outcome) for entry, outcome in runner.outcomes(asked))
        for entry in self.table.entries:
            if uses(entry) & absent:
                yield entry.name, Outcome("unwritten")

    def _wrong(self, outcomes: dict[str, Outcome]) -> dict[str, Outcome]:
        right = self.table.right
        return {
            name: each
            for name, each in outcomes.items()
            if each.kind != "unwritten" and not agree(each, right[name])
        }

    def name(self, outcomes: dict[str, Outcome]) -> Mistake | None:
        """The one mistake that explains all that is wrong; None where none or several do."""
        spoken = {name: each for name, each in outcomes.items() if each.kind != "unwritten"}
        wrong = self._wrong(spoken)
        if not wrong:
            return None
        telling = wrong | spoken  # the wrong ones first: they rule most mistakes out at once
        in_part = self._without_right_functions(telling, wrong.keys())
        parts = (telling, in_part) if len(in_part) < len(telling) else (telling,)
        for said, reading in itertools.product(parts, READINGS):
            found = [
                each
                for each in self.table.mistakes
                if self._explains(each, said, wrong.keys(), reading)
            ]
            if found:
                return found[0] if len(found) == 1 else None
        return None

    def _without_right_functions(
        self, spoken: dict[str, Outcome], wrong: Set[str]
    ) -> dict[str, Outcome]:
        """What is left where nothing is said of functions that give no wrong answer."""
        suspected = frozenset().union(*(self._calls[name] for name in wrong))
        return {name: each for name, each in spoken.items() if self._calls[name] & suspected}

    def _explains(
        self, mistake: Mistake, spoken: dict[str, Outcome], wrong: Set[str], reading: int
    ) -> bool:
        return all(
            self._choices(mistake, name, reading).hold(each, is_wrong=name in wrong)
            for name, each in spoken.items()
        ) and _holds_a_core(mistake, wrong, spoken.keys())

    def _choices(self, mistake: Mistake, entry: str, reading: int) -> "_Choices":
        """What may come of an entry where this is the mistake; looked up once."""
        asked = (mistake.id, entry, reading)
        if asked not in self._known:
            right = self.table.right[entry]
            further = (mistake.ways, mistake.company)[:reading]
            found = [mistake.wrong.get(entry, right)]
            found += [each for more in further for each in more.get(entry, ())]
            wrong = tuple(each for each in found if not agree(each, right))
            self._known[asked] = _Choices(wrong, may_be_right=len(wrong) < len(found))
        return self._known[asked]

    def _counterexample(
        self,
        runner: Runner,
        absent: frozenset[str],
        wrong: list[Entry],
        mistake: Mistake | None,
    ) -> Counterexample | None:
        """The mistake's own smallest case, else one that is looked for, else one of the table."""
        known = [mistake.smallest.entry] if mistake and mistake.smallest else []
        looked_for = (case for case, _ in self.bench.cases(wrong))
        by_size = sorted(wrong, key=lambda entry: len(entry.moves))
        for candidates in (known, looked_for, by_size):
            asked = (entry for entry in candidates if not uses(entry) & absent)
            for entry, got in runner.outcomes(asked):
                right = self.bench.right(entry)
                if got.kind != "unwritten" and not agree(got, right):
                    return describe(entry, got, right, self.bench.picture(entry))
        return None


class _Choices(NamedTuple):
    """What may come of an entry where one mistake was made."""

    wrong: tuple[Outcome, ...]
    may_be_right: bool

    def hold(self, outcome: Outcome, *, is_wrong: bool) -> bool:
        """Whether an outcome is one of them."""
        return any(alike(outcome, each) for each in self.wrong) if is_wrong else self.may_be_right


def _holds_a_core(mistake: Mistake, wrong: Set[str], spoken: Set[str]) -> bool:
    """Whether one way of writing the mistake is there whole, and not a bit of this and of that.

    A core may be empty: then that way shows itself differently on every base.
    """
    cores = ((core, spoken & set(core)) for core in mistake.cores)
    return any(not core or (bool(said) and said <= wrong) for core, said in cores)


def _told(mistake: Mistake) -> NamedMistake:
    return NamedMistake(
        id=mistake.id, title=mistake.title, explanation=mistake.explanation, hint=mistake.hint
    )


def has_table(assignment: str, exercise: str, bank: Path = BANK) -> bool:
    """Whether mistakes in an exercise can be named."""
    folder = bank / assignment / exercise
    return (folder / TABLE).is_file() and (folder / INPUTS).is_file()


__all__ = ["Diagnosis", "Doctor", "Runner", "has_table"]
