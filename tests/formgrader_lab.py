"""A Jupyter server with formgrader, in front of a tiny course, for a browser to look at."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from autograder.key import VARIABLE
from tests.conftest import ROOT
from tests.lab import KEY

STARTS_S = 120.0
EXTENSIONS = "{'nbgrader.server_extensions.formgrader': True}"


@contextmanager
def server(root: Path, home: Path) -> Iterator[str]:
    """A server in a course's folder, with a home folder of its own; yields formgrader's address."""
    home.mkdir()
    environment = {
        **os.environ, "HOME": str(home), "PYTHONPATH": str(ROOT), VARIABLE: KEY.secret.decode(),
        "JUPYTER_CONFIG_DIR": str(home / "config"), "JUPYTER_DATA_DIR": str(home / "data"),
    }  # fmt: skip
    command = [
        sys.executable, "-m", "jupyter_server", "--allow-root", "--no-browser", "--port=0",
        "--ip=127.0.0.1", "--IdentityProvider.token=", "--ServerApp.password=",
        "--ServerApp.disable_check_xsrf=True", f"--ServerApp.jpserver_extensions={EXTENSIONS}",
    ]  # fmt: skip
    log = home / "server.log"
    with log.open("wb") as stream:
        process = subprocess.Popen(
            command,
            cwd=root,
            env=environment,
            stdout=stream,
            stderr=stream,
            stdin=subprocess.DEVNULL,
        )
    try:
        yield _address(log, process)
    finally:
        process.terminate()
        process.wait()


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """Where the server answers, as soon as it does."""
    until = time.monotonic() + STARTS_S
    while time.monotonic() < until and process.poll() is None:
        if found := re.search(r"http://127\.0\.0\.1:\d+/", log.read_text()):
            try:
                with urlopen(f"{found[0]}formgrader/manage_assignments"):
                    return found[0]
            except URLError:
                pass
        time.sleep(0.1)
    pytest.fail(f"no server: {log.read_text()[-2000:]}")
