"""The instructor's workflow: every job's steps, in order, on bare runners, with GitHub played."""

import csv
import json
import os
import re
import shutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from autograder.course import Course
from autograder.release import release
from autograder.report import load
from tests import fake_gh
from tests.git_lab import Remote, Server, served
from tests.lab import KEY, RIGHT
from tests.runner import Play, Step
from tests.test_export_platforms import STUB, WORK
from tests.tiny_course import ASSIGNMENT, make_course, probes

pytestmark = pytest.mark.slow  # a dozen commands, each with a start of its own

ROOT = Path(__file__).parent.parent
WORKFLOW = ROOT / ".github/workflows/grade-class.yml"
SETS_UP = frozenset({"Install", "Let bubblewrap make user namespaces", "Prove the jail"})
EARLY, LATE = "2026-11-01T12:00:00Z", "2026-11-03T12:00:00Z"
TOKENS = {
    "secrets.STUDENT_REPOS_TOKEN": "a token that reads",
    "secrets.FEEDBACK_TOKEN": "a token that writes",
}


class Room(NamedTuple):
    """The private repository, the class's repositories, and the workflow to be played."""

    course: Course
    hub: Path
    play: Play
    commits: Mapping[str, str]

    def job(self, name: str, **values: str) -> dict[str, Step]:
        """Play a job on a fresh checkout."""
        checkout = self.play.folder / f"checkout-{name}-{values.get('part', '')}"
        shutil.copytree(self.course.root, checkout)
        more = {"matrix.part": values["part"]} if "part" in values else {}
        return self.play._replace(values={**self.play.values, **more}).job(name, checkout)


