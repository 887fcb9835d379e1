"""`autograder collect git`: the right commit of everybody, whatever became of the repositories."""

import os
import shutil
import subprocess
from datetime import datetime
from pathlib import Path
from threading import Event
from typing import NamedTuple

import pytest

from autograder.classroom.build import build
from autograder.collect import receipts
from autograder.collect.extensions import load_extensions
from autograder.collect.gather import Job
from autograder.collect.git import fetching, remote
from autograder.collect.git.fetching import Look
from autograder.collect.git.gather import Class, collect_git
from autograder.collect.git.remote import Patience
from autograder.collect.git.tampering import given
from autograder.collect.picking import wanted
from autograder.collect.roster import load_roster
from autograder.collect.store import Store
from autograder.collect.summary import Summary
from autograder.collect.timing import Clock
from autograder.course import Course
from autograder.release import release
from autograder.report import Report, load
from tests.collect_lab import BERLIN, EXTENSIONS_HEAD, extensions, submitted
from tests.git_lab import Remote, git, loses, served
from tests.lab import RIGHT, Ended, Run
from tests.tiny_course import ASSIGNMENT, make_course, probes

DUE = "2026-11-02T23:59:00+01:00"
EARLY, IN_TIME, LATE = "2026-10-20T12:00:00Z", "2026-11-02T22:58:59Z", "2026-11-02T22:59:01Z"
HALF = {"scale.py": RIGHT["scale.py"]}
WORSE = {"scale.py": b"def scale_backward(d_out, a, b):\n    return d_out, d_out\n"}


class Shared(NamedTuple):
    """What all tests start from: the release of the tiny course and its template."""

    assignments: Path
    template: Path


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Shared:
    course = make_course(tmp_path_factory.mktemp("shared") / "course")
    release(course, probes=probes)
    build(course, course.assignments, course.root.parent / "template", probes)
    return Shared(course.root / "assignments", course.root.parent / "template")


@pytest.fixture
def hub(tiny: Course, shared: Shared, tmp_path: Path) -> Path:
    """The folder of the students' repositories, beside a released course."""
    shutil.copytree(shared.assignments, tiny.root / "assignments")
    return tmp_path / "hub"


def enroll(course: Course, *logins: str) -> None:
    path = course.root / "course-data" / "roster.csv"
    path.parent.mkdir(exist_ok=True)
    path.write_text("login,github\n" + "".join(f"{name},{name}-hub\n" for name in logins))


def collect(run: Run, hub: Path, *args: str) -> Ended:
    return run("collect", "git", "-A", ASSIGNMENT, "--repositories", f"{hub}/{{login}}.git", *args)


def look(
    course: Course, hub: str, now: str, patience: Patience, gh_host: str = "github.com"
) -> Summary:
    """The same with a clock of ours."""
    assignment = course.assignments[0]
    want = wanted(assignment, 256, frozenset())
    store = Store(course.root / "course-data" / "submitted", want, BERLIN)
    people = load_roster(course.root / "course-data" / "roster.csv")
    when, known = datetime.fromisoformat(now), given(course, assignment)
    seen = Look(want, known, frozenset(), when, patience, gh_host=gh_host)
    clones = course.root / "course-data" / "git"
    source = Class(f"{hub}/{{login}}.git", clones, seen, load_extensions(course), jobs=2)
    return collect_git(Job(assignment, store, Clock(BERLIN), people), source, people.people)


def graded(course: Course, run: Run, student: str) -> Report:
    assert run("grade", "course-data/submitted", "-A", ASSIGNMENT).status == 0
    return load(course.root / "course-data" / "grades" / ASSIGNMENT / f"{student}.json")


def told(ended: Ended) -> list[str]:
    """The sentences, without the table."""
    return [line for line in ended.out.splitlines() if line.endswith(".") and "Times" not in line]


# Which commit counts.


def test_the_servers_clock_decides_and_the_commit_is_named(
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    enroll(tiny, "ada", "bea")
    ada, bea = (Remote(hub, name, shared.template) for name in ("ada", "bea"))
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
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada", shared.template)
    first = ada.work(HALF, EARLY)
    last = ada.work(RIGHT, "2026-11-03T12:00:00+01:00")
    assert collect(run, hub, "--late").status == 0
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.points, report.late_s) == (last, 11, 43260)
    collect(run, hub)
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.points, report.late_s) == (first, 10, 0)


def test_an_extension_moves_the_line(tiny: Course, run: Run, hub: Path, shared: Shared) -> None:
    enroll(tiny, "ada")
    extensions(tiny, f"{EXTENSIONS_HEAD}ada,{ASSIGNMENT},2026-11-04T00:00:00+01:00,\n")
    ada = Remote(hub, "ada", shared.template)
    ada.work(HALF, EARLY)
    last = ada.work(RIGHT, "2026-11-03T12:00:00+01:00")
    assert collect(run, hub).status == 0
    assert graded(tiny, run, "ada").source.sha == last


