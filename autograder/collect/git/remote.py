"""Git against somebody else's repository: bounded, patient, and asking nobody for a password."""

import os
import random
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from autograder.collect.entries import Unreadable

LARGEST: Final = 200 << 20  # bytes that one student's clone may grow to
LONGEST_S: Final = 300.0  # of one fetch
GH_S: Final = 60.0  # of one question to gh
MOST_TOLD: Final = 64 << 20  # bytes that git may say of one repository
_LOOK_S: Final = 0.05  # between two looks at a fetch; up to a second while it takes long

PROTOCOLS: Final = "file:git:http:https:ssh"
_SETTINGS = (
    "core.hooksPath=/dev/null", "fetch.recurseSubmodules=false", "gc.auto=0", "maintenance.auto=0",
    "core.fsmonitor=false", "protocol.version=2", "advice.detachedHead=false",
)  # fmt: skip

_LIMIT = re.compile(r"rate limit|too many requests|\b429\b|abuse detection", re.I)
_GONE = re.compile(
    r"repository .*not found|does not exist|not appear to be a git repository|\b404\b", re.I
)
_REFUSED = re.compile(
    r"authentication failed|permission|denied|could not read (username|password)|\b401\b"
    r"|terminal prompts disabled|host key verification|bad credentials|not accessible",
    re.I,
)
_LOGGED_OUT = re.compile(r"gh auth login", re.I)
_PASSING = re.compile(
    r"\b403\b|\b5\d\d\b|timed? ?out|could not resolve|connection|early eof|hung up|rpc failed"
    r"|disconnect|remote end|\bssl\b|\btls\b|network|temporar",
    re.I,
)


class Patience(NamedTuple):
    """How long to wait before each further try, in seconds; `stop` ends all waiting at once."""

    stop: threading.Event
    waits: tuple[float, ...] = (1.0, 4.0, 15.0)

    def before(self, attempt: int) -> None:
        """Wait before a further try, somewhat longer or shorter than others who do the same."""
        self.stop.wait(self.waits[attempt] * random.uniform(0.8, 1.2))


class Failed(Unreadable):
    """A command did not do what it should; `stderr` is what it said."""

    def __init__(self, sentence: str, stderr: str = "") -> None:
        super().__init__(sentence)
        self.stderr = stderr


def clone(folder: Path) -> None:
    """Make an empty repository to fetch into, unless it is there."""
    if not (folder / "HEAD").is_file():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True, mode=0o700)
        local(folder, "init", "-q", "--bare", "--template=")


def local(folder: Path, *args: str, data: bytes = b"", most: int = MOST_TOLD) -> bytes:
    """Run git on what is on this disk alone.

    Raises:
        Failed: git refused, or said more than `most` bytes: few objects can name endless files.
    """
    env = _environment() | {"GIT_ALLOW_PROTOCOL": "none"}
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as err:
        given.write(data)
        given.seek(0)
        command = [*_git(), "-C", str(folder), *args]
        with subprocess.Popen(
            command, env=env, stdin=given, stdout=subprocess.PIPE, stderr=err
        ) as process:
            assert process.stdout is not None
            out = process.stdout.read(most + 1)
            if len(out) > most:
                process.kill()
                raise Failed(f"holds more than can be read: git {args[0]} does not end")
        err.seek(0)
        told = err.read(MOST_TOLD).decode(errors="replace")
    if process.returncode:
        raise Failed(f"git {args[0]} failed: {told.strip().partition(chr(10))[0]}", told)
    return out


def asked(patience: Patience, folder: Path, *args: str) -> tuple[str, str]:
    """Run a git command that speaks to a server, again where its trouble may pass.

    Returns what it said on stdout and stderr.

    Raises:
        Failed: it did not work, with a sentence that tells limits, permissions and absence apart.
    """
    command = [*_git(), "-C", str(folder), *args]
    return patiently(patience, lambda: _run(command, folder, patience.stop))


def ask_gh(patience: Patience, *command: str) -> str:
    """What `gh` says on stdout, asked again where its trouble may pass; Failed says what is not."""

    def attempt() -> tuple[int, str, str]:
        try:
            done = subprocess.run(
                command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=GH_S
            )
        except subprocess.TimeoutExpired:
            return 1, "", "timed out"
        return done.returncode, done.stdout, done.stderr

    return patiently(patience, attempt)[0]


