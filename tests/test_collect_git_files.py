"""What is taken out of a repository, what is told of the rest, and where it is."""

import os
from pathlib import Path

import pytest

from autograder.course import Course
from tests.collect_lab import submitted
from tests.git_class import (
    EARLY,
    HALF,
    PATIENCE,
    WORSE,
    Handout,
    collect,
    enroll,
    graded,
    look,
    told,
)
from tests.git_lab import Remote, git, served
from tests.lab import RIGHT, Run
from tests.tiny_course import ASSIGNMENT


def test_only_the_listed_files_are_taken_and_changes_around_them_are_told(
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    enroll(tiny, "ada", "bea")
    Remote(hub, "ada", handout.template).work(HALF, EARLY)
    bea = Remote(hub, "bea", handout.template)
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
    tiny: Course, run: Run, hub: Path, handout: Handout
) -> None:
    enroll(tiny, "ada")
    ada = Remote(hub, "ada")
    released = {
        f"{ASSIGNMENT}/{path.relative_to(handout.assignments / ASSIGNMENT)}": path.read_bytes()
        for path in (handout.assignments / ASSIGNMENT).rglob("*")
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