def test_who_began_late_hands_in_late(tiny: Course, run: Run, hub: Path, shared: Shared) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada", shared.template)
    ada.push(EARLY)
    ada.work({"notes.txt": b"accepted"}, EARLY)
    last = ada.work(RIGHT, LATE)
    ended = collect(run, hub)
    assert "the last push: nothing was handed in before it was due" in ended.out
    report = graded(tiny, run, "ada")
    assert (report.source.sha, report.late_s) == (last, 1)


def test_a_commit_asked_for_counts_until_git_is_asked_again(
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada", shared.template)
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


# What can become of a repository.

PATIENCE = Patience(Event(), (0.0, 0.0, 0.0))


def test_every_fault_is_told_and_is_nobody_elses(
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    names = ("ada", "bea", "cleo", "dora", "emil", "fay")
    enroll(tiny, *names)
    started = {name: shared.template if name != "cleo" else None for name in names}
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
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    enroll(tiny, "ada", "bea")
    good = {}
    for name in ("ada", "bea"):
        student = Remote(hub, name, shared.template)
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


# What is taken.


def test_only_the_listed_files_are_taken_and_changes_around_them_are_told(
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    enroll(tiny, "ada", "bea")
    Remote(hub, "ada", shared.template).work(HALF, EARLY)
    bea = Remote(hub, "bea", shared.template)
    cheat = {
        "check.py": b"print('all visible tests pass')\n",
        "tests/test_halve.py": b"def test_x():\n    assert True\n",
        "conftest.py": b"import os\nos._exit(0)\n",
        "tests/conftest.py": b"",
        "numpy.py": b"",
        ".github/workflows/autograding.yml": b"on: push\njobs: {}\n",
        ".github/workflows/mine.yml": b"on: push\njobs: {}\n",
        "README.md": b"my own words",
    }
    (bea.clone / "draw.py").unlink()
    sha = bea.work(HALF | cheat, EARLY)
    ended = collect(run, hub)
    assert ended.status == 0
    assert told(ended) == [
        "bea: .github/workflows/autograding.yml, check.py, tests/test_halve.py were edited: "
        "no effect on marks.",
        "bea: .github/workflows/mine.yml, conftest.py, tests/conftest.py were added: "
        "no effect on marks.",
        "bea: draw.py was removed: no effect on marks.",
    ]
    honest, cheating = graded(tiny, run, "ada"), graded(tiny, run, "bea")
    assert (cheating.points, cheating.source.sha) == (honest.points, sha) == (10, sha)
    assert cheating.ignored_files == ("conftest.py", "numpy.py")
    assert submitted(tiny).keys() == {
        f"{name}/{ASSIGNMENT}/{file}"
        for name in ("ada", "bea")
        for file in ("scale.py", "halve.py", "01-tiny.ipynb", "timestamp.txt")
    }


def test_links_modules_and_large_files_are_not_followed(tiny: Course, run: Run, hub: Path) -> None:
    enroll(tiny, "ada", "bea")
    ada, bea = Remote(hub, "ada"), Remote(hub, "bea")
    (ada.clone / "scale.py").symlink_to("/etc/passwd")
    ada.commit({"halve.py": b"#" * (300 << 10)})
    ada.push(EARLY)
    bea.commit(HALF)
    inner = git(bea.clone, "rev-parse", "HEAD")
    git(bea.clone, "update-index", "--add", "--cacheinfo", f"160000,{inner},halve.py")
    git(bea.clone, "commit", "-q", "-m", "module")
    bea.push(EARLY)
    ended = collect(run, hub)
    assert ended.status == 1
    assert [line for line in told(ended) if "removed" not in line] == [
        "ada: scale.py is a link: hand in the file itself.",
        "ada: halve.py is larger than 256 KB, the most that is read.",
        "bea: halve.py is another repository (a submodule): hand in the file itself.",
    ]
    report = graded(tiny, run, "ada")
    assert [each.state for each in report.exercises] == ["not_gradable", "not_gradable"]


def test_in_a_repository_of_all_assignments_its_own_folder_is_taken(
    tiny: Course, run: Run, hub: Path, shared: Shared
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada")
    released = {
        f"{ASSIGNMENT}/{path.relative_to(shared.assignments / ASSIGNMENT)}": path.read_bytes()
        for path in (shared.assignments / ASSIGNMENT).rglob("*")
        if path.is_file()
    }
    right = {f"{ASSIGNMENT}/{name}": content for name, content in RIGHT.items()}
    ada.work({**released, **right, "scale.py": WORSE["scale.py"]}, EARLY)
    assert collect(run, hub).status == 0
    assert graded(tiny, run, "ada").points == 11


# Where repositories are, and who tells when something was pushed.


def test_addresses_come_from_the_roster(tiny: Course, run: Run, hub: Path) -> None:
    Remote(hub, "01-tiny-ada-hub").work(RIGHT, EARLY)
    other = Remote(hub, "elsewhere")
    other.work(RIGHT, EARLY)
    roster = tiny.root / "course-data" / "roster.csv"
    roster.parent.mkdir(exist_ok=True)
    rows = f"ada,ada-hub,\nbea,,{other.bare}\ncleo,,\ndora,same,\nemil,Same,\n"
    roster.write_text(f"login,GitHub username,student_repository_url\n{rows}")
    where = f"{hub}/{{assignment}}-{{github}}.git"
    ended = run("collect", "git", "-A", ASSIGNMENT, "--repositories", where)
    assert ended.status == 1
    same = "lines 5 and 6 of the roster lead to the same repository: change one."
    assert [line for line in told(ended) if "removed" not in line] == [
        "cleo: line 4 of the roster has no cell 'github'.",
        f"dora: {same}",
        f"emil: {same}",
    ]
    assert {name.split("/")[0] for name in submitted(tiny)} == {"ada", "bea"}
    wrong = run("collect", "git", "-A", ASSIGNMENT, "--repositories", "x/{name}")
    assert (wrong.status, "has {name} in it: use {github}" in wrong.err) == (2, True)


@pytest.mark.parametrize("url", ["ext::sh -c touch% {mark}", "--upload-pack=touch {mark}"])
def test_an_address_runs_nothing(tiny: Course, run: Run, hub: Path, url: str) -> None:
    mark = tiny.root / "mark"
    roster = tiny.root / "course-data" / "roster.csv"
    roster.parent.mkdir(exist_ok=True)
    roster.write_text(f"login,repository\nada,{url.format(mark=mark)}\n")
    assert run("collect", "git", "-A", ASSIGNMENT).status == 1
    assert not mark.exists()


FAKE_GH = """#!/bin/sh
echo "$@" >> {log}
case "$*" in
*garbled*) echo "<html>";;
*outside*) echo "To get started with GitHub CLI, please run:  gh auth login" >&2; exit 4;;
*limited*) echo "gh: API rate limit exceeded (HTTP 403)" >&2; exit 1;;
*closed*) echo "gh: Resource not accessible by personal access token (HTTP 403)" >&2; exit 1;;
esac
printf '2026-11-05T10:00:00Z\\t{late}\\n2026-11-01T10:00:00Z\\t{good}\\n'
"""


def test_github_tells_through_gh(
    tiny: Course, hub: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enroll(tiny, "ada", "limited", "closed", "outside", "garbled")
    hub.mkdir()
    ada = Remote(hub / "school", "ada")
    good, late = ada.work(RIGHT, EARLY), ada.work(WORSE, EARLY)
    for name in ("limited", "closed", "outside", "garbled"):
        Remote(hub / "school", name).work(RIGHT, EARLY)
    program = tmp_path / "bin" / "gh"
    program.parent.mkdir()
    program.write_text(FAKE_GH.format(log=tmp_path / "log", good=good, late=late))
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{program.parent}:{os.environ['PATH']}")
    with served(hub) as server:
        summary = look(
            tiny, f"{server.address}/school", "2026-11-30T12:00:00Z", PATIENCE, gh_host="127.0.0.1"
        )
    lines = {line.student: line for line in summary.lines}
    stored = lines["ada"].stored
    assert stored is not None
    assert stored.receipt.commit is not None
    assert stored.receipt.commit.sha == good
    assert stored.receipt.time == "2026-11-01T11:00:00+01:00"
    assert stored.receipt.time_from == "GitHub's log of pushes"
    assert "the server limits requests" in lines["limited"].trouble
    assert "may not be read with your account" in lines["closed"].trouble
    assert "a log of pushes that cannot be read" in lines["garbled"].trouble
    assert "run `gh auth login` first" in lines["outside"].trouble
    asked = (tmp_path / "log").read_text().splitlines()
    assert [line for line in asked if "/ada/" in line] == [
        "api --hostname 127.0.0.1 --paginate repos/school/ada/activity?ref=refs/heads/main"
        "&per_page=100 --jq "
        '.[] | select(.activity_type != "branch_deletion") | [.timestamp, .after] | @tsv'
    ]
    assert sum("/limited/" in line for line in asked) == 4
    assert sum("/closed/" in line for line in asked) == 1
