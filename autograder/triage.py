"""Tells from its bytes alone why a file is not Python source that anybody could grade."""

import codecs
import re
from typing import NamedTuple

_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_CODING = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_CONFLICT = re.compile(rb"^(<{7}|>{7}|\|{7}) ", re.MULTILINE)
_PAGE = re.compile(rb"\s*(<!doctype html|<html)", re.IGNORECASE)
_POINTER = b"version https://git-lfs.github.com/spec/"


class Problem(NamedTuple):
    """One sentence for the student, and the line it is about (0: the whole file)."""

    message: str
    line: int = 0


def triage(name: str, source: bytes) -> Problem | None:
    """What is wrong with a file before Python even reads it; None when nothing is."""
    if not source.strip():
        return Problem(f"{name} is empty: hand in the file with your work in it.")
    if source.startswith(_UTF16) or source[1::2].count(0) * 3 > len(source):
        return Problem(f"{name} is saved as UTF-16: save it as UTF-8 and hand it in again.")
    if b"\0" in source:
        return Problem(f"{name} holds null bytes, so it is not a Python file.")
    if source.startswith(_POINTER):
        return Problem(f"{name} is a Git LFS pointer, not the file itself: hand in the file.")
    if _PAGE.match(source):
        return Problem(f"{name} holds a web page: download the file itself, not its page.")
    if conflict := _CONFLICT.search(source):
        line = _line(source, conflict.start())
        return Problem(f"{name}, line {line}: a merge conflict is left unresolved.", line)
    return _undecodable(name, source)


def _undecodable(name: str, source: bytes) -> Problem | None:
    if any(_CODING.match(line) for line in source.splitlines()[:2]):
        return None  # Python will read the encoding that the file names
    try:
        source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = _line(source, error.start)
        what = "a character that is not UTF-8"
        return Problem(f"{name}, line {line}: {what}; save the file as UTF-8.", line)
    return None


def _line(source: bytes, position: int) -> int:
    return source.count(b"\n", 0, position) + 1
