"""Whatever becomes of a repository is told, and is nobody else's trouble."""

import shutil
import subprocess
from pathlib import Path

import pytest

from autograder.collect.git import remote
from autograder.course import Course
from tests.collect_lab import submitted
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
from tests.git_lab import Remote, git, loses, served
from tests.lab import RIGHT, Run
from tests.tiny_course import ASSIGNMENT


def test_every_fault_is_told_and_is_nobody_elses(
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    names = ("ada", "bea", "cleo", "dora", "emil", "fay")
    enroll(tiny, *names)
    started = {name: handout.template if name != "cleo" else None for name in names}
    remotes = {name: Remote(hub, name, started[name]) for name in names if name != "bea"}
    for name in ("ada", "fay"):
        remotes[name].work(RIGHT, EARLY)
    remotes["dora"].work(RIGHT, EARLY)
    git(remotes["dora"].bare, "branch", "-m", "main", "work")
    git(remotes["dora"].bare, "symbolic-ref", "HEAD", "refs/heads/gone")
    git(remotes["dora"].bare, "branch", "other", "work")
    remotes["emil"].work(RIGHT, IN_TIME)
    git(remotes["emil"].clone, "commit", "-q", "--amend", "-m", "another")
    remotes["emil"].push(LATE, "--force")
    log = (remotes["emil"].bare / "logs/refs/heads/main").read_text()
    loses(remotes["emil"])
    (remotes["emil"].bare / "logs/refs/heads").mkdir(parents=True)
    (remotes["emil"].bare / "logs/refs/heads/main").write_text(log)
    lost = log.splitlines()[0].split()[1][:10]
    ended = collect(run, hub)
    assert ended.status == 1
    assert dict(line.split(": ", 1) for line in told(ended)) == {
        "bea": f"{hub}/bea.git is not there (deleted, renamed, never accepted), or your account "
        "may not see it.",
        "cleo": f"{hub}/cleo.git is empty: nothing was pushed.",
        "dora": f"{hub}/dora.git has no default branch, only other, work: name one with --branch.",
        "emil": f"{hub}/emil.git has lost commit {lost}, pushed 2026-11-02 23:58:59+01:00 and "
        "pushed over since: ask for it, or choose another with --commit.",
    }
    assert {name.split("/")[0] for name in submitted(tiny)} == {"ada", "fay"}
    assert collect(run, hub, "--branch", "work", "--student", "dora").status == 0


def test_a_push_over_the_one_that_counts_changes_nothing(
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    enroll(tiny, "ada", "bea")
    good = {}
    for name in ("ada", "bea"):
        student = Remote(hub, name, handout.template)
        good[name] = student.work(RIGHT, IN_TIME)
        if name == "bea":
            collect(run, hub)  # we have it, so that the server may forget it
        git(student.clone, "reset", "-q", "--hard", "HEAD~1")
        student.commit(WORSE)
        student.push(LATE, "--force")
        if name == "bea":
            log = (student.bare / "logs/refs/heads/main").read_text()
            loses(student)
            (student.bare / "logs/refs/heads").mkdir(parents=True)
            (student.bare / "logs/refs/heads/main").write_text(log)
    collect(run, hub)
    for name, sha in good.items():
        report = graded(tiny, run, name)
        assert (report.source.sha, report.points) == (sha, 11)


def test_a_huge_repository_costs_neither_disk_nor_others(
    tiny: Course, run: Run, hub: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enroll(tiny, "ada", "bea")
    for name in ("bea", "ada"):
        student = Remote(hub, name)
        student.work({**RIGHT, "01-tiny.ipynb": bytes(range(256)) * 47_000}, EARLY)
        git(student.bare, "config", "uploadpack.allowFilter", "true" if name == "ada" else "false")
        url = f"file://{student.bare}"
        roster = tiny.root / "course-data" / "roster.csv"
        roster.write_text(roster.read_text().replace("github\n", "github,repository\n", 1))
        roster.write_text(roster.read_text().replace(f"{name}-hub\n", f"{name}-hub,{url}\n"))
    ended = collect(run, hub)
    assert ended.status == 1
    assert "ada: 01-tiny.ipynb was too large to be fetched." in ended.out
    assert "bea: 01-tiny.ipynb is larger than 10240 KB, the most that is read." in ended.out
    assert graded(tiny, run, "ada").points == graded(tiny, run, "bea").points == 11
    last = student.work({"scale.py": RIGHT["scale.py"] + b"\n"}, IN_TIME)
    collect(run, hub)
    assert graded(tiny, run, "ada").source.sha == last
    sizes = {name: folder_size(tiny.root, name) for name in ("ada", "bea")}
    assert sizes["ada"] < 1 << 20
    monkeypatch.setattr(remote, "LARGEST", 1000)
    monkeypatch.setattr(remote, "_LOOK_S", 0.0)
    shutil.rmtree(tiny.root / "course-data" / "git")
    ended = collect(run, hub)
    assert ended.status == 1
    assert "is larger than 0 MB, the most that is fetched" in ended.out


def folder_size(root: Path, student: str) -> int:
    clone = root / "course-data" / "git" / ASSIGNMENT / f"{student}.git"
    return sum(path.stat().st_size for path in clone.rglob("*") if path.is_file())


def test_few_objects_that_name_endless_files_are_refused(
    tiny: Course, run: Run, hub: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enroll(tiny, "ada")
    student = Remote(hub, "ada")
    (student.clone / "x").write_text("x")
    kind, sha = "blob", git(student.clone, "hash-object", "-w", "x")
    for _ in range(9):
        mode = "100644" if kind == "blob" else "040000"
        rows = "".join(f"{mode} {kind} {sha}\tf{n}\n" for n in range(10))
        (student.clone / "rows").write_text(rows)
        kind, sha = "tree", git_from(student.clone, "rows", "mktree")
    commit = git(student.clone, "commit-tree", "-m", "bomb", sha)
    git(student.clone, "update-ref", "refs/heads/main", commit)
    student.push(EARLY)
    monkeypatch.setattr(remote, "MOST_TOLD", 1 << 20)
    ended = collect(run, hub)
    assert ended.status == 1
    assert "holds more than" in ended.out


def git_from(folder: Path, file: str, *args: str) -> str:
    with (folder / file).open() as stream:
        return subprocess.check_output(
            ["git", "-C", folder, *args], stdin=stream, text=True
        ).strip()


def test_a_server_with_bad_days_is_asked_again_politely(tiny: Course, hub: Path) -> None:
    names = ("ada", "bea", "cleo", "dora", "emil", "fay")
    enroll(tiny, *names)
    for name in names:
        Remote(hub, name).work(RIGHT, EARLY)
    with served(hub) as server:
        server.faults = {
            "ada": [(502, ""), (403, "")],
            "bea": [(429, "")] * 9,
            "cleo": [(403, "")] * 9,
            "dora": [(403, "Permission to read this was denied to you.")] * 9,
            "emil": [(404, "")] * 9,
        }
        server.moved = {"fay": "fay-renamed"}
        (hub / "fay.git").rename(hub / "fay-renamed.git")
        summary = look(tiny, server.address, "2026-11-01T12:00:00Z", PATIENCE)
        asked = dict(server.asked)
        server.faults.clear()
        again = look(tiny, server.address, "2026-11-01T12:00:00Z", PATIENCE)
    states = [line.stored.state for line in again.lines if line.stored]
    assert states == ["unchanged", *["collected"] * 4, "unchanged"]
    problems = {line.student: " ".join(line.problems) for line in summary.lines}
    assert problems["ada"] == ""
    assert problems["bea"].endswith("the server limits requests; run this again in some minutes.")
    assert "was refused (403), several times" in problems["cleo"]
    assert "may not be read with your account" in problems["dora"]
    assert "is not there" in problems["emil"]
    assert (asked["bea"], asked["cleo"]) == (4, 4)
    assert (asked["dora"], asked["emil"]) == (1, 1)
    assert problems["fay"] == ""
    (fay,) = [line.stored for line in summary.lines if line.student == "fay"]
    assert fay is not None
    assert "the repository moved to" in " ".join(fay.notes)


def test_a_clone_that_an_interruption_left_locked_is_made_anew(
    tiny: Course, run: Run, hub: Path
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada")
    ada.work(HALF, EARLY)
    collect(run, hub)
    clone = tiny.root / "course-data" / "git" / ASSIGNMENT / "ada.git"
    (clone / "shallow.lock").write_text("")
    last = ada.work(RIGHT, IN_TIME)
    assert collect(run, hub).status == 0
    assert graded(tiny, run, "ada").source.sha == last
