"""What of nbgrader's autograding is finished, and who may write: files beside the gradebook.

nbgrader takes a folder in `autograded` for a finished one, also when a run was killed in it. So a
record says of each submission whether it is finished; a folder without one is made again. All
that write into the gradebook hold its lock, from one submission to the next.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from autograder.errors import UserError
from autograder.report import write_atomically

FOLDER: Final = ".finished"
LOCK: Final = ".gradebook.lock"


class LockError(UserError):
    """Nobody may write into the gradebook here; the text says what to do."""


class Taken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a submission is finished, and the hashes of the written answers when last seen."""

    is_finished: bool = False
    answers: dict[str, str] = {}


class Ledger:
    """The records of one assignment, below nbgrader's folder of autograded submissions."""

    def __init__(self, autograded: Path, assignment: str) -> None:
        self._folder = autograded / FOLDER / assignment

    def of(self, student: str) -> Taken:
        """The record of a student's submission."""
        try:
            return msgspec.json.decode(self._path(student).read_bytes(), type=Taken)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return Taken()

    def begin(self, student: str) -> None:
        """Note that a submission is being worked on."""
        self._write(student, Taken(False, self.of(student).answers))

    def finish(self, student: str, answers: dict[str, str]) -> None:
        """Note that all of it is done, with what the student wrote."""
        self._write(student, Taken(True, answers))

    def _path(self, student: str) -> Path:
        return self._folder / f"{student}.json"

    def _write(self, student: str, taken: Taken) -> None:
        write_atomically(self._path(student), msgspec.json.encode(taken))


class Lock:
    """The right to write into the gradebook; the kernel gives it back when a process ends."""

    def __init__(self, data: Path) -> None:
        self._path = data / LOCK
        self._handle: int | None = None

    def take(self) -> None:
        """Wait until nobody else writes; nothing when it is held already.

        Raises:
            LockError: this disk cannot lock files.
        """
        if self._handle is not None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o660)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
        except OSError as error:
            os.close(handle)
            raise LockError(
                f"{self._path} cannot be locked ({error.strerror}): put course-data/ on a disk "
                "that can lock files"
            ) from None
        self._handle = handle

    def release(self) -> None:
        """Let others write."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold it for a while."""
        self.take()
        try:
            yield
        finally:
            self.release()
