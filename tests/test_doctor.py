"""The doctor proves a jail from inside, whoever runs it, and tells when one does not hold."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.jail import proof
from autograder.jail.launcher import Jail
from autograder.jail.worker import JailError

ROOT = Path(__file__).parents[1]
SYSTEM_PYTHON = Path("/usr/bin/python3")
ORDINARY = 1000


def doctor(*before: str, python: str = sys.executable) -> str:
    """What `autograder doctor` prints; it must succeed."""
    paths = [path for path in sys.path if path.endswith("site-packages")]
    environment = {"PATH": "/usr/bin:/bin", "HOME": "/", "PYTHONDONTWRITEBYTECODE": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), *paths])
    command = [*before, python, "-m", "autograder.cli", "doctor"]
    run = subprocess.run(
        command, env=environment, cwd="/", capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def is_readable_by_all(path: Path) -> bool:
    """Whether an ordinary user reaches a path."""
    return all(each.stat().st_mode & 0o005 == 0o005 for each in (path, *path.parents))


def same_version(python: Path) -> bool:
    """Whether an interpreter can use this environment's compiled packages."""
    if not python.exists():
        return False
    code = "import sys; print(sys.version_info[:2])"
    told = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    return told.stdout.strip() == str(sys.version_info[:2])


def test_both_jails_hold_and_their_interpreter_is_named() -> None:
    told = doctor()
    assert "BAD" not in told
    assert "numpy jail" in told
    assert "torch jail" in told
    version = ".".join(map(str, sys.version_info[:3]))
    assert told.count(f"Python {version}, numpy ") == 2
    assert told.rstrip().endswith("The jail holds: every attempt was refused.")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can also try as an ordinary user")
@pytest.mark.skipif(
    not (is_readable_by_all(Path(sys.prefix)) and same_version(SYSTEM_PYTHON)),
    reason="an ordinary user cannot use this environment, or no system Python fits it",
)
def test_both_jails_hold_for_an_ordinary_user() -> None:
    user = ["setpriv", f"--reuid={ORDINARY}", f"--regid={ORDINARY}", "--clear-groups"]
    told = doctor(*user, python=str(SYSTEM_PYTHON))
    assert "BAD" not in told
    assert told.count("jail (bwrap)") == 2


def test_an_attempt_that_succeeds_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {"fork": "refused", "open a socket": "got 3", "numpy computes": "yes"}
    monkeypatch.setattr(proof, "outcomes", lambda jail: found)
    with pytest.raises(JailError, match="the jail does not hold: open a socket: got 3"):
        proof.prove(Jail())


def test_a_missing_program_is_named_with_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name, path: None)
    with pytest.raises(JailError, match="install the packages bubblewrap and libseccomp2"):
        Jail().start()