def patiently(patience: Patience, attempt: Callable[[], tuple[int, str, str]]) -> tuple[str, str]:
    """Try until it works, waiting in between; Failed where it does not, or need not be tried."""
    for number in range(len(patience.waits) + 1):
        status, out, err = attempt()
        if status == 0:
            return out, err
        if number == len(patience.waits) or patience.stop.is_set() or not may_pass(err):
            break
        patience.before(number)
    raise Failed(sentence(err), err)


def may_pass(stderr: str) -> bool:
    """Whether it is worth a further try."""
    if _LIMIT.search(stderr):
        return True
    is_final = _GONE.search(stderr) or _REFUSED.search(stderr)
    return not is_final and _PASSING.search(stderr) is not None


def sentence(stderr: str) -> str:
    """What git, or gh, said, as the end of a sentence about a repository."""
    if _LIMIT.search(stderr):
        return "was not reached: the server limits requests; run this again in some minutes"
    if _LOGGED_OUT.search(stderr):
        return "was not reached: run `gh auth login` first, or set GH_TOKEN"
    if _GONE.search(stderr):
        return "is not there (deleted, renamed, never accepted), or your account may not see it"
    if _REFUSED.search(stderr):
        return "may not be read with your account: give it access, then run this again"
    if "403" in stderr:
        return (
            "was refused (403), several times: give your account access, or, where others could "
            "be read just before, run this again in some minutes"
        )
    last = [line for line in stderr.strip().splitlines() if line.strip()][-1:] or ["no reason"]
    return f"was not reached ({last[0].removeprefix('fatal: ')}): run this again"


def _run(command: Sequence[str], grows: Path, stop: threading.Event) -> tuple[int, str, str]:
    """Run a command, but not for ever, nor until a folder has grown too large."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        process = subprocess.Popen(
            command, env=_environment(), stdin=subprocess.DEVNULL, stdout=out, stderr=err,
            start_new_session=True,
        )  # fmt: skip
        try:
            _watch(process, grows, stop)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        texts = []
        for stream in (out, err):
            stream.seek(0)
            texts.append(stream.read(1 << 20).decode(errors="replace"))
    return process.returncode, texts[0], texts[1]


def _watch(process: subprocess.Popen[bytes], grows: Path, stop: threading.Event) -> None:
    until, pause = time.monotonic() + LONGEST_S, _LOOK_S
    while True:
        try:
            process.wait(pause)
            return
        except subprocess.TimeoutExpired:
            pause = min(2 * pause, 1.0)
        if stop.is_set():
            raise Failed("was not fetched: stopped")
        if time.monotonic() > until:
            raise Failed(f"takes longer than {LONGEST_S:.0f} seconds to fetch")
        if _size(grows) > LARGEST:
            raise Failed(f"is larger than {LARGEST >> 20} MB, the most that is fetched")


def _size(folder: Path) -> int:
    """The bytes below a folder, as far as they can be counted while it changes."""
    total = 0
    for place, _, names in os.walk(folder):
        for name in names:
            try:
                total += os.lstat(os.path.join(place, name)).st_size
            except OSError:
                continue
    return total


def _git() -> list[str]:
    program = shutil.which("git")
    if program is None:
        raise Failed("cannot be read: git is not installed")
    return [program, *(part for setting in _SETTINGS for part in ("-c", setting))]


def _environment() -> dict[str, str]:
    """The caller's own, for credentials, but nothing that points git elsewhere or asks a person."""
    env = {key: value for key, value in os.environ.items() if not _points_elsewhere(key)}
    env |= {"GIT_TERMINAL_PROMPT": "0", "GIT_ALLOW_PROTOCOL": PROTOCOLS, "LC_ALL": "C"}
    env.setdefault("GIT_SSH_COMMAND", "ssh -oBatchMode=yes")
    return env


def _points_elsewhere(key: str) -> bool:
    kept = ("GIT_SSH", "GIT_CONFIG", "GIT_ASKPASS")
    return key.startswith("GIT_") and not key.startswith(kept)
