"""`autograder collect git`: the right commit of everybody, by the server's clock."""

import shutil
from pathlib import Path

import pytest

from autograder.collect import receipts
from autograder.collect.git import fetching
from autograder.course import Course
from tests.collect_lab import EXTENSIONS_HEAD, extensions
from tests.git_class import (
    EARLY,
    HALF,
    IN_TIME,
    LATE,
    PATIENCE,
    WORSE,
    Handout,
    collect,
    enroll,
    graded,
    look,
    told,
)
from tests.git_lab import Remote, git
from tests.lab import RIGHT, Run
from tests.tiny_course import ASSIGNMENT


def test_the_servers_clock_decides_and_the_commit_is_named(
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    enroll(tiny, "ada", "bea")
    ada, bea = (Remote(hub, name, handout.template) for name in ("ada", "bea"))
    ada.push(EARLY)
    good = ada.work(RIGHT, IN_TIME, dated="2031-01-01T00:00:00Z")  # a clock that runs wrong
    forged = ada.work(WORSE, LATE, dated="2026-10-01T00:00:00Z")  # a date that lies
    bea.push(EARLY)
    half = bea.work(HALF, EARLY)
    ended = collect(run, hub)
    assert ended.status == 0
    assert f"commit {good[:10]}: the last push before it was due" in ended.out
    assert told(ended) == [
        f"ada: {forged[:10]} was pushed 2026-11-02 23:59:01+01:00, after it was due, "
        "and is not taken (--late takes it)."
    ]
    report = graded(tiny, run, "ada")
    assert (report.points, report.source.kind, report.source.sha) == (11, "git", good)
    assert (report.source.time, report.late_s) == ("2026-11-02T23:58:59+01:00", 0)
    assert graded(tiny, run, "bea").source.sha == half


def test_late_work_is_taken_when_asked_and_costs_what_the_policy_says(
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada", handout.template)
    first = ada.work(HALF, EARLY)
    last = ada.work(RIGHT, "2026-11-03T12:00:00+01:00")
    assert collect(run, hub, "--late").status == 0
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.points, report.late_s) == (last, 11, 43260)
    collect(run, hub)
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.points, report.late_s) == (first, 10, 0)


def test_an_extension_moves_the_line(tiny: Course, run: Run, hub: Path, handout: Handout) -> None:
    enroll(tiny, "ada")
    extensions(tiny, f"{EXTENSIONS_HEAD}ada,{ASSIGNMENT},2026-11-04T00:00:00+01:00,\n")
    ada = Remote(hub, "ada", handout.template)
    ada.work(HALF, EARLY)
    last = ada.work(RIGHT, "2026-11-03T12:00:00+01:00")
    assert collect(run, hub).status == 0
    assert graded(tiny, run, "ada").source.sha == last


def test_who_began_late_hands_in_late(tiny: Course, run: Run, hub: Path, handout: Handout) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada", handout.template)
    ada.push(EARLY)
    ada.work({"notes.txt": b"accepted"}, EARLY)
    last = ada.work(RIGHT, LATE)
    ended = collect(run, hub)
    assert "the last push: nothing was handed in before it was due" in ended.out
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.late_s) == (last, 1)


def test_a_commit_asked_for_counts_until_git_is_asked_again(
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada", handout.template)
    ada.push(EARLY)
    older = ada.commit(HALF)  # never the newest on the server
    newest = ada.work(WORSE, "2026-10-25T10:00:00Z")
    collect(run, hub)
    assert graded(tiny, run, "ada").source.sha == newest
    ended = collect(run, hub, "--commit", f"ada={older[:8]}")
    assert ended.status == 0
    assert f"commit {older[:10]}: an instructor asked for it" in ended.out
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.points) == (older, 10)
    assert report.source.time == "2026-10-25T11:00:00+01:00"  # of the push that brought it
    collect(run, hub)
    assert graded(tiny, run, "ada").source.sha == newest
    kept = receipts.read(tiny.root / "course-data" / "submitted", "ada", ASSIGNMENT).values()
    assert [each.why for each in kept if not each.counts] == [
        "git was asked again; the copy by git, received 2026-10-25 11:00:00+01:00, counts"
    ]


@pytest.mark.parametrize(
    ("commit", "status", "sentence"),
    [
        ("eve=1234567", 2, "'eve' is nobody on roster.csv"),
        ("ada=1234", 2, "write at least 7 signs"),
        ("ada=1234567", 1, "has no commit 1234567: is it on another branch?"),
    ],
)
def test_a_commit_that_cannot_be_meant_is_refused(
    tiny: Course, run: Run, hub: Path, commit: str, status: int, sentence: str
) -> None:
    enroll(tiny, "ada")
    Remote(hub, "ada").work(RIGHT, EARLY)
    ended = collect(run, hub, "--commit", commit)
    assert ended.status == status
    assert sentence in ended.out + ended.err


def test_without_a_log_only_what_was_seen_in_time_has_a_time(tiny: Course, hub: Path) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada")
    seen = ada.work(HALF, EARLY)
    shutil.rmtree(ada.bare / "logs")
    git(ada.bare, "config", "core.logAllRefUpdates", "false")
    (line,) = look(tiny, str(hub), "2026-11-01T12:00:00Z", PATIENCE).lines
    assert line.stored is not None
    assert line.problems == []
    assert line.stored.receipt.time_from == fetching.SEEN
    ada.work(WORSE, EARLY)
    (line,) = look(tiny, str(hub), "2026-11-05T12:00:00Z", PATIENCE).lines
    assert line.stored is not None
    assert line.stored.state == "newer kept"
    assert line.stored.receipt.commit is not None
    assert line.stored.receipt.commit.sha == seen
