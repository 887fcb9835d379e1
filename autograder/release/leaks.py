"""Proof that a release holds no solution, hidden test, key or path of this machine.

A line of ours counts as told when it is distinctive: too long to be met by chance, and found
nowhere in the open parts of the solution files. Shorter lines count when two that follow each
other do so in the release as well. In its own stub no line of a region may stand more often than
the open part of its file has it.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from autograder.release.markers import decode


class Leak(NamedTuple):
    """Something in the release that has no place there; `line` is None inside JSON."""

    file: str
    line: int | None
    reason: str


class Secrets(NamedTuple):
    """What must not be in a release; lines are compact, without any white space.

    `lines` and `pairs` map to the place they come from. `stubs` gives, for each stub by its path
    in assignments/, how often each line of its regions may stand there. `patterns` are searched
    in every line as it is, and each brings the reason to tell.
    """

    lines: Mapping[str, str] = {}
    pairs: Mapping[tuple[str, str], str] = {}
    stubs: Mapping[str, Mapping[str, int]] = {}
    patterns: tuple[tuple[re.Pattern[str], str], ...] = ()


def compact(line: str) -> str:
    """A line without white space and without a leading `return`."""
    return "".join(line.strip().removeprefix("return ").split())


def find_leaks(files: Mapping[str, bytes], secrets: Secrets) -> list[Leak]:
    """Every leak in the files of a release, given by their path in assignments/."""
    return [
        leak
        for file, content in files.items()
        for search in (_patterns, _lines, _own_lines)
        for leak in search(file, decode(content, file), secrets)
    ]


def _patterns(file: str, text: str, secrets: Secrets) -> Iterator[Leak]:
    for number, line in _said(file, text):
        for pattern, reason in secrets.patterns:
            if pattern.search(line):
                yield Leak(file, number, reason)


def _lines(file: str, text: str, secrets: Secrets) -> Iterator[Leak]:
    """Distinctive lines within a line of the file, and pairs of lines that are equal to two."""
    shared = _present(secrets.lines, (line for _, line in _said(file, text)))
    before = ""
    for number, line in _said(file, text):
        now = compact(line)
        origins = [secrets.lines[each] for each in shared if each in now]
        origins += [secrets.pairs[before, now]] if (before, now) in secrets.pairs else []
        if origins:
            yield Leak(file, number, f"it holds a line of {origins[0]}")
        before = now or before


def _present(lines: Iterable[str], text: Iterable[str]) -> list[str]:
    """Those of the secret lines that are in a text at all, found quickly."""
    whole = "".join("".join(text).split())
    return [line for line in lines if line in whole]


def _own_lines(file: str, text: str, secrets: Secrets) -> Iterator[Leak]:
    allowed = secrets.stubs.get(file, {})
    found = Counter(map(compact, text.split("\n")))
    for line, times in allowed.items():
        if found[line] > times:
            yield Leak(file, None, f"a line of its own solution is left in it: {line}")


def _said(file: str, text: str) -> Iterator[tuple[int | None, str]]:
    """The lines of a file with their numbers; of JSON those of its strings, without a number."""
    if file.endswith((".json", ".ipynb")):
        for string in _strings(json.loads(text)):
            yield from ((None, line) for line in string.split("\n"))
    else:
        yield from enumerate(text.split("\n"), start=1)


def _strings(value: object) -> Iterator[str]:
    """All strings of a JSON value, keys too; a list of strings is one text, as in notebooks."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from value
        yield from (string for item in value.values() for string in _strings(item))
    elif isinstance(value, list):
        if all(isinstance(item, str) for item in value):
            yield "\n".join(value)
        else:
            yield from (string for item in value for string in _strings(item))
