"""Zip archives read without unpacking: no name, link, size or ratio in them does any harm."""

import io
import lzma
import re
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import islice
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final

from autograder.collect.entries import Entry, Unreadable, parts_of

MOST_ENTRIES: Final = 200_000  # in the download of a whole class
MOST_OF_ONE: Final = 20_000  # in one student's archive
LARGEST_OF_ONE: Final = 50 << 20  # bytes of one student's archive
MOST_UNPACKED: Final = 2 << 30  # bytes that one student's archive may claim to hold
MOST_RATIO: Final = 200  # a file of more than a megabyte that was packed tighter is a bomb

_HEADER = re.compile(rb"PK\x01\x02")
_NOT_BEFORE = (1980, 1, 1, 0, 0, 0)  # what stands where no time was kept
_BROKEN = (zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, ValueError)
_NOT_WHOLE = "is not a whole zip archive: hand it in again"


@contextmanager
def open_archive(path: Path) -> Iterator[list[Entry]]:
    """The files in an archive on disk, to be read while it is open.

    Raises:
        Unreadable: it is no archive, is broken, or holds too many files.
    """
    try:
        with path.open("rb") as stream, mmap(stream.fileno(), 0, access=ACCESS_READ) as content:
            _check_count(content, MOST_ENTRIES)
        archive = zipfile.ZipFile(path)
    except _BROKEN as error:
        raise Unreadable(_reason(error)) from None
    with archive:
        yield _entries(archive)


def unpacked(content: bytes) -> list[Entry]:
    """The files in one student's archive, which is held in memory.

    Raises:
        Unreadable: it is no archive, is broken, or what it holds is too much.
    """
    _check_count(content, MOST_OF_ONE)
    try:
        archive = zipfile.ZipFile(io.BytesIO(content))
    except _BROKEN as error:
        raise Unreadable(_reason(error)) from None
    if sum(info.file_size for info in archive.infolist()) > MOST_UNPACKED:
        raise Unreadable(f"would fill more than {MOST_UNPACKED >> 30} GB when unpacked")
    return _entries(archive)


def _reason(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"cannot be opened ({error.strerror})"
    return _NOT_WHOLE


def _check_count(content: bytes | mmap, most: int) -> None:
    """Count the entries before anything is made of them."""
    if len(list(islice(_HEADER.finditer(content), most + 1))) > most:
        raise Unreadable(f"holds more than {most} files")


def _entries(archive: zipfile.ZipFile) -> list[Entry]:
    return [_entry(archive, info) for info in archive.infolist() if not _is_folder(info)]


def _is_folder(info: zipfile.ZipInfo) -> bool:
    return info.is_dir() or info.filename.endswith("\\")


def _entry(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> Entry:
    name = _name(info)
    path = parts_of(name)

    def read(most: int) -> bytes:
        try:
            with archive.open(info) as stream:
                return stream.read(most + 1)
        except (*_BROKEN, RuntimeError):  # NotImplementedError for unknown ways of packing, too
            raise Unreadable("is damaged in the archive: hand it in again") from None

    problem = _problem(info) if path else "has a name that leads out of the archive"
    return Entry(path or (name,), info.file_size, _time(info), read, problem)


def _name(info: zipfile.ZipInfo) -> str:
    """The name; where the archive does not say that it is UTF-8, it may be all the same."""
    if info.flag_bits & 0x800:
        return info.filename
    try:
        return info.filename.encode("cp437").decode()
    except UnicodeError:
        return info.filename


def _problem(info: zipfile.ZipInfo) -> str:
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return "is a link: hand in the file itself"
    if stat.S_IFMT(mode) and not stat.S_ISREG(mode):
        return "is not an ordinary file: hand in the file itself"
    if info.flag_bits & 0x1:
        return "is encrypted: hand it in without a password"
    if info.file_size > 1 << 20 and info.file_size > MOST_RATIO * info.compress_size:
        return f"is packed more than {MOST_RATIO} times smaller than it is, so it was not unpacked"
    return ""


def _time(info: zipfile.ZipInfo) -> datetime | None:
    try:
        return None if info.date_time == _NOT_BEFORE else datetime(*info.date_time)
    except ValueError:
        return None
