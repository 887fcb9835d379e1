"""Large classes, killed processes and failing disks: no mark is lost, doubled or half written."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.batch.grading import Outcome, Place
from autograder.batch.pool import Pool
from autograder.batch.processes import Processes
from autograder.batch.run import write_page, write_table
from autograder.course import Course
from autograder.report import dump, load
from benchmarks.alike import differences
from benchmarks.endurance import MOST, endure, kill_and_resume, make_class
from benchmarks.watching import Sample, growth, look, pace
from tests.lab import Run, a_report, hidden, setup_of, words
from tests.pool_lab import killing
from tests.tiny_course import ASSIGNMENT

as_root = pytest.mark.skipif(os.geteuid() != 0, reason="it mounts a small disk")

# A suite that ends the jail below it, as often as the student's file says.
JAIL_KILLER = """
import os
import signal
from pathlib import Path

from autograder.suite import close, probe

COUNTS = Path(__file__).parent


def children(pid):
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@probe("is there", points=2)
def test_there(student, draw):
    name, times = student.kills()
    count = COUNTS / name
    count.touch()
    if count.stat().st_size < times:
        with count.open("a") as stream:
            stream.write("x")
        for jail in children(os.getpid()):
            for process in (*children(jail), jail):
                os.kill(process, signal.SIGKILL)
        while True:  # until it is noticed
            student.kills()
    assert student.kills()[0] == close(name)
"""


def test_a_jail_that_is_killed_costs_nobody_a_mark(tiny: Course) -> None:
    (hidden(tiny) / ASSIGNMENT / "test_halve.py").write_text(JAIL_KILLER)
    setup = setup_of(tiny)
    handed_in = [killing(tiny, name, times) for name, times in (("ada", 1), ("bob", 9))]
    results = Pool(setup, Processes(setup, 1)).grade(iter(handed_in))
    found = {each.report.student: each for each in results}
    assert found["ada"].report.exercises[1].points == 2
    assert found["ada"].faults == ()
    assert found["bob"].report.exercises[1].points is None
    assert (hidden(tiny) / ASSIGNMENT / "bob").read_text() == "xx"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own that holds a report or two."""
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16k", "small", disk], check=True)
    yield disk
    subprocess.run(["umount", disk], check=True)


@as_root
def test_a_full_disk_is_told_and_nothing_is_half_written(run: Run, small_disk: Path) -> None:
    ended = run(*words("--out", small_disk))
    assert ended.status == 2
    assert ended.err.splitlines()[-1].startswith("autograder: ")
    assert "cannot be written (No space left on device): choose another --out" in ended.err
    assert "Traceback" not in ended.err
    left = [path for path in small_disk.rglob("*") if path.is_file()]
    assert {path.suffix for path in left} <= {".json", ".html"}
    assert all(load(path).points is not None for path in left if path.suffix == ".json")
    subprocess.run(["mount", "-o", "remount,size=1m", small_disk], check=True)
    assert run(*words("--out", small_disk)).status == 0
    assert len(list((small_disk / ASSIGNMENT).glob("*.json"))) == 3


@as_root
def test_a_disk_that_cannot_be_written_is_told_before_anything_is_graded(
    run: Run, small_disk: Path
) -> None:
    subprocess.run(["mount", "-o", "remount,ro", small_disk], check=True)
    ended = run(*words("--out", small_disk))
    assert (ended.status, ended.out) == (2, "")
    told = "cannot be written (Read-only file system): choose another --out"
    assert [told in line for line in ended.err.splitlines()] == [True]


def graded_at(place: Path, minute: int) -> Path:
    """The files of a run that took so many seconds at that minute."""
    report = a_report(
        "ada", started_at=f"2026-11-02T10:{minute}:00+00:00", duration_s=float(minute)
    )
    here = Place(place / "01-lab")
    here.write(here.report("ada"), dump(report))
    write_page(here, Outcome(report, fresh=True))
    write_table(here)
    return place


def test_two_runs_are_alike_but_for_their_times_and_no_more(tmp_path: Path) -> None:
    one, other = graded_at(tmp_path / "one", 11), graded_at(tmp_path / "other", 12)
    names = ["01-lab/ada.json", "01-lab/feedback/ada.html", "01-lab/grades.csv"]
    assert all((one / name).read_bytes() != (other / name).read_bytes() for name in names[:2])
    assert differences(one, other) == []
    for name in names:
        (other / name).write_text((other / name).read_text().replace("ada", "eve"))
    assert differences(one, other) == names
    (other / names[1]).unlink()
    (other / "another").touch()
    assert differences(one, other) == [*names, "another"]


def test_growth_and_pace_tell_what_grows() -> None:
    flat = [Sample(done, {1: 700, 2: 50}, done * 0.25) for done in range(101)]
    assert (growth(flat), pace(flat, 5)) == (1, 1)
    leaking = [each._replace(pages={1: 700, 2: 50 + each.done}) for each in flat]
    assert growth(leaking) == pytest.approx(150 / 99)
    slower = [each._replace(cpu_s=each.done**2) for each in flat]
    assert pace(slower, 5) == pytest.approx((100**2 - 90**2) / (11**2 - 1))


def test_a_look_counts_what_reaped_children_took() -> None:
    before = look(0, [os.getpid()])
    subprocess.run([sys.executable, "-c", "sum(range(10**7))"], check=True)
    after = look(1, [os.getpid()])
    assert after.cpu_s - before.cpu_s > 0.05
    assert after.pages[os.getpid()] > 1000


def test_a_run_takes_away_what_a_killed_one_left(tmp_path: Path) -> None:
    place = Place(tmp_path / "out")
    left = [
        each.with_name(".0123456789abcdef.tmp") for each in (place.report("a"), place.feedback("a"))
    ]
    for path in left:
        path.parent.mkdir()
        path.touch()
    place.prepare()
    assert not any(path.exists() for path in left)


@pytest.mark.slow
def test_killed_again_and_again_a_run_gives_what_an_undisturbed_one_gives(tmp_path: Path) -> None:
    handed_in = make_class(tmp_path / "class", 96)
    endure(handed_in, tmp_path / "one")
    assert kill_and_resume(handed_in, tmp_path / "other", kills=50) > 2
    assert differences(tmp_path / "one", tmp_path / "other") == []


@pytest.mark.slow
def test_a_thousand_submissions_take_no_more_memory_or_time_than_the_first(tmp_path: Path) -> None:
    ended = endure(make_class(tmp_path / "class", 1000), tmp_path / "out")
    assert ended.memory <= MOST
    assert ended.pace <= MOST
