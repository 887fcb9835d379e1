"""A class on a Dask cluster: the same reports, unfit workers left out, lost work done again."""

import shutil
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import dask
import pytest

from autograder.batch import cluster
from autograder.batch.cluster import NoWorkerError, on_cluster
from autograder.batch.cluster_access import ClusterError, check_address
from autograder.batch.grading import Place
from autograder.batch.processes import on_this_machine
from autograder.batch.run import Run as Grading
from autograder.batch.run import grade_run, students_in
from autograder.course import Course, load_course
from benchmarks.alike import differences
from tests.cluster_lab import Grid, as_client, certificates, elsewhere, grid
from tests.lab import RIGHT, SCALE, Run, hand_in, hidden, setup_of, words
from tests.pool_lab import KILLER, fatal
from tests.tiny_course import ASSIGNMENT

needs_openssl = pytest.mark.skipif(not shutil.which("openssl"), reason="it makes certificates")


@pytest.fixture
def encrypted(tmp_path: Path) -> Iterator[Grid]:
    """A scheduler that speaks with nobody who lacks a certificate, and the client's own."""
    settings = certificates(tmp_path / "tls")
    with dask.config.set(as_client(settings)), grid(tmp_path, settings) as made:
        yield made


@pytest.fixture
def plain(tmp_path: Path) -> Iterator[Grid]:
    """A scheduler on this machine alone."""
    with grid(tmp_path, {}, "tcp") as made:
        yield made


def written(course: Course, out: Path, address: str) -> Path:
    """What grading the class in `class` writes, done there; here where there is no address."""
    folder = course.root / "class"
    students = students_in(folder, "*")
    place = Place(out / ASSIGNMENT)
    assignment = course.assignment(ASSIGNMENT)
    where = on_cluster(address, print) if address else on_this_machine(1)
    run = Grading(course, assignment, setup_of(course), folder, students, place)
    done = grade_run(run, StringIO(), where)
    assert [report.student for report in done.reports] == students
    assert done.faults == []
    return out


def points(out: Path) -> dict[str, list[int | None]]:
    """The points of each exercise by student."""
    reports = Place(out / ASSIGNMENT).reports()
    return {each.student: [exercise.points for exercise in each.exercises] for each in reports}


def deaths(course: Course) -> Path:
    """The file with a letter for each time that the grader was killed at bob's submission."""
    return hidden(course) / ASSIGNMENT / "bob"


@needs_openssl
def test_what_a_killed_worker_was_grading_is_graded_again(
    tiny: Course, encrypted: Grid, tmp_path: Path
) -> None:
    (hidden(tiny) / ASSIGNMENT / "test_halve.py").write_text(KILLER)
    for name, times in {"ada": 0, "bob": 1, "cyd": 0}.items():
        hand_in(tiny.root / "class", name, fatal(name, times))
    far, calm = (load_course(elsewhere(tiny.root, tmp_path / name)) for name in ("far", "calm"))
    for _ in range(2):
        encrypted.worker(far.root)
    disturbed = written(tiny, tmp_path / "disturbed", encrypted.address)
    assert deaths(far).read_text() == "x"
    assert not deaths(tiny).exists()  # nothing ran here
    shutil.copy(deaths(far), deaths(calm))  # who has died often enough there is not killed
    undisturbed = written(calm, tmp_path / "undisturbed", "")
    assert deaths(calm).read_text() == "x"
    assert points(disturbed) == {name: [0, 2] for name in ("ada", "bob", "cyd")}
    assert differences(undisturbed, disturbed) == []


@pytest.mark.slow
def test_a_cluster_gives_what_this_machine_gives(tiny: Course, plain: Grid, tmp_path: Path) -> None:
    for number in range(2):
        plain.worker(elsewhere(tiny.root, tmp_path / f"far{number}"))
    files = [RIGHT, {"scale.py": SCALE}, {}, {**RIGHT, "halve.py": b"def f(: pass"}]
    for number, each in enumerate(files):
        hand_in(tiny.root / "class", f"s{number}", each)
    here = written(tiny, tmp_path / "here", "")
    there = written(tiny, tmp_path / "there", plain.address)
    assert differences(here, there) == []


@pytest.mark.slow
def test_who_cannot_grade_as_we_would_is_left_out(
    tiny: Course,
    plain: Grid,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "WAIT_S", 15)
    changed = elsewhere(tiny.root, tmp_path / "changed")
    (changed / "course.toml").write_text((changed / "course.toml").read_text() + "\n# another\n")
    plain.worker(changed)
    plain.worker(tiny.root, "--nthreads", "2")
    hand_in(tiny.root / "class", "ada", RIGHT)
    with pytest.raises(NoWorkerError, match="can grade"):
        written(tiny, tmp_path, plain.address)
    monkeypatch.undo()
    plain.worker(tiny.root)
    assert points(written(tiny, tmp_path, plain.address)) == {"ada": [10, 1]}
    told = capsys.readouterr().out
    assert "holds another version: copy the same one to all machines" in told
    assert "it has 2 threads: start it with --nthreads 1" in told


@pytest.mark.slow
def test_no_worker_and_no_scheduler_are_told(
    tiny: Course, plain: Grid, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "WAIT_S", 0.5)
    hand_in(tiny.root / "class", "ada", RIGHT)
    with pytest.raises(NoWorkerError, match="none is there"):
        written(tiny, tmp_path, plain.address)
    plain.close()
    monkeypatch.setattr("autograder.batch.cluster_access.CONNECT_S", 0.5)
    with pytest.raises(ClusterError, match="no scheduler answers"):
        written(tiny, tmp_path, plain.address)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.3.2.1", "[::1]"])
def test_plain_tcp_stays_on_this_machine(host: str) -> None:
    check_address(f"tcp://{host}:8786")


@pytest.mark.parametrize("host", ["10.0.0.7", "localhost.example.org", "example.org", "[fe80::1]"])
def test_plain_tcp_to_others_is_refused(host: str) -> None:
    with pytest.raises(ClusterError, match="in the open: use tls"):
        check_address(f"tcp://{host}:8786")


@pytest.mark.parametrize("address", ["", "tls", "host:8786", "tls://", "ws://127.0.0.1:8786"])
def test_what_is_no_scheduler_is_refused(address: str) -> None:
    with pytest.raises(ClusterError, match="is no scheduler"):
        check_address(address)


@pytest.mark.parametrize(
    ("extra", "told"),
    [
        (("--scheduler", "tcp://example.org:1"), "in the open"),
        (("--scheduler", "tls://example.org:1", "-j", "2"), "--jobs"),
        (("--scheduler", "tls://example.org:1", "--no-jail"), "--no-jail"),
        (("--scheduler", "tls://example.org:1"), "Dask's configuration"),
    ],
)
def test_wrong_ways_to_ask_for_a_cluster(run: Run, extra: tuple[str, ...], told: str) -> None:
    ended = run(*words(*extra))
    assert (ended.status, ended.out) == (2, "")
    assert told in ended.err
    assert len(ended.err.splitlines()) == 1
