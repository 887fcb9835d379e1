"""Reads the tables that people export: any delimiter, marks and encodings of spreadsheets."""

import codecs
import csv
import io
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from autograder.errors import UserError

LARGEST = 10 << 20  # bytes
DELIMITERS = ",;\t"

_FORMULA_STARTS = ("=", "+", "-", "@")

Columns = Mapping[str, Sequence[str]]  # our name of a column -> what others call it


class TableError(UserError):
    """A table cannot be used; the text names file, line and reason."""

    def __init__(self, path: Path, reason: str, line: int = 0) -> None:
        where = f"{path.name}, line {line}" if line else path.name
        super().__init__(f"{where}: {reason}")


class Row(NamedTuple):
    """One row: the line it starts on, and its texts by our names of the columns."""

    line: int
    cells: dict[str, str]


class Table(NamedTuple):
    """The recognised columns in order, and the rows that are not empty."""

    path: Path
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


@lru_cache(maxsize=1 << 14)
def fold(text: str) -> str:
    """A text as it is compared: without regard to case, composition and outer blanks."""
    return unicodedata.normalize("NFC", text).strip().casefold()


def read_table(path: Path, known: Columns) -> Table:
    """Read a table; columns that are not known are left out, cells are text as it stands.

    Raises:
        TableError: it cannot be read, a row has more cells than the heading, or a column is
            there twice.
    """
    names: list[str] = []
    rows: list[Row] = []
    for line, cells in _cells(path, _text(path)):
        if not names:
            names = [_known_as(cell, known) for cell in cells]
            _check_heading(path, names, line)
        else:
            rows.append(_row(path, line, names, cells))
    return Table(path, tuple(name for name in names if name), tuple(rows))


def _cells(path: Path, text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows that are not empty, each with the line it starts on."""
    heading = next(line for line in text.split("\n") if line.strip())
    delimiter = max(DELIMITERS, key=heading.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter, strict=True)
    line = 1
    try:
        for cells in reader:
            # A spreadsheet's own first line, "sep=;", is no heading.
            if any(cell.strip() for cell in cells) and not cells[0].startswith("sep="):
                yield line, cells
            line = reader.line_num + 1
    except csv.Error as error:
        raise TableError(path, f"is no table ({error})", line) from None


def _row(path: Path, line: int, names: Sequence[str], cells: Sequence[str]) -> Row:
    if any(cell.strip() for cell in cells[len(names) :]):
        reason = f"{len(cells)} cells under {len(names)} columns: put texts with commas in quotes"
        raise TableError(path, reason, line)
    texts = zip(names, map(_bare, cells), strict=False)
    return Row(line, {name: text for name, text in texts if name})


def _text(path: Path) -> str:
    try:
        with path.open("rb") as stream:
            content = stream.read(LARGEST + 1)
    except OSError as error:
        raise TableError(path, f"cannot be read ({error.strerror})") from None
    if len(content) > LARGEST:
        raise TableError(path, f"is larger than {LARGEST >> 20} MB")
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        text = content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise TableError(path, "is not UTF-8 text: save it as CSV UTF-8", line) from None
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if "\0" in text or not text.strip():
        raise TableError(path, "is no table" if text.strip() else "is empty")
    return text


def _known_as(heading: str, known: Columns) -> str:
    """Our name of a column; empty when it is none of ours."""
    told = " ".join(fold(_bare(heading)).replace("_", " ").replace("-", " ").split())
    return next((ours for ours, others in known.items() if told == ours or told in others), "")


def _check_heading(path: Path, names: Sequence[str], line: int) -> None:
    for name in names:
        if name and names.count(name) > 1:
            raise TableError(path, f"two columns are taken for {name!r}: leave one", line)


def _bare(cell: str) -> str:
    """A cell without what keeps a spreadsheet from changing it: ="00123", '=name."""
    text = cell.strip().strip("\ufeff")
    if text.startswith('="') and text.endswith('"') and len(text) > 2:
        return text[2:-1]
    if text.startswith("'") and text[1:].startswith(_FORMULA_STARTS):
        return text[1:]
    return text
