"""A submitted notebook put right against the released one, whatever was done to it.

Only what a student may write is taken: the text of cells, and pictures in markdown. Everything that
nbgrader goes by (names of cells, their kind, points, locks, metadata) comes from the release.

Rules. A cell that nbgrader knows and that is missing comes back as it was released. A locked cell
gets its released text. Of a cell that is there more than once the last copy that was changed
counts, else the first; other copies stay as plain text for people to read. Cells with names that
the release does not know become plain cells. No output is kept.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from autograder.nbgrader_bridge.clean import clean, pictures
from autograder.triage import merge_conflict

MOST_CELLS: Final = 2000

Cell = dict[str, Any]
Notebook = dict[str, Any]


class Mended(NamedTuple):
    """A notebook of the released form; sentences by the name of the cell they are about.

    Those under "" are about the notebook as a whole. `unread` is not empty where something was
    handed in that cannot be read, so that a person has to look: the reason.
    """

    notebook: Notebook
    notes: dict[str, list[str]]
    unread: str = ""


class UnreadableError(Exception):
    """A notebook that cannot be read; the text says why, for the student."""


def mend(
    content: bytes | str | None, released: Notebook, name: str, others: Sequence[str] = ()
) -> Mended:
    """Put a notebook right.

    `content` is None where none was handed in, and a sentence where it cannot be read; `name` is
    its file name, `others` are notebooks of other names beside it. What cannot be read is told in
    a note, and the released notebook takes its place.
    """
    try:
        if not isinstance(content, bytes):
            raise UnreadableError(content or _not_there(name, others))
        cells = list(_cells(_parsed(content, name)))
    except UnreadableError as error:
        is_there = content is not None or bool(others)
        whole = _notebook([_copy(cell) for cell in released["cells"]], released)
        return Mended(whole, {"": [str(error)]}, str(error) if is_there else "")
    known = {grade_id(cell): cell for cell in released["cells"] if grade_id(cell)}
    chosen = _chosen(cells, known)
    result: list[Cell] = []
    for cell in cells:
        name = grade_id(cell)
        if chosen.get(name) is cell:
            result.append(_known(cell, known[name]))
        elif name not in known or is_answer(known[name]):
            result.append(_plain(cell))
    _add_missing(result, released, set(chosen))
    return Mended(_notebook(result, released), _notes(cells, known))


def _not_there(name: str, others: Sequence[str]) -> str:
    told = [
        f"'{other}' beside it was not read: hand it in under the right name." for other in others
    ]
    return " ".join([f"{name} was not handed in.", *told[:1]])


def _notebook(cells: list[Cell], released: Notebook) -> Notebook:
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number:04d}"
    metadata = released["metadata"]
    return {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}


def _notes(cells: list[Cell], known: Mapping[str, Cell]) -> dict[str, list[str]]:
    """What is told of cells that are there more than once, or not at all."""
    names = [grade_id(cell) for cell in cells]
    notes: dict[str, list[str]] = {}
    for name, released in known.items():
        if name not in names:
            notes[name] = [f"The cell '{name}' was missing and is shown as it was released."]
        elif names.count(name) > 1:
            notes[name] = [_copies_told(name, released)]
    return notes


def grade_id(cell: Mapping[str, Any]) -> str:
    """The name by which nbgrader knows a cell; empty for none."""
    metadata = cell.get("metadata")
    ours = metadata.get("nbgrader") if isinstance(metadata, dict) else None
    name = ours.get("grade_id") if isinstance(ours, dict) else None
    return name if isinstance(name, str) else ""


def is_answer(cell: Mapping[str, Any]) -> bool:
    """Whether a released cell is one in which students write."""
    return bool(cell["metadata"]["nbgrader"].get("solution"))


def source_of(cell: Mapping[str, Any]) -> str:
    """A cell's text, which notebooks keep whole or in lines."""
    source = cell.get("source", "")
    if isinstance(source, list):
        return "".join(line for line in source if isinstance(line, str))
    return source if isinstance(source, str) else ""


def _parsed(content: bytes, name: str) -> Notebook:
    if not content.strip():
        raise UnreadableError(f"{name} is empty: hand in the notebook with your work in it.")
    if conflict := merge_conflict(name, content):
        raise UnreadableError(conflict.message)
    try:
        notebook = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise UnreadableError(f"{name} is no notebook that can be read: save it again.") from None
    if not isinstance(notebook, dict) or not isinstance(notebook.get("cells"), list):
        raise UnreadableError(f"{name} is no notebook: hand in the file itself.")
    if notebook.get("nbformat") != 4:
        raise UnreadableError(f"{name} has another format than 4: save it with a newer Jupyter.")
    return notebook


def _cells(notebook: Notebook) -> Iterator[Cell]:
    for cell in notebook["cells"][:MOST_CELLS]:
        if isinstance(cell, dict) and cell.get("cell_type") in ("code", "markdown", "raw"):
            yield cell


def _chosen(cells: list[Cell], known: Mapping[str, Cell]) -> dict[str, Cell]:
    """The copy that counts of each cell that nbgrader knows."""
    chosen: dict[str, Cell] = {}
    for cell in cells:
        name = grade_id(cell)
        if name not in known:
            continue
        is_changed = source_of(cell) != source_of(known[name])
        if name not in chosen or (is_answer(known[name]) and is_changed):
            chosen[name] = cell
    return chosen


def _copies_told(name: str, released: Cell) -> str:
    counts = "the last copy that was changed counts" if is_answer(released) else "one is kept"
    return f"The cell '{name}' is duplicated: {counts}."


def _known(cell: Cell, released: Cell) -> Cell:
    """A cell of the release with what the student wrote in it, where that is allowed.

    An untouched one stays as it is to the letter: nbgrader knows it by its checksum.
    """
    made = _copy(released)
    if is_answer(released) and source_of(cell) != made["source"]:
        made |= _content(cell, released["cell_type"])
    return made


def _plain(cell: Cell) -> Cell:
    """A student's own cell; raw ones, which pages keep as they are, become code to look at."""
    kind = cell["cell_type"]
    if kind == "raw":
        lines = clean(source_of(cell)).split("\n")
        text = "\n".join(f"    {line}" for line in lines)
        return {"cell_type": "markdown", "metadata": {}, "source": text}
    made: Cell = {"cell_type": kind, "metadata": {}}
    if kind == "code":
        made |= {"outputs": [], "execution_count": None}
    return made | _content(cell, kind)


def _content(cell: Cell, kind: str) -> Cell:
    """What is taken of a cell: its text, and the pictures that it shows."""
    text = source_of(cell)
    if kind != "markdown":
        return {"source": text}
    found: Cell = {"source": clean(text)}
    if shown := pictures(cell.get("attachments"), text):
        found["attachments"] = shown
    return found


def _copy(cell: Cell) -> Cell:
    made: Cell = json.loads(json.dumps(cell))
    made["source"] = source_of(made)
    return made


def _add_missing(result: list[Cell], released: Notebook, present: set[str]) -> None:
    """Put each known cell that is missing behind the one before it in the release."""
    before = ""
    for cell in released["cells"]:
        name = grade_id(cell)
        if not name:
            continue
        if name not in present:
            places = [place for place, each in enumerate(result) if grade_id(each) == before]
            result.insert(places[0] + 1 if before and places else 0, _copy(cell))
        before = name
