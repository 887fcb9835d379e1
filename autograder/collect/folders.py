"""Folders read like archives: no link is followed, no special file opened, nothing unbounded."""

import os
import stat
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final

from autograder.collect.entries import Entry, Unreadable, is_junk
from autograder.submission import read_file

MOST_FILES: Final = 200_000
DEEPEST: Final = 12

Parts = tuple[str, ...]


def walk(folder: Path) -> list[Entry]:
    """The files below a folder, in the order of their names; of links, only that they are there.

    Raises:
        Unreadable: there are too many.
    """
    found: list[Entry] = []
    for entry in _walk(folder, ()):
        found.append(entry)
        if len(found) > MOST_FILES:
            raise Unreadable(f"holds more than {MOST_FILES} files")
    return found


def file_entry(path: Path) -> Entry:
    """One file, as a folder that holds it alone would list it."""
    return _entry(path.parent, path.name, (path.name,))


def _walk(folder: Path, path: Parts) -> Iterator[Entry]:
    try:
        with os.scandir(folder) as scan:
            inside = sorted(islice(scan, MOST_FILES + 1), key=lambda each: each.name)
    except OSError as error:
        yield Entry(path or (".",), 0, None, _nothing, f"cannot be opened ({error.strerror})")
        return
    for each in inside:
        here = (*path, each.name)
        if is_junk(here):
            continue
        if each.is_dir(follow_symlinks=False):
            if len(here) > DEEPEST:
                yield Entry(here, 0, None, _nothing, "lies too deep in folders")
            else:
                yield from _walk(folder / each.name, here)
        else:
            yield _entry(folder, each.name, here)


def _entry(folder: Path, name: str, path: Parts) -> Entry:
    try:
        status = (folder / name).lstat()
    except OSError as error:
        return Entry(path, 0, None, _nothing, f"cannot be opened ({error.strerror})")
    if stat.S_ISLNK(status.st_mode):
        return Entry(path, 0, None, _nothing, "is a link: hand in the file itself")
    if not stat.S_ISREG(status.st_mode):
        return Entry(path, 0, None, _nothing, "is not an ordinary file: hand in the file itself")
    time = datetime.fromtimestamp(status.st_mtime, UTC)
    return Entry(path, status.st_size, time, partial(_read, folder, name))


def _read(folder: Path, name: str, most: int) -> bytes:
    content = read_file(folder, name, most)
    if isinstance(content, bytes):
        return content
    told = content.message.removeprefix(f"{name} ").removesuffix(".") if content else "is gone"
    raise Unreadable(told)


def _nothing(_: int) -> bytes:
    return b""