def expressions(server: Server) -> dict[str, str]:
    """What the workflow's expressions stand for, in a private repository."""
    return {
        "inputs.assignment || vars.GRADE_ASSIGNMENT": ASSIGNMENT,
        "inputs.parts || vars.GRADE_PARTS || '2'": "2",
        "!github.event.repository.private": "false",
        "vars.STUDENT_REPOSITORIES": f"{server.address}/school/bp-{{assignment}}-{{github}}.git",
        "inputs.late && '--late' || ''": "",
        "inputs.feedback": "issue",
        "secrets.AUTOGRADER_KEY": KEY.secret.decode(),
        **TOKENS,
    }


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A class of every kind, everything played once."""
    folder = tmp_path_factory.mktemp("room")
    course = make_course(folder / "course")
    release(course, probes=probes)
    roster = course.root / "course-data" / "roster.csv"
    roster.parent.mkdir()
    roster.write_text("login,github\n" + "".join(f"{n},{n}-hub\n" for n in (*WORK, "gone")))
    commits = {}
    for name, files in WORK.items():
        remote = Remote(folder / "hub" / "school", f"bp-{ASSIGNMENT}-{name}-hub")
        commits[name] = remote.work({"halve.py": STUB, **files}, EARLY)
        remote.work(RIGHT, LATE)
    gh = {
        "PATH": f"{fake_gh.install(folder / 'bin')}:{_path()}",
        "FAKE_GH": str(folder / "gh"),
        "FAKE_HUB": str(folder / "hub"),
        "GH_HOST": "127.0.0.1",
    }
    with served(folder / "hub") as server:
        play = Play(WORKFLOW, course.root, folder / "runner", expressions(server), SETS_UP, gh)
        yield Room(course, folder / "hub", play, commits)


def _path() -> str:
    return f"{Path(sys.executable).parent}:{os.environ['PATH']}"


@pytest.fixture(scope="module")
def played(room: Room) -> dict[str, dict[str, Step]]:
    """All jobs in the order in which they need each other."""
    jobs = {"collect": room.job("collect")}
    for part in ("1", "2"):
        jobs[f"grade {part}"] = room.job("grade", part=part)
    jobs["merge"] = room.job("merge")
    jobs["feedback"] = room.job("feedback")
    return jobs


def test_every_job_does_its_part(played: dict[str, dict[str, Step]]) -> None:
    told = {job: {name: step.status for name, step in came.items()} for job, came in played.items()}
    assert told == {
        "collect": {"Share out the class": 0, "Collect": 0},
        "grade 1": {"Grade": 0},
        "grade 2": {"Grade": 0},
        "merge": {"Merge": 0, "Export": 0},
        "feedback": {"Tell the students": 0},
    }, [step.log for came in played.values() for step in came.values() if step.status]
    assert played["collect"]["Share out the class"].outputs == {"parts": "[1,2]"}
    assert "gone: " in played["collect"]["Collect"].summary


def test_marks_are_of_the_commits_in_time_and_in_every_format(
    room: Room, played: dict[str, dict[str, Step]]
) -> None:
    grades = room.play.folder / "artifacts" / "grades"
    reports = {
        path.stem: load(path)
        for path in (grades / "course-data/grades" / ASSIGNMENT).glob("*.json")
    }
    assert {name: report.source.sha for name, report in reports.items()} == room.commits
    points = {name: report.points for name, report in reports.items()}
    assert points == {"right": 11, "half": 10, "nothing": 0, "syntax": 10, "hang": 10}
    made = {path.parent.name for path in (grades / "exports").rglob("*") if path.is_file()}
    assert made > {"wide", "canvas", "moodle", "junit", "classroom", "right"}
    with (grades / "exports/classroom" / f"classroom-{ASSIGNMENT}.csv").open() as stream:
        told = {row["github_username"]: row["points_awarded"] for row in csv.DictReader(stream)}
    assert told == {**{f"{name}-hub": str(each) for name, each in points.items()}, "gone-hub": ""}


def test_each_student_is_told_once_in_the_own_repository(
    room: Room, played: dict[str, dict[str, Step]]
) -> None:
    kept = Path(room.play.more["FAKE_GH"])
    issues = {
        path.name: json.loads(path.read_text()) for path in kept.iterdir() if path.name != "calls"
    }
    assert issues.keys() == {f"school-bp-{ASSIGNMENT}-{name}-hub-issues" for name in WORK}
    (half,) = issues[f"school-bp-{ASSIGNMENT}-half-hub-issues"]
    assert half["title"] == f"Feedback: {ASSIGNMENT}"
    assert "10/11 points" in half["body"]
    assert room.commits["half"] in half["body"]
    shutil.rmtree(room.play.folder / "checkout-feedback-")
    again = room.job("feedback")["Tell the students"]
    assert again.log.count("told already") == len(WORK)


def test_a_token_is_only_where_no_students_code_runs(
    room: Room, played: dict[str, dict[str, Step]]
) -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text())["jobs"]
    found = {name: set(re.findall(r"secrets\.\w+", json.dumps(job))) for name, job in jobs.items()}
    assert found == {
        "collect": {"secrets.STUDENT_REPOS_TOKEN"},
        "grade": {"secrets.AUTOGRADER_KEY"},
        "merge": set(),
        "feedback": {"secrets.FEEDBACK_TOKEN"},
    }
    for job in jobs.values():
        assert "secrets." not in json.dumps(job.get("env", {}))
    runs = {
        name: " ".join(step.get("run", "") for step in job["steps"]) for name, job in jobs.items()
    }
    assert [name for name, text in runs.items() if "autograder grade" in text] == ["grade"]
    calls = (Path(room.play.more["FAKE_GH"]) / "calls").read_text().splitlines()
    tokens = {(json.loads(call)[1][0], json.loads(call)[0]) for call in calls}
    assert tokens == {
        ("auth", TOKENS["secrets.STUDENT_REPOS_TOKEN"]),
        ("api", TOKENS["secrets.STUDENT_REPOS_TOKEN"]),
        ("api", TOKENS["secrets.FEEDBACK_TOKEN"]),
    }
    everything = [path for path in room.play.folder.rglob("*") if path.is_file()]
    assert not [path for path in everything if b"a token that" in path.read_bytes()]


def test_in_a_public_repository_or_without_a_key_nothing_is_graded(room: Room) -> None:
    public = {**room.play.values, "!github.event.repository.private": "true"}
    came = room.play._replace(values=public, folder=room.play.folder / "public").job("collect")
    assert {name: step.status for name, step in came.items()} == {"Only in a private repository": 1}
    values: dict[str, Any] = {**room.play.values, "secrets.AUTOGRADER_KEY": "", "matrix.part": "1"}
    kept = room.play.folder / "keyless" / "artifacts" / "collected" / "submitted"
    kept.mkdir(parents=True)
    folder = room.play.folder / "keyless"
    checkout = room.play.folder / "checkout-keyless"
    shutil.copytree(room.course.root, checkout)
    (checkout / "parts").mkdir()
    step = room.play._replace(values=values, folder=folder).job("grade", checkout)["Grade"]
    assert step.status == 1
    assert "there is no secret AUTOGRADER_KEY" in step.log
    assert not (checkout / "course-data" / "key").exists()
