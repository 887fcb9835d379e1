"""Python's own errors in words for beginners, with the help of the line they happened on."""

import platform
import re
from typing import NamedTuple

from autograder.course import Limits
from autograder.text import plain

PYTHON = ".".join(platform.python_version_tuple()[:2])

_FORBIDDEN = "tries something that graded code may not do (files, processes, network)"

_RAISED = {
    "AssertionError": "fails an assert of its own",
    "AttributeError": "uses an attribute that this kind of value does not have",
    "EOFError": "asks for input, and nobody is there to type it",
    "FileNotFoundError": "needs a file, and graded code has none but its own",
    "IndexError": "asks for an entry beyond the end of a list or an array",
    "KeyError": "asks a dict for a key that is not in it",
    "MemoryError": "runs out of memory: {memory_mb} MB are allowed",
    "NameError": "uses a name that is not defined",
    "OSError": _FORBIDDEN,
    "OverflowError": "computes a number that is too large",
    "PermissionError": _FORBIDDEN,
    "RecursionError": "goes deeper than Python's recursion limit",
    "SystemExit": "ends the program: graded code may not call exit()",
    "TypeError": "does something with a value that its type does not allow",
    "UnboundLocalError": "uses a variable before it has a value",
    "ValueError": "uses a value that an operation cannot take",
    "ZeroDivisionError": "divides by 0",
}


class _Case(NamedTuple):
    """What an error usually means where its line looks so."""

    kind: str
    line: re.Pattern[str]
    words: str


_ON_THIS_LINE = (
    _Case(
        "ValueError",
        re.compile(r"\bmath\.|\blog\b|\bsqrt\b"),
        "asks math for what is not defined, such as the logarithm of a negative number",
    ),
    _Case(
        "ValueError",
        re.compile(r"\b(if|elif|while|and|or|not|max|min)\b"),
        "decides on a whole array at once: `if`, `and`, `not`, max and min need single numbers",
    ),
    _Case(
        "NameError",
        re.compile(r"\bnp\."),
        "uses a name that is not defined; is `import numpy as np` missing?",
    ),
    _Case(
        "TypeError",
        re.compile(r"\^"),
        "uses ^, which is no power in Python: write **",
    ),
    _Case(
        "TypeError",
        re.compile(r"\bmath\.|\bfloat\(|\bint\("),
        "gives a whole array to a function for single numbers",
    ),
    _Case(
        "TypeError",
        re.compile(r"\bset\(|\.add\(|\b(seen|visited|done)\b"),
        "puts into a set, or looks up in one, what has no hash, such as a list, an array, or an "
        "object whose class defines __eq__ without __hash__",
    ),
    _Case(
        "TypeError",
        re.compile(r"\b(for|len|zip|sum|enumerate)\b|\["),
        "treats a value that is no list or array as if it were one",
    ),
)

_UNCOMPILED = (
    (r"^(>>>|\.\.\. )", "leave out the >>> that was copied along with it"),
    (r"^\s*[%!]", "commands with % or ! work in a notebook only"),
    (r"^```", "leave out the ``` lines"),
    (r"^(diff |--- |\+\+\+ |@@ )", "this is a list of changes (a diff) and not the file itself"),
    (r"^\s*print\s+[^(\s=]", "print needs parentheses"),
    (r"^\s*except\s+\w+\s*,", "write `except A as error` or `except (A, B)`"),
    ("[\u2018\u2019\u201c\u201d\u2010-\u2015\u2212\u00d7\u00a0]",
     "a typographic character stands in it, such as a curly quote or a long dash"),
    (r"^\s*(if|elif|while)\b[^=]*[^=!<>]=[^=]", "compare with == and not with ="),
    (r"^\s*(def|class|if|elif|else|for|while|try|except|with)\b[^:#]*$",
     "is a colon missing at its end?"),
    (r"^\s*(lambda|def|class|import|from|in|is|pass|global)\s*=",
     "a word that Python keeps for itself is no name"),
)  # fmt: skip

_IMPORT = re.compile(r"^\s*(?:from\s+(\.*[A-Za-z0-9_.]*)\s+import|import\s+([A-Za-z0-9_.]+))")


def raised(kind: str, line: str, limits: Limits) -> str:
    """What an exception means, as the rest of a sentence, with the exception's kind at its end."""
    words = next((c.words for c in _ON_THIS_LINE if c.kind == kind and c.line.search(line)), None)
    words = words or _RAISED.get(kind)
    if words is None:
        return f"raises {kind}"
    told = "" if kind == "AssertionError" else f" ({kind})"
    return words.format(memory_mb=limits.memory_mb) + told


def failed_import(kind: str, line: str) -> str:
    """Why an import failed: the module itself, what it imports in turn, or a name in it."""
    found = _IMPORT.match(line)
    module = plain(found.group(1) or found.group(2), 40) if found else "a module"
    if module.startswith("."):
        return "an import with a leading dot fails: write `from add import ...`, without the dot"
    if kind == "ModuleNotFoundError":
        here = f"there is Python {PYTHON} with numpy, and the files of the assignment"
        return f"the import of {module} fails: {here}"
    return f"the import from {module} fails: it lacks the name, fails itself, or imports this file"


def uncompiled(kind: str, line: str) -> str:
    """Why Python cannot read a file, or the line of it that is given."""
    if kind == "TabError":
        return "tabs and spaces are mixed in the indentation"
    if kind == "IndentationError":
        return "the indentation is not right"
    if kind in ("MemoryError", "RecursionError"):
        return f"Python {PYTHON} gives up on this file: it is nested too deeply"
    words = next((words for form, words in _UNCOMPILED if re.search(form, line)), "")
    words = words or _brackets(line)
    what = "line" if line else "file"
    return f"Python {PYTHON} cannot read this {what}" + (f": {words}" if words else f" ({kind})")


def _brackets(line: str) -> str:
    """What is wrong with the brackets of a line, as far as their number tells."""
    opened = sum(line.count(bracket) for bracket in "([{")
    closed = sum(line.count(bracket) for bracket in ")]}")
    if opened == closed:
        return ""
    return "is a bracket not closed?" if opened > closed else "is a bracket closed too often?"
