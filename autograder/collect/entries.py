"""Files as they came in, from an archive or a folder: named, bounded, read only when asked for."""

import re
import unicodedata
from collections.abc import Callable
from datetime import datetime
from typing import Final, NamedTuple

from autograder.errors import UserError

JUNK: Final = frozenset(
    {"__MACOSX", "__pycache__", ".DS_Store", "Thumbs.db", "desktop.ini", ".git", ".venv", "venv"}
    | {".ipynb_checkpoints", ".pytest_cache", ".idea", ".vscode", "site-packages", ".mypy_cache"}
)

_DRIVE = re.compile(r"[A-Za-z]:")


class Unreadable(UserError):  # noqa: N818 - a state of a file, told to people
    """A file or an archive cannot be read; the text completes a sentence that names it."""


class Entry(NamedTuple):
    """One file. `time` has no zone where the source keeps none; `problem` completes a sentence."""

    path: tuple[str, ...]
    size: int
    time: datetime | None
    read: Callable[[int], bytes]
    problem: str = ""

    @property
    def name(self) -> str:
        """The last part of the path."""
        return self.path[-1]

    @property
    def shown(self) -> str:
        """The whole path."""
        return "/".join(self.path)

    def content(self, most: int) -> bytes:
        """The bytes, if they are at most `most`; else Unreadable says why not."""
        if self.problem:
            raise Unreadable(self.problem)
        if self.size > most:
            raise Unreadable(f"is larger than {most >> 10} KB, the most that is read")
        content = self.read(most)
        if len(content) > most:
            raise Unreadable(f"is larger than {most >> 10} KB, the most that is read")
        return content

    def below(self, depth: int) -> "Entry":
        """The same file, its path without the first `depth` folders."""
        return self._replace(path=self.path[depth:])


def parts_of(name: str) -> tuple[str, ...] | None:
    """The folders and the file of a name in an archive; None when it leads out of the archive.

    Backslashes separate too, as in archives made on Windows.
    """
    bare = unicodedata.normalize("NFC", name).replace("\\", "/")
    parts = tuple(part for part in bare.split("/") if part not in ("", "."))
    if bare.startswith("/") or _DRIVE.match(bare) or ".." in parts or not parts:
        return None
    return parts


def is_junk(path: tuple[str, ...]) -> bool:
    """Whether a program left this file, so that it is not worth a word."""
    return bool(JUNK.intersection(path)) or any(part.startswith("._") for part in path)
