"""A class on a Dask cluster: the same reports, unfit workers left out, lost work done again."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import dask
import pytest

from autograder.batch import cluster
from autograder.batch.cluster import NoWorkerError, on_cluster
from autograder.batch.cluster_access import ClusterError, check_address
from autograder.batch.pool import Pool
from autograder.batch.processes import on_this_machine
from autograder.course import Course
from autograder.report import Report
from autograder.submission import Submission
from tests.cluster_lab import Grid, as_client, certificates, elsewhere, grid
from tests.lab import RIGHT, SCALE, Run, hidden, setup_of, words
from tests.pool_lab import KILLER, killing, submission, timeless
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


def reports(course: Course, address: str, handed_in: list[Submission]) -> dict[str, Report]:
    """The reports of a class that is graded there, times apart; here where there is no address."""
    setup = setup_of(course)
    where = on_cluster(address, print) if address else on_this_machine(1)
    graded = Pool(setup, where(setup)).grade(iter(handed_in))
    return {report.student: report for report in map(timeless, graded)}


@needs_openssl
def test_what_a_killed_worker_was_grading_is_graded_again(
    tiny: Course, encrypted: Grid, tmp_path: Path
) -> None:
    (hidden(tiny) / ASSIGNMENT / "test_halve.py").write_text(KILLER)
    far = elsewhere(tiny.root, tmp_path / "far")
    for _ in range(2):
        encrypted.worker(far)
    kills = {"ada": 0, "bob": 1, "cyd": 0}
    handed_in = [killing(tiny, name, times) for name, times in kills.items()]
    found = reports(tiny, encrypted.address, handed_in)
    assert {name: found[name].exercises[1].points for name in found} == dict.fromkeys(kills, 2)
    assert (far / "autograder" / "hidden" / ASSIGNMENT / "bob").read_text() == "x"
    assert not (hidden(tiny) / ASSIGNMENT / "bob").exists()  # nothing ran here


@pytest.mark.slow
def test_a_cluster_gives_what_this_machine_gives(tiny: Course, plain: Grid, tmp_path: Path) -> None:
    for number in range(2):
        plain.worker(elsewhere(tiny.root, tmp_path / f"far{number}"))
    files = [RIGHT, {"scale.py": SCALE}, {}, {**RIGHT, "halve.py": b"def f(: pass"}]
    handed_in = [submission(tiny, f"s{number}", each) for number, each in enumerate(files)]
    assert reports(tiny, plain.address, handed_in) == reports(tiny, "", handed_in)


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
    handed_in = [submission(tiny, "ada", RIGHT)]
    with pytest.raises(NoWorkerError, match="can grade"):
        reports(tiny, plain.address, handed_in)
    monkeypatch.undo()
    plain.worker(tiny.root)
    assert reports(tiny, plain.address, handed_in)["ada"].points == 11
    told = capsys.readouterr().out
    assert "holds another version: copy the same one to all machines" in told
    assert "it has 2 threads: start it with --nthreads 1" in told


@pytest.mark.slow
def test_no_worker_and_no_scheduler_are_told(
    tiny: Course, plain: Grid, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "WAIT_S", 0.5)
    handed_in = [submission(tiny, "ada", RIGHT)]
    with pytest.raises(NoWorkerError, match="none is there"):
        reports(tiny, plain.address, handed_in)
    plain.close()
    monkeypatch.setattr("autograder.batch.cluster_access.CONNECT_S", 0.5)
    with pytest.raises(ClusterError, match="no scheduler answers"):
        reports(tiny, plain.address, handed_in)


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
