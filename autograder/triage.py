"""Tells from its bytes alone why a file is not Python source that anybody could grade."""

import codecs
import re
from typing import NamedTuple

_UTF32 = (codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)
_UTF16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
_CODING = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_CONFLICT = re.compile(rb"^(<{7}|>{7}|\|{7}) ", re.MULTILINE)
_PAGE = re.compile(rb"\s*(<!doctype html|<html|<\?xml)", re.IGNORECASE)
_NOTEBOOK = re.compile(rb'\s*\{.*"cells"\s*:.*"nbformat"\s*:', re.DOTALL)
_UTF8 = re.compile(r"utf[-_]?8(?![\w])", re.IGNORECASE)

# What a file of another kind starts with, and what it is called.
_KINDS = (
    (b"PK\x03\x04", "is a zip archive or a Word document: hand in the Python file as plain text"),
    (b"%PDF", "is a PDF document: hand in the Python file as plain text"),
    (b"{\\rtf", "is a formatted text document: save it as plain text"),
    (b"\x89PNG", "is a picture: hand in the Python file as plain text"),
    (b"\xff\xd8\xff", "is a picture: hand in the Python file as plain text"),
    (b"\x1f\x8b", "is a packed file: hand in the Python file as plain text"),
    (b"version https://git-lfs.", "is a Git LFS pointer, not the file itself: hand in the file"),
)


class Problem(NamedTuple):
    """One sentence for the student, and the line it is about (0: the whole file).

    `is_ours` says that this machine failed and not the file: it costs no mark.
    """

    message: str
    line: int = 0
    is_ours: bool = False


def triage(name: str, source: bytes) -> Problem | None:
    """What is wrong with a file before Python even reads it; None when nothing is."""
    if not source.strip():
        return Problem(f"{name} is empty: hand in the file with your work in it.")
    for start, what in _KINDS:
        if source.startswith(start):
            return Problem(f"{name} {what}.")
    if width := _wide(source):
        return Problem(f"{name} is saved as UTF-{width}: save it as UTF-8 and hand it in again.")
    if b"\0" in source:
        return Problem(f"{name} holds null bytes, so it is not a Python file.")
    if _PAGE.match(source.removeprefix(codecs.BOM_UTF8)):
        return Problem(f"{name} holds a web page: download the file itself, not its page.")
    if _NOTEBOOK.match(source):
        return Problem(f"{name} holds a notebook: hand in the Python file with the function in it.")
    if conflict := merge_conflict(name, source):
        return conflict
    return _undecodable(name, source)


def merge_conflict(name: str, source: bytes) -> Problem | None:
    """Where two versions of a file were put together and nobody chose."""
    found = _CONFLICT.search(source)
    if found is None:
        return None
    line = _line(source, found.start())
    return Problem(f"{name}, line {line}: a merge conflict is left unresolved.", line)


def _wide(source: bytes) -> int:
    """How many bits each letter has, where plain letters are padded with null bytes; else 0."""
    if source.startswith(_UTF32):
        return 32
    even, odd = (half.count(0) * 3 > 2 * len(half) for half in (source[::2], source[1::2]))
    return 16 if even != odd or source.startswith(_UTF16) else 0


def _undecodable(name: str, source: bytes) -> Problem | None:
    """Whether the bytes are not text in the encoding that the file names, or in UTF-8."""
    for line, content in enumerate(source.splitlines()[:2], start=1):
        if named := _CODING.match(content):
            encoding = named.group(1).decode("ascii", "replace")
            if _UTF8.match(encoding):
                break
            return _unknown(name, encoding, line)
    try:
        source.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = _line(source, error.start)
        what = "a character that is not UTF-8"
        return Problem(f"{name}, line {line}: {what}; save the file as UTF-8.", line)
    return None


def _unknown(name: str, encoding: str, line: int) -> Problem | None:
    """Python will read the encoding that a file names, if there is one of that name."""
    try:
        codecs.lookup(encoding)
    except (LookupError, ValueError):
        what = f"Python knows no encoding {encoding[:40]}; save the file as UTF-8."
        return Problem(f"{name}, line {line}: {what}", line)
    return None


def _line(source: bytes, position: int) -> int:
    return source.count(b"\n", 0, position) + 1
