"""Starts a jail and hands out workers in it, one at a time."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import IO, Literal, Self

from autograder.jail import filters, mounts
from autograder.jail.control import Control
from autograder.jail.inside import zygote
from autograder.jail.mounts import HOME, RESERVED_MB, SITE, Profile
from autograder.jail.worker import Bounds, JailError, Worker

Kind = Literal["bwrap", "bwrap-root", "none"]

START_S = 60.0

NOBODY = "65534"
DEVICES = ("null", "zero", "random", "urandom")
ENVIRONMENT = {
    "OPENBLAS_NUM_THREADS": "1",
    "OMP_NUM_THREADS": "1",
    "LANG": "C.UTF-8",
    "PYTHONHASHSEED": "0",
    "HOME": "/tmp",
}
PASSED_ON = ("OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")

AS_USER: tuple[str, ...] = ("--unshare-all", "--unshare-user", "--disable-userns")
AS_USER += ("--cap-drop", "ALL", "--uid", NOBODY, "--gid", NOBODY)
AS_ROOT: tuple[str, ...] = ("--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts")
AS_ROOT += ("--unshare-cgroup-try", "--cap-drop", "ALL", "--cap-add", "CAP_SETUID")
AS_ROOT += ("--cap-add", "CAP_SETGID", "--cap-add", "CAP_SETPCAP")
DROP: tuple[str, ...] = ("--reuid", NOBODY, "--regid", NOBODY, "--clear-groups", "--no-new-privs")
# A change of user clears the signal that ends the jail when the grader dies.
DROP += ("--inh-caps=-all", "--bounding-set=-all", "--pdeathsig", "keep", "--")

ADVICE = "install the packages bubblewrap and libseccomp2 (see docs/security.md)"


class Jail:
    """One running jail. Start it from a thread that lives as long: it dies with that thread."""

    def __init__(self, profile: Profile = "numpy", kind: Kind | None = None) -> None:
        self.profile: Profile = profile
        self.kind: Kind = kind or default_kind()
        self.versions: tuple[str, ...] = ()
        self._control: Control | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._worker: Worker | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start the jail; JailError with one sentence when it cannot be."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control = Control(ours)
        try:
            with tempfile.TemporaryFile() as log:
                with theirs:
                    self._process = self._launch(theirs, log)
                self._await_ready(log)
        except BaseException:
            self.close()
            raise

    def _launch(self, control: socket.socket, log: IO[bytes]) -> subprocess.Popen[bytes]:
        with _filter_files(self.kind) as (jail_filter, child_filter):
            command = self._command(control.fileno(), jail_filter, child_filter)
            try:
                return subprocess.Popen(
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=log,
                    pass_fds=(control.fileno(), *filter(None, (jail_filter, child_filter))),
                    env=self._outer_environment(),
                    cwd=None if self.kind != "none" else mounts.INSIDE.parent,
                    start_new_session=True,
                )
            except FileNotFoundError as error:
                raise JailError(f"{error.filename} is missing: {ADVICE}") from error

    def _command(self, control: int, jail_filter: int, child_filter: int) -> list[str]:
        flags = ("-s", "-P", "-B", "-m", "inside.zygote", str(control), self.profile)
        if self.kind == "none":
            return [str(mounts.interpreter()[0]), *flags, "none"]
        binds, python, environment = mounts.arguments(self.profile)
        command = [_tool("bwrap")]
        command += AS_ROOT if self.kind == "bwrap-root" else AS_USER
        command += ["--die-with-parent", "--new-session", "--as-pid-1", "--hostname", "sandbox"]
        command += ["--clearenv", *binds]
        for name, value in (*ENVIRONMENT.items(), *environment.items(), *_passed_on()):
            command += ["--setenv", name, value]
        command += ["--setenv", "PYTHONPATH", f"{HOME}:{SITE}"]
        command += ["--perms", "0755", "--tmpfs", "/dev"]
        for device in DEVICES:
            command += ["--dev-bind", f"/dev/{device}", f"/dev/{device}"]
        command += ["--remount-ro", "/dev", "--dir", "/tmp"]
        command += ["--perms", "0444", "--ro-bind-data", str(child_filter), f"{HOME}/child.bpf"]
        command += ["--ro-bind", _tool("setarch"), f"{HOME}/setarch"]
        if self.kind == "bwrap-root":
            command += ["--ro-bind", _tool("setpriv"), f"{HOME}/setpriv"]
        command += ["--remount-ro", "/", "--chdir", "/tmp", "--seccomp", str(jail_filter), "--"]
        if self.kind == "bwrap-root":
            command += [f"{HOME}/setpriv", *DROP]
        # Last, since a change of user or of powers would turn random addresses on again.
        return [*command, f"{HOME}/setarch", "-R", python, *flags, f"{HOME}/child.bpf"]

    def _outer_environment(self) -> dict[str, str]:
        if self.kind != "none":
            return {"PATH": "/usr/bin:/bin"}
        site = os.pathsep.join(sorted({str(path.parent) for path in mounts.packages(self.profile)}))
        return {**ENVIRONMENT, **dict(_passed_on()), "PYTHONPATH": f"{mounts.INSIDE.parent}:{site}"}

    def _await_ready(self, log: IO[bytes]) -> None:
        greeting = self._open_control().receive(START_S)
        if greeting[:1] != zygote.READY:
            log.seek(0)
            reason = log.read(2000).decode(errors="replace").strip().splitlines()
            raise JailError(
                f"the jail did not start: {reason[-1] if reason else 'no reason given'}"
            )
        self.versions = tuple(greeting[1:].decode("ascii", "replace").split())

    def spawn(self, files: dict[str, bytes], bounds: Bounds) -> Worker:
        """A fresh worker that may load `files` (module name to source); ends the one before.

        It starts while its first program is being prepared, which then awaits it.
        """
        self.leave_worker()
        control = self._open_control()
        ours, theirs = socket.socketpair()
        self._worker = Worker(ours, bounds, self.cpu_s, self.end_worker)
        self._worker.open(files, control.answer)
        with theirs:
            data_mb = bounds.memory_mb - RESERVED_MB[self.profile]
            limits = (bounds.cpu_s, bounds.memory_mb, data_mb)
            control.order(zygote.FORK, *limits, descriptor=theirs.fileno())
        return self._worker

    def cpu_s(self) -> float:
        """CPU time of the present worker in seconds; negative when it has ended."""
        control = self._open_control()
        control.order(zygote.CLOCK)
        return control.answer()[1] / 1e9

    def end_worker(self, grace_ms: int = 0) -> int | None:
        """End and reap the present worker; its exit status (negative: signal), None if none."""
        return self._open_control().answer()[0] if self.leave_worker(grace_ms) else None

    def leave_worker(self, grace_ms: int = 0) -> bool:
        """Have the present worker ended, and reaped before there is another; was there one?"""
        if self._worker is None:
            return False
        self._worker.hang_up()
        self._worker = None
        self._open_control().order(zygote.KILL, grace_ms, 0, 0)
        return True

    def _open_control(self) -> Control:
        if self._control is None:
            raise JailError("the jail is closed")
        return self._control

    def close(self) -> None:
        """End the jail and every process in it."""
        if self._worker is not None:
            self._worker.hang_up()
            self._worker = None
        if self._control is not None:
            self._control.close()
            self._control = None
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)  # without a jail, the worker as well
            self._process.wait()
            self._process = None


def default_kind() -> Kind:
    """The jail for whoever runs the grader: root needs other flags than an ordinary user."""
    return "bwrap-root" if os.geteuid() == 0 else "bwrap"


def _tool(name: str) -> str:
    path = shutil.which(name, path="/usr/bin:/bin:/usr/sbin:/sbin")
    if path is None:
        raise JailError(f"{name} is missing: {ADVICE}")
    return path


def _passed_on() -> Iterator[tuple[str, str]]:
    """Settings of the machine without which numpy computes wrongly on some processors."""
    for name in PASSED_ON:
        if name in os.environ:
            yield name, os.environ[name]


@contextmanager
def _filter_files(kind: Kind) -> Iterator[tuple[int, int]]:
    """Descriptors of the two filters, ready to be read; 0 and 0 without a jail."""
    if kind == "none":
        yield 0, 0
        return
    try:
        contents = filters.jail_filter(), filters.child_filter()
    except (ImportError, OSError) as error:
        raise JailError(f"libseccomp cannot be used: {ADVICE}") from error
    with tempfile.TemporaryFile() as first, tempfile.TemporaryFile() as second:
        for stream, content in zip((first, second), contents, strict=True):
            stream.write(content)
            stream.flush()
            stream.seek(0)
        yield first.fileno(), second.fileno()


__all__ = ["Jail", "JailError", "Kind", "Worker", "default_kind"]
