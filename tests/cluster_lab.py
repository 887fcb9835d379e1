"""A Dask cluster on this machine, encrypted, whose workers see nothing of the class's folders."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_S = 60.0

ROLES = ("SCHEDULER", "WORKER", "CLIENT")
KEY_KIND = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"


def certificates(folder: Path) -> dict[str, str]:
    """The settings by which Dask finds certificates that are made here."""
    folder.mkdir()
    requests = (
        f"req -x509 {KEY_KIND} -subj /CN=ca -keyout ca.key -out ca.pem -days 2",
        f"req {KEY_KIND} -subj /CN=grader -keyout key.pem -out request.pem",
        "x509 -req -in request.pem -out cert.pem -CA ca.pem -CAkey ca.key -CAcreateserial -days 2",
    )
    for words in requests:
        subprocess.run(["openssl", *words.split()], cwd=folder, check=True, capture_output=True)
    start = "DASK_DISTRIBUTED__COMM__TLS__"
    return {
        f"{start}CA_FILE": str(folder / "ca.pem"),
        **{f"{start}{role}__CERT": str(folder / "cert.pem") for role in ROLES},
        **{f"{start}{role}__KEY": str(folder / "key.pem") for role in ROLES},
    }


def as_client(settings: dict[str, str]) -> dict[str, str]:
    """The same settings for a process that has read Dask's configuration already."""
    names = {name: name.removeprefix("DASK_").lower().replace("__", ".") for name in settings}
    return {names[name]: value for name, value in settings.items()}


class Grid:
    """A scheduler, and workers that are started in any folder."""

    def __init__(self, folder: Path, settings: dict[str, str], protocol: str) -> None:
        self.folder = folder
        self.port = _free_port()
        self.address = f"{protocol}://127.0.0.1:{self.port}"
        self._settings = settings
        self._processes: list[subprocess.Popen[bytes]] = []
        words = ("--protocol", protocol, "--host", "127.0.0.1", "--port", str(self.port))
        self.scheduler = self._start("scheduler", *words, cwd=folder)
        _until(self._listens)

    def worker(self, course: Path, *words: str) -> subprocess.Popen[bytes]:
        """Start a worker in a course's folder."""
        scratch = ("--local-directory", str(self.folder / f"worker{len(self._processes)}"))
        words = words or ("--nthreads", "1")
        return self._start("worker", self.address, *scratch, *words, cwd=course)

    def _start(self, what: str, *words: str, cwd: Path) -> subprocess.Popen[bytes]:
        log = (self.folder / f"{what}{len(self._processes)}.log").open("wb")
        module = ("-m", f"distributed.cli.dask_{what}", "--dashboard-address", ":0")
        with log:
            process = subprocess.Popen(
                [sys.executable, *module, *words],
                cwd=cwd,
                env={**os.environ, **self._settings},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._processes.append(process)
        return process

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        """End the scheduler, the workers, and those that watch over them."""
        for process in self._processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def grid(folder: Path, settings: dict[str, str], protocol: str = "tls") -> Iterator[Grid]:
    """A scheduler without workers, gone afterwards with all that were started."""
    made = Grid(folder, settings, protocol)
    try:
        yield made
    finally:
        made.close()


def elsewhere(course: Path, folder: Path) -> Path:
    """The same course on another machine."""
    return shutil.copytree(course, folder)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _until(happened: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)
