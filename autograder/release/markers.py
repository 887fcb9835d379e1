"""Solution regions: found line by line, and refused when a marker is not exactly what it seems.

A marker that is nearly right is the way solutions get out, so anything that reads like one
without being one stops the release with its file and line.
"""

import re
from difflib import SequenceMatcher
from typing import NamedTuple

from autograder.errors import OUR_FAULT, UserError

BEGIN = "### BEGIN SOLUTION"
END = "### END SOLUTION"
STUB = ("# TODO", "raise NotImplementedError")
ROOM = "# Room for lines of your own: other numbers, other graphs."  # in a notebook's cell

ALIKE = 0.65  # "EDN" is 0.67 like END, "SOLTION" 0.93 like SOLUTION, "EQUATION" 0.63

_COMMENT = re.compile(r"#+(.*)")
_BEGINS, _ENDS = ("BEGIN", "START"), ("END", "STOP")
_KINDS = _BEGINS + _ENDS
_NOUN = "SOLUTION"


class ReleaseError(UserError):
    """Nothing was released; the text is one sentence: file, line where there is one, reason."""

    exit_status = OUR_FAULT

    def __init__(self, file: str, reason: str, line: int | None = None) -> None:
        self.place = f"{file}:{line}" if line else file
        super().__init__(f"{self.place}: {reason}")
        self.reason = reason


class Region(NamedTuple):
    """A marked region: the 1-based lines of its two markers, and how far they stand in."""

    begin: int
    end: int
    indent: str


def decode(content: bytes, file: str) -> str:
    """The text of a source file with LF line ends and no byte order mark; UTF-8 only."""
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise ReleaseError(file, "this is not UTF-8 text, save it as UTF-8", line) from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def regions(text: str, file: str) -> list[Region]:
    """All marked regions of a text with LF line ends, in order; ReleaseError at a bad marker."""
    found: list[Region] = []
    opened: tuple[int, str] | None = None
    for number, line in enumerate(text.split("\n"), start=1):
        marker = line.strip()
        if marker == BEGIN:
            if opened:
                reason = f"a region begins inside the one of line {opened[0]}, end that one first"
                raise ReleaseError(file, reason, number)
            opened = number, line[: line.index("#")]
        elif marker == END:
            if not opened:
                raise ReleaseError(file, f"a region ends that never began, add {BEGIN!r}", number)
            found.append(Region(opened[0], number, opened[1]))
            opened = None
        elif wanted := _nearly(line):
            raise ReleaseError(file, f"a marker must be a line of its own, {wanted!r}", number)
    if opened:
        raise ReleaseError(file, f"the region that begins here never ends, add {END!r}", opened[0])
    return found


def strip(text: str, file: str) -> str:
    """The text with every region replaced by STUB at the indentation of its begin marker."""
    lines = text.split("\n")
    for region in reversed(regions(text, file)):
        lines[region.begin - 1 : region.end] = [region.indent + line for line in STUB]
    return "\n".join(lines)


def inside(text: str, file: str) -> list[list[tuple[int, str]]]:
    """The lines within each region, with their 1-based numbers."""
    lines = text.split("\n")
    return [
        [(number, lines[number - 1]) for number in range(region.begin + 1, region.end)]
        for region in regions(text, file)
    ]


def outside(text: str, file: str) -> list[str]:
    """The lines outside every region, markers left out."""
    hidden = {n for region in regions(text, file) for n in range(region.begin, region.end + 1)}
    return [line for number, line in enumerate(text.split("\n"), 1) if number not in hidden]


def _nearly(line: str) -> str | None:
    """The marker a line seems to be meant for, when it is none."""
    for marker in (BEGIN, END):
        if marker.strip("# ") in line.upper():
            return marker
    comment = _COMMENT.search(line)
    words = re.findall(r"[A-Z]+", comment[1].upper()) if comment else []
    start = "".join([word for word in words if word not in ("OF", "THE")][:2])
    return next((BEGIN if kind in _BEGINS else END for kind in _KINDS if _alike(start, kind)), None)


def _alike(start: str, kind: str) -> bool:
    """Whether the first two words are `kind` and SOLUTION in either order, typing errors allowed.

    The word SOLUTION is most of the letters, so it is cut off before `kind` is compared.
    """
    if abs(len(start) - len(kind + _NOUN)) > 3:
        return False
    for first, second in ((kind, _NOUN), (_NOUN, kind)):
        for cut in (len(first) - 1, len(first), len(first) + 1):
            if _close(start[:cut], first) and _close(start[cut:], second):
                return True
    return False


def _close(text: str, word: str) -> bool:
    return SequenceMatcher(None, text, word).ratio() >= ALIKE
