"""Every number that students read in handouts, hints and notebooks is computed again here."""

import importlib
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from autograder.course import Assignment
from tests.printed import COURSE, ROOT, WORDS, Claim, claims, equations, numbers, texts, unclaimed

assignments = pytest.mark.parametrize("assignment", COURSE.assignments, ids=lambda each: each.id)
CLAIMS = [
    pytest.param(assignment, claim, id=f"{claim.place}: {claim.says[:40]}")
    for assignment in COURSE.assignments
    for claim in claims(assignment).claim
]


def near(one: Any, other: Any) -> bool:
    """Whether two answers agree to the four digits that are printed."""
    return np.shape(one) == np.shape(other) and np.allclose(one, other, 6e-5, 6e-5)


@pytest.fixture(scope="module")
def solved() -> dict[str, Any]:
    """The functions of all solutions."""
    names: dict[str, Any] = {"np": np, "sys": sys, "near": near}
    names["A"] = lambda values: np.array(values, dtype=float)
    for assignment in COURSE.assignments:
        for exercise in assignment.exercises:
            importlib.import_module(exercise.profile)
            path = ROOT / "solutions" / assignment.id / exercise.file_name
            own: dict[str, Any] = {"__name__": exercise.id}
            exec(compile(path.read_bytes(), path.name, "exec"), own)
            names |= {name: own[name] for name in exercise.functions}
    return names


def test_an_equation_is_found_and_judged() -> None:
    text = (
        "so x = [2 * 1, 2 * 3] = [2, 6], W1 = [7], a - 1 = 3, h[0] = 4; 1 / 3 = 0.3333. 2 + 2 = 5."
    )
    found = [(each.left.strip(), each.right.strip(), each.holds) for each in equations(text)]
    assert found == [
        ("[2 * 1, 2 * 3]", "[2, 6]", True),
        ("1 / 3", "0.3333", True),
        ("2 + 2", "5", False),
    ]
    assert unclaimed(text, ["h[0] = 4"]) == ["7", "3"]


@assignments
def test_equations_hold(assignment: Assignment) -> None:
    wrong = [
        f"{place}: {each.left} = {each.right}"
        for place, text in texts(assignment)
        for each in equations(text)
        if not each.holds
    ]
    assert wrong == []


@pytest.mark.parametrize(("assignment", "claim"), CLAIMS)
def test_claim_holds(assignment: Assignment, claim: Claim, solved: dict[str, Any]) -> None:
    names = dict(solved)
    exec(claims(assignment).given, names)
    assert eval(claim.holds, names), claim.holds


@assignments
def test_claims_are_what_the_texts_say(assignment: Assignment) -> None:
    places = {place: " ".join(text.split()) for place, text in texts(assignment)}
    table = claims(assignment)
    for each in table.known:
        assert " ".join(each.says.split()) in places[each.place], each.says
    for claim in table.claim:
        formula = set(numbers(claim.holds.replace("_", "")))
        told = {each.replace(",", "") for each in numbers(claim.says)} - set(WORDS)
        assert told <= formula, f"{claim.says}: {told - formula} is not in the formula"


def uncovered(assignment: Assignment) -> Iterator[str]:
    table = claims(assignment)
    for place, text in texts(assignment):
        known = [each.says for each in table.known if each.place == place]
        if left := unclaimed(text, known):
            yield f"{place}: {', '.join(left)}"


@assignments
def test_every_number_is_claimed(assignment: Assignment) -> None:
    assert list(uncovered(assignment)) == []
