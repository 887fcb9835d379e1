"""Parts of a class in one folder: the same as graded at once, or nothing at all."""

import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from autograder.batch.grading import Place
from autograder.course import Course
from autograder.report import Report, dump
from tests.lab import CLASS, HerePool, Run, a_probe, a_report, an_exercise, words
from tests.tiny_course import ASSIGNMENT

ADA = a_report("ada", an_exercise("relu", "graded", a_probe()), assignment=ASSIGNMENT)
BOB = replace(ADA, student="bob", submission_sha256="1" * 64)
CYD = replace(ADA, student="cyd")


def part(root: Path, name: str, *reports: Report) -> str:
    """A folder as `grade --out` leaves it."""
    place = Place(root / name / ASSIGNMENT)
    place.prepare()
    for report in reports:
        place.write(place.report(report.student), dump(report))
    place.write(place.folder / "grades.csv", b"student\n")
    return name


def content(root: Path) -> dict[str, bytes]:
    """Every file below a folder by its path there."""
    files = [path for path in root.rglob("*") if path.is_file()]
    return {str(path.relative_to(root)): path.read_bytes() for path in files}


def merged(*parts: str) -> list[str]:
    """The words of a merge command."""
    return ["merge", *parts, "--out", "all", "-A", ASSIGNMENT]


def untimed(table: dict[str, bytes]) -> dict[str, bytes]:
    """Without the reports and pages, which tell when they were made."""
    return {name: text for name, text in table.items() if name.endswith(".csv")}


def test_parts_merged_are_what_grading_at_once_gives(
    run: Run, tiny: Course, pool: HerePool
) -> None:
    whole = run(*words("--out", "once"))
    parts = [f"part{index}" for index in (1, 2, 3)]
    for index, out in enumerate(parts, start=1):
        run(*words("--shard", f"{index}/3", "--out", out))
    ended = run(*merged(*parts))
    assert (ended.status, ended.out) == (0, whole.out)
    at_once, together = content(tiny.root / "once"), content(tiny.root / "all")
    assert at_once.keys() == together.keys()
    assert untimed(at_once) == untimed(together) != {}
    for out in parts:
        for name, text in content(tiny.root / out).items():
            assert name.endswith(".csv") or together[name] == text
    assert len(pool.graded) == 2 * len(CLASS)


def test_merging_again_changes_nothing(run: Run, tiny: Course) -> None:
    parts = [part(tiny.root, "p1", ADA), part(tiny.root, "p2", BOB)]
    first = run(*merged(*parts))
    files = {path: path.stat().st_mtime_ns for path in (tiny.root / "all").rglob("*.[jh]*")}
    before = content(tiny.root / "all")
    assert run(*merged(*parts)).out == first.out
    assert content(tiny.root / "all") == before
    assert {path: path.stat().st_mtime_ns for path in files} == files


def test_a_later_part_joins_those_that_are_there(run: Run, tiny: Course) -> None:
    run(*merged(part(tiny.root, "p1", ADA)))
    ended = run(*merged(part(tiny.root, "p2", BOB)))
    assert "of 2" in ended.out
    assert (tiny.root / "all" / ASSIGNMENT / "grades.csv").read_text().count("\n") == 3


def test_what_was_graded_twice_alike_is_taken_once(run: Run, tiny: Course) -> None:
    later = replace(ADA, started_at="2026-11-03T10:00:00+00:00", duration_s=9.0)
    ended = run(*merged(part(tiny.root, "p1", ADA, BOB), part(tiny.root, "p2", later, CYD)))
    assert ended.status == 0
    assert (tiny.root / "all" / ASSIGNMENT / "ada.json").read_bytes() == dump(ADA)
    assert (tiny.root / "all" / ASSIGNMENT / "grades.csv").read_text().count("ada") == 1


def test_a_part_without_students_is_no_obstacle(run: Run, tiny: Course) -> None:
    assert run(*merged(part(tiny.root, "p1", ADA), part(tiny.root, "p2"))).status == 0


def test_a_missing_mark_is_merged_and_told(run: Run, tiny: Course) -> None:
    broken = a_report("eve", an_exercise("relu", "grader_error"), assignment=ASSIGNMENT)
    ended = run(*merged(part(tiny.root, "p1", ADA, broken)))
    assert (ended.status, (tiny.root / "all" / ASSIGNMENT / "eve.json").exists()) == (1, True)


MIXED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "key": ({"key_id": "f" * 12}, ["different keys", ADA.key_id, "f" * 12, "p1", "p2"]),
    "course": ({"course_version": "d" * 12}, ["versions of the course", "c" * 12, "d" * 12]),
    "grader": ({"grader_version": "0.2+1"}, ["versions of the grader", "0.1+12345678", "0.2+1"]),
    "no jail": ({"jail": "none"}, ["bob", "without", "p2"]),
    "submission": ({"student": "ada"}, ["ada", "different submissions", "p1", "p2"]),
    "mark": ({"student": "ada", "submission_sha256": "0" * 64, "points": 1}, ["ada", "results"]),
    "assignment": ({"assignment": "02-other"}, ["bob.json", "no report of 01-tiny"]),
}


@pytest.mark.parametrize("case", MIXED)
def test_what_does_not_belong_together_is_named_and_nothing_is_written(
    run: Run, tiny: Course, case: str
) -> None:
    change, told = MIXED[case]
    ended = run(
        *merged(part(tiny.root, "p1", ADA, CYD), part(tiny.root, "p2", replace(BOB, **change)))
    )
    assert (ended.status, ended.out) == (2, "")
    assert ended.err.count("\n") == 1
    assert [word for word in told if word not in ended.err] == []
    assert not (tiny.root / "all").exists()


def test_what_is_there_already_is_checked_and_left_alone(run: Run, tiny: Course) -> None:
    run(*merged(part(tiny.root, "p1", ADA)))
    before = content(tiny.root / "all")
    other = replace(ADA, submission_sha256="2" * 64)
    ended = run(*merged(part(tiny.root, "p2", other, BOB)))
    assert ended.status == 2
    assert f"all{os.sep}{ASSIGNMENT}" in ended.err
    assert content(tiny.root / "all") == before


@pytest.mark.parametrize("name", ["torn.json", "bob.json"])
def test_what_is_no_report_of_its_name_stops_it(run: Run, tiny: Course, name: str) -> None:
    parts = part(tiny.root, "p1", ADA)
    bad = b"{" if name == "torn.json" else dump(CYD)
    (tiny.root / "p1" / ASSIGNMENT / name).write_bytes(bad)
    ended = run(*merged(parts))
    assert (ended.status, (tiny.root / "all").exists()) == (2, False)
    assert name in ended.err


def test_a_folder_that_grade_never_wrote_stops_it(run: Run, tiny: Course) -> None:
    ended = run(*merged(part(tiny.root, "p1", ADA), "nowhere"))
    assert (ended.status, (tiny.root / "all").exists()) == (2, False)
    assert f"nowhere/{ASSIGNMENT} holds no reports" in ended.err
