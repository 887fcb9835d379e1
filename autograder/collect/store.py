"""Puts the copy that counts into nbgrader's folders, whole or not at all, and writes receipts."""

import hashlib
import os
import secrets
import shutil
import stat
from collections.abc import Container, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Literal, NamedTuple
from zoneinfo import ZoneInfo

from autograder.collect import placeholder, receipts, stamps
from autograder.collect.deciding import decide, merged
from autograder.collect.entries import Unreadable
from autograder.collect.picking import Picked, Wanted
from autograder.collect.receipts import SECRET, TIMESTAMP, Commit, Receipt
from autograder.report import SourceKind
from autograder.submission import read_file

State = Literal["collected", "newer kept", "unchanged"]


class Copy(NamedTuple):
    """One copy as it came in, its time, and how that is known.

    `secret` is what nbgrader's exchange gave along: feedback is found by it.
    """

    picked: Picked
    kind: SourceKind
    origin: str
    time: datetime | None
    time_from: str
    is_stated: bool = False
    notes: tuple[str, ...] = ()
    commit: Commit | None = None
    secret: bytes = b""


class Stored(NamedTuple):
    """What came of a student's copies; `notes` are sentences for the instructor."""

    state: State
    receipt: Receipt
    notes: tuple[str, ...]


class Store(NamedTuple):
    """Where the submissions of one assignment go; nothing is written on a dry run."""

    submitted: Path
    want: Wanted
    zone: ZoneInfo
    is_forced: bool = False
    is_dry: bool = False

    def folder(self, student: str) -> Path:
        """The folder of a student's submission."""
        return self.submitted / student / self.want.assignment

    def put(self, student: str, copies: Sequence[Copy]) -> Stored:
        """Take a student's copies in; what stands there already is weighed with them.

        Raises:
            Unreadable: the copy that counts is not among them and not there either, or what is
                there came from nowhere known.
            OSError: it cannot be written.
        """
        known = receipts.read(self.submitted, student, self.want.assignment)
        there = self._there(student)
        before = next((each for each in known.values() if each.counts), None)
        everything = dict(known)
        contents: dict[str, Copy] = {}
        for copy in copies:
            new = self._receipt(student, copy)
            everything[new.key] = merged(everything.get(new.key), new)
            contents[new.key] = copy
        if there is not None and not self.is_forced and self._is_foreign(student, before, there):
            found = self._found(student, there)
            if not any(each.files == found.files for each in everything.values()):
                everything[found.key] = found
                before = found
        decided = decide(everything.values(), self.zone, _replaced(known, contents, copies))
        return self._carry_out(student, decided, contents, before, there)

    def _carry_out(
        self,
        student: str,
        decided: list[Receipt],
        contents: dict[str, Copy],
        before: Receipt | None,
        there: dict[str, str] | None,
    ) -> Stored:
        first = decided[0]
        same = before is not None and (before.key, before.when) == (first.key, first.when)
        edited = before is not None and there is not None and there != before.files
        kept = same and there is not None and not (self.is_forced and edited)
        if not kept and first.key not in contents:
            raise Unreadable(f"the copy that counts is not there: collect {first.origin} again")
        if not self.is_dry:
            if not kept:
                self._write(student, contents[first.key], first.when)
            for receipt in decided:
                receipts.write(self.submitted, receipt)
        notes = first.notes
        if edited:
            done = "left as it is (--force takes it back)" if kept else "replaced"
            notes += (f"what was collected had been changed by hand: {done}",)
        state: State = "collected"
        if kept:
            state = "unchanged" if first.key in contents else "newer kept"
        return Stored(state, first, notes)

    def _receipt(self, student: str, copy: Copy) -> Receipt:
        return Receipt(
            student=student,
            assignment=self.want.assignment,
            kind=copy.kind,
            origin=copy.origin,
            time=copy.time.astimezone(self.zone).isoformat() if copy.time else "",
            time_from=copy.time_from,
            is_stated=copy.is_stated,
            sha256=copy.picked.sha256,
            files={name: _sha256(content) for name, content in copy.picked.files.items()},
            problems=copy.picked.problems,
            ignored=copy.picked.ignored,
            notes=copy.picked.notes + copy.notes,
            commit=copy.commit,
        )

    def _there(self, student: str) -> dict[str, str] | None:
        """Hashes of the listed files that are there; None when there is no folder."""
        folder = self.folder(student)
        if not folder.is_dir():
            return None
        read = {name: read_file(folder, name, most) for name, most in self.want.sizes.items()}
        return {
            name: _sha256(got)
            for name, got in read.items()
            if isinstance(got, bytes) and got != placeholder.CONTENT
        }

    def _is_foreign(self, student: str, before: Receipt | None, there: dict[str, str]) -> bool:
        """Whether something else, such as nbgrader's own collect, put there what is there."""
        if before is None:
            return True
        time = receipts.stored_time(self.folder(student))
        return there != before.files and time is not None and time != before.when

    def _found(self, student: str, there: dict[str, str]) -> Receipt:
        """A receipt for what something else put there; Unreadable when its time is unknown."""
        time = receipts.stored_time(self.folder(student))
        if time is None:
            raise Unreadable(
                f"{self.folder(student)} came from nowhere known and has no {TIMESTAMP}: "
                "move it away, or replace it with --force"
            )
        return Receipt(
            student=student,
            assignment=self.want.assignment,
            kind="nbgrader",
            origin=f"what was in {self.submitted.name}",
            time=time.isoformat(),
            time_from=TIMESTAMP,
            sha256=_sha256("".join(f"{n}{h}" for n, h in sorted(there.items())).encode()),
            files=there,
            problems={},
            ignored=(),
        )

    def _write(self, student: str, copy: Copy, time: datetime | None) -> None:
        """Write the folder beside its place, then put it there."""
        target = self.folder(student)
        if not self.submitted.exists():
            self.submitted.mkdir(parents=True, mode=0o700)
        shared = self._shared_bits()
        if not target.parent.exists():
            _make_folder(target.parent, shared)
        for stale in target.parent.glob(f".{target.name}.*.tmp"):
            shutil.rmtree(stale)
        new, old = (
            target.with_name(f".{target.name}.{secrets.token_hex(4)}.{kind}.tmp")
            for kind in ("new", "old")
        )
        _make_folder(new, shared)
        files = dict(copy.picked.files)
        if time is not None:
            files[TIMESTAMP] = stamps.for_nbgrader(time).encode()
        if copy.secret:
            files[SECRET] = copy.secret
        files.setdefault(placeholder.notebook_name(self.want.assignment), placeholder.CONTENT)
        for name, content in files.items():
            (new / name).write_bytes(content)
            os.chmod(new / name, 0o600 | shared & 0o060)
        if target.exists():
            os.rename(target, old)
        os.rename(new, target)
        shutil.rmtree(old, ignore_errors=True)

    def _shared_bits(self) -> int:
        """What the group may do: as much as in a folder that was made for sharing, else nothing."""
        mode = self.submitted.stat().st_mode
        return mode & 0o070 if mode & stat.S_ISGID else 0


def _replaced(
    known: Mapping[str, Receipt], new: Container[str], copies: Sequence[Copy]
) -> frozenset[str]:
    """The receipts of commits that counted before git was asked again, which tells of all pushes.

    Where it does not tell when a commit was pushed, what was collected before still stands.
    """
    if not any(copy.commit and copy.time for copy in copies):
        return frozenset()
    return frozenset(key for key, each in known.items() if each.commit and key not in new)


def _make_folder(path: Path, shared: int) -> None:
    """Make a folder with these rights for the group; a shared one hands its group down."""
    path.mkdir(mode=0o700)
    path.chmod(path.stat().st_mode & stat.S_ISGID | 0o700 | shared)


def _sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
