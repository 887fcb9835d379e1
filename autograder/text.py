"""The one sanitiser for text that a student chose: names of files, folders and functions."""

import difflib
import re
import unicodedata
from collections.abc import Iterable

LONGEST = 2000
MOST_CANDIDATES = 200  # for the search of a near name, whose time is in proportion

_ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)?|.)", re.DOTALL)

# What GitHub's log takes for the start of a command, "::error::" or "##[error]".
_COMMANDS = re.compile(r":(?=:)|##(?=\[)")


def plain(text: str, longest: int = LONGEST) -> str:
    """ASCII on one line, without escapes or workflow commands, cut at `longest` characters."""
    stripped = _ESCAPES.sub("", text)
    parts = unicodedata.normalize("NFKD", stripped)
    bare = "".join(char for char in parts if not unicodedata.combining(char))
    simple = bare.encode("ascii", "replace").decode()
    printable = "".join(char if char.isprintable() else " " for char in simple)
    quiet = _COMMANDS.sub(r"\g<0> ", printable)
    return quiet if len(quiet) <= longest else f"{quiet[: longest - 3]}..."


def nearest(name: str, candidates: Iterable[str]) -> str | None:
    """The candidate that a person probably meant by `name`, if any is near."""
    by_length = sorted(set(candidates), key=lambda each: (abs(len(each) - len(name)), each))
    found = difflib.get_close_matches(name, by_length[:MOST_CANDIDATES], n=1, cutoff=0.7)
    return found[0] if found else None
