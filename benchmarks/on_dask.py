"""dask_2: one Dask worker against two."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager

from autograder.batch.cluster import Cluster
from benchmarks.ours import Workforce
from benchmarks.room import ROOT, Bench, Measured, in_turn


def measure(bench: Bench, rounds: int) -> list[Measured]:
    """Seconds per submission of one worker and of two."""
    with _workforce(bench, 1) as one, _workforce(bench, 2) as two:
        alone, both = in_turn(rounds, one.seconds, two.seconds)
    return [Measured("dask_2", alone, both, "1 Dask worker / 2")]


@contextmanager
def _workforce(bench: Bench, workers: int) -> Iterator[Workforce]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    address = f"tcp://127.0.0.1:{port}"
    own = [_dask("scheduler", "--host", "127.0.0.1", "--port", port)]
    own += [_dask("worker", address, "--nthreads", "1", "--no-nanny") for _ in range(workers)]
    try:
        cluster = Cluster(bench.setup, address, print)
        with closing(Workforce(bench, cluster, workers)) as force:
            yield force
    finally:
        for process in own:
            process.terminate()
            process.wait()


def _dask(what: str, *words: str) -> "subprocess.Popen[bytes]":
    module = ("-m", f"distributed.cli.dask_{what}", "--dashboard-address", ":0")
    return subprocess.Popen(
        [sys.executable, *module, *words],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
