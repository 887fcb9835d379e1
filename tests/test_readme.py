"""Every number that README.md prints is computed again here, from `claims/readme.toml`."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from autograder.course import Course
from autograder.demo.walk import AT_EXCHANGE, FIRST
from autograder.release.build import suite_file
from autograder.suite import Probe, load_probes
from benchmarks.endurance import KILLS, SUBMISSIONS
from tests.golden import CLASS, Golden, load_golden, students
from tests.notebook_lab import planted
from tests.printed import CLAIMS, ROOT, WORDS, Claim, Table, numbers, unclaimed

README = (ROOT / "README.md").read_text(encoding="utf-8")
TABLE = msgspec.toml.decode((CLAIMS / "readme.toml").read_bytes(), type=Table)
TEXT = " ".join(README.split())


@pytest.fixture(scope="module")
def names(course: Course, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the formulas of the claims stand on."""
    golden = {student: load_golden(student) for student in students()}
    worth = {
        each.id: list(load_probes(course.root / suite_file(FIRST, each.id)))
        for each in course.assignment(FIRST).exercises
    }
    folder = planted(course, FIRST, tmp_path_factory.mktemp("readme"), relu="open_at_zero")
    return {
        "course": course,
        "python": tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
            "requires-python"
        ],
        "class_size": lambda name: len(list(CLASS.glob(f"*/{name}"))),
        "assignments_of_the_class": len(set().union(*golden.values())),
        "rows": lambda student: rows(golden[student][FIRST], worth),
        "at_exchange": len(AT_EXCHANGE),
        "checked": checked(folder),
        "SUBMISSIONS": SUBMISSIONS,
        "KILLS": KILLS,
    }


def rows(golden: Golden, worth: dict[str, list[Probe]]) -> list[list[int | str]]:
    """A student's line in the table of a class: the exercises, the sum, what could be reached.

    Two lines where a probe may pass by the luck of the draw.
    """
    most = sum(probe.points for probes in worth.values() for probe in probes)
    unread = [name for name in worth if golden.states.get(name, golden.state) == "not_gradable"]
    found = []
    for lucky in (True, False):
        got = {name: points(golden, name, probes, lucky) for name, probes in worth.items()}
        cells = ["x" if name in unread else got[name] for name in worth]
        found.append([*cells, sum(got.values()), most])
    return found


def points(golden: Golden, exercise: str, probes: list[Probe], lucky: bool) -> int:
    """What the golden marks give for an exercise."""
    wanted = golden.points if isinstance(golden.points, dict) else {"*": golden.points}
    told = wanted.get(exercise, wanted.get("*", "zero"))
    if isinstance(told, int):
        return told
    lost = {"full": [], "zero": [probe.id for probe in probes]}.get(str(told), told)
    gone = {probe.rstrip("?") for probe in lost if not (lucky and probe.endswith("?"))}
    return sum(probe.points for probe in probes if probe.id not in gone)


def checked(folder: Path) -> str:
    """What check.py tells of a folder."""
    done = subprocess.run(
        [sys.executable, "check.py"],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("claim", TABLE.claim, ids=lambda claim: claim.says[:40])
def test_claim_holds(claim: Claim, names: dict[str, Any]) -> None:
    assert eval(claim.holds, dict(names)), claim.holds


def test_claims_are_what_the_readme_says() -> None:
    for each in TABLE.known:
        assert " ".join(each.says.split()) in TEXT, each.says
    for claim in TABLE.claim:
        formula = set(numbers(claim.holds.replace("_", "")))
        told = {each.replace(",", "") for each in numbers(claim.says)} - set(WORDS)
        assert told <= formula | {"02"}, f"{claim.says}: {told - formula} is not in the formula"


def test_every_number_is_claimed() -> None:
    assert unclaimed(README, [each.says for each in TABLE.known]) == []


def test_what_check_py_is_said_to_tell_is_told(names: dict[str, Any]) -> None:
    block = README.partition("each exercise:\n\n```text\n")[2].partition("```")[0]
    assert len(block.splitlines()) == 3
    assert block in names["checked"]
