"""The tables of mistakes: current, whole, independent of order, and kept without loss."""

import random
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from autograder.diagnose import tables
from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.diagnose.outcomes import Outcome, Sources, agree
from autograder.diagnose.sketch import Entry, Move
from autograder.diagnose.table_file import Case, Mistake, Table, dump, encode, load
from autograder.diagnose.tables import TABLE, build
from autograder.jail.inside.values import FAMILIES, Foreign, Named, Object
from tests.diagnosis_lab import doctor, exercises, own_outcomes

SAMPLE = 4  # mistakes of Value that are run anew in the quick tier
MERGED: dict[str, list[str]] = {}  # exercise: ids that no public input can tell from another


def written(exercise: str) -> bytes:
    return (doctor(exercise).bench.folder / TABLE).read_bytes()


@pytest.mark.parametrize("exercise", sorted(set(exercises()) - {"value"}))
def test_table_is_current(exercise: str) -> None:
    assert written(exercise) == dump(build(doctor(exercise).bench)), HOW


HOW = "run `python -m autograder.diagnose.tables`"


@pytest.mark.slow
def test_table_of_value_is_current() -> None:
    assert written("value") == dump(build(doctor("value").bench)), HOW


def test_parts_of_the_table_of_value_are_current(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = doctor("value").bench
    bank = load_bank("07-value", "value")
    chosen = random.Random(11).sample(bank, SAMPLE)
    monkeypatch.setattr(bench, "bank", lambda: tuple(chosen))
    anew, known = encode(build(bench)), msgspec.json.decode(written("value"))
    as_json = msgspec.json.decode(msgspec.json.encode(anew))
    assert as_json["entries"] == known["entries"], HOW
    assert as_json["right"] == known["right"], HOW
    by_id = {mistake["id"]: mistake for mistake in known["mistakes"]}
    assert sorted(by_id) == sorted(wrong.id for wrong in bank), HOW
    for mistake in as_json["mistakes"]:
        assert mistake == by_id[mistake["id"]], HOW


@pytest.mark.parametrize("exercise", exercises())
def test_every_mistake_is_seen_and_has_a_case(exercise: str) -> None:
    for mistake in doctor(exercise).table.mistakes:
        assert mistake.wrong, mistake.id
        assert mistake.smallest, mistake.id


@pytest.mark.parametrize("exercise", exercises())
def test_mistakes_are_one_only_where_that_is_meant(exercise: str) -> None:
    merged = [name for mistake in doctor(exercise).table.mistakes for name in mistake.also]
    assert merged == MERGED.get(exercise, [])


@pytest.mark.parametrize("exercise", exercises())
def test_the_right_outcome_of_an_entry_is_a_value(exercise: str) -> None:
    found = doctor(exercise).table.right
    assert {name for name, outcome in found.items() if outcome.kind != "values"} == set()


@pytest.mark.parametrize("exercise", exercises())
def test_entries_and_cases_have_names_of_their_own(exercise: str) -> None:
    table = doctor(exercise).table
    entries = [entry.name for entry in table.entries]
    assert len(set(entries)) == len(entries)
    cases = [case for case, _ in doctor(exercise).bench.cases(table.entries)]
    by_name = {case.name: case for case in (*cases, *table.entries)}
    for case in cases:
        assert plain(case) == plain(by_name[case.name]) or case.name in entries, case.name


def plain(entry: Entry) -> str:
    return repr((entry.moves, entry.reads))


@pytest.mark.parametrize("exercise", exercises())
def test_no_outcome_depends_on_what_was_run_before(exercise: str) -> None:
    """Least of all where a mistake changes its arguments or keeps something for later."""
    table, bench = doctor(exercise).table, doctor(exercise).bench
    entries = [entry for entry in table.entries if "chain" not in entry.name]
    random.Random(3).shuffle(entries)
    for wrong in bench.bank()[::5]:
        sources = bench.sources(overlaid_source(bench.reference, wrong))
        known = next(mistake.wrong for mistake in table.mistakes if mistake.id == wrong.id)
        for entry in entries:
            if entry.name not in bench.endless(wrong.id):
                expected = known.get(entry.name, table.right[entry.name])
                assert agree(sources.outcome(entry), expected), (wrong.id, entry.name)


@pytest.mark.parametrize("exercise", exercises())
def test_an_entry_is_the_same_after_it_was_run(exercise: str) -> None:
    bench = doctor(exercise).bench
    entries = bench.entries()
    before = [plain(entry) for entry in entries]
    for wrong in bench.bank():
        if any(word in wrong.id for word in ("changes", "writes", "takes", "into")):
            own_outcomes(exercise, overlaid_source(bench.reference, wrong))
    assert [plain(entry) for entry in entries] == before
    assert [plain(entry) for entry in doctor(exercise).table.entries] == before


def test_what_never_ends_is_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = doctor("value").bench
    ran: list[str] = []

    class Watched(Sources):
        def outcome(self, entry: Entry) -> Outcome:
            ran.append(entry.name)
            return Outcome("raises")

    monkeypatch.setattr(tables, "Sources", Watched)
    endless = [wrong for wrong in bench.bank() if wrong.id == "walks_every_path"]
    monkeypatch.setattr(bench, "bank", lambda: tuple(endless))
    (mistake,) = build(bench).mistakes
    assert mistake.wrong["60 doublings"] == Outcome("timeout")
    assert "60 doublings" not in ran
    assert "a chain of 1,500 sums" in ran


@pytest.mark.parametrize("exercise", exercises())
def test_table_survives_its_file(exercise: str, tmp_path: Path) -> None:
    table = doctor(exercise).table
    path = tmp_path / TABLE
    path.write_bytes(dump(table))
    assert repr(load(path)) == repr(table)
    assert path.read_bytes() == written(exercise)


VALUES = [
    *(None, True, 3, -0.5, float("inf"), float("-inf"), "text", [1, [2.0]], (1, (2,))),
    *({"a": [1.0]}, np.array([[1, 2]]), np.array([1.5], dtype="float32"), np.array(2.5)),
    *(np.array([True]), Foreign(FAMILIES[0]), np.zeros((0, 3))),
]


def test_values_of_every_sort_survive(tmp_path: Path) -> None:
    (path := tmp_path / TABLE).write_bytes(dump(odd_table()))
    again = load(path)
    assert repr(again) == repr(odd_table())
    assert [type(each) for each in again.right["e"].values] == [type(each) for each in VALUES]
    assert again.right["e"].values[11].dtype == "float32"


def odd_table() -> Table:
    """A table with a value of every sort, references near and far, and steps that repeat."""
    moves = (
        Move("call", ("f", "g", Named("course_engine", "Value"), *VALUES[:3])),
        *[Move("add", (Object(0), Object(0)))] * 3,
        *(Move("add", (Object(number), 2)) for number in (3, 4, 5)),
    )
    entry = Entry("e", moves, (0, 6))
    more: dict[str, tuple[Outcome, ...]] = {"e": (Outcome("recursion"), Outcome("values", (1.0,)))}
    told: dict[str, Any] = {"id": "m", "title": "t", "explanation": "e", "hint": "h"}
    case = Case(entry, Outcome("recursion"), Outcome("values", (2.0,)))
    mistake = Mistake(
        **told, wrong={"e": Outcome("raises")}, ways=more, company={}, smallest=case, also=("n",)
    )  # fmt: skip
    without = Mistake(**told, wrong={}, ways={}, company={})
    return Table((entry,), {"e": Outcome("values", tuple(VALUES))}, (mistake, without))


def test_nan_is_kept_by_its_name(tmp_path: Path) -> None:
    table = Table((), {"e": Outcome("values", (float("nan"),))}, ())
    (path := tmp_path / TABLE).write_bytes(dump(table))
    assert agree(load(path).right["e"], table.right["e"])


def test_ways_belong_to_mistakes_that_are_there() -> None:
    for exercise in exercises():
        bench = doctor(exercise).bench
        folders = {path.name for path in bench.folder.glob("_ways/*/")}
        assert folders <= {wrong.id for wrong in bench.bank()}
        assert {path.name for path in bench.folder.glob("_*/")} <= {
            *("_bases", "_company", "_ways", "__pycache__")
        }
