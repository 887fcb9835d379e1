"""Files that are the same program: equal syntax trees once names, comments and layout are gone."""

import ast
import hashlib
import io
import tokenize
import warnings
from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from autograder.syntax import bare

# A student's file is parsed here, in the trusted process. That runs none of it, but a file nested
# deeply enough can exhaust the parser's stack. So it is tokenised first, which needs no stack,
# and a file that is larger or deeper than anybody writes by hand is left out. Parsing in the jail
# would need a message of its own, for a table that decides no mark.
MOST_BYTES = 100_000
MOST_TOKENS = 20_000
MOST_IN_A_STATEMENT = 1500  # tokens; a chain such as a + a + a nests once for each
MOST_ELIFS = 100  # each nests one deeper and needs no indentation
DEEPEST = 40  # brackets and indentation together


class UncomparableError(Exception):
    """A file is not compared; the text says why."""


class Alike(NamedTuple):
    """Students whose files for an exercise are one program.

    `like` names what else it is equal to, "" for nothing; `exact` says that the students' files
    agree byte for byte.
    """

    exercise: str
    like: str
    students: tuple[str, ...]
    exact: bool


class Uncompared(NamedTuple):
    """A file that was left out of the comparison, and why."""

    exercise: str
    student: str
    reason: str


class Comparison(NamedTuple):
    """What comparing a class showed."""

    exercises: tuple[str, ...]
    alike: tuple[Alike, ...]
    uncompared: tuple[Uncompared, ...]


def compare(
    exercise: str, files: Mapping[str, bytes], known: Mapping[str, bytes], stub: bytes | None
) -> tuple[list[Alike], list[Uncompared]]:
    """Groups of equal programs among students' files (by student) and known ones (by label).

    A student's file stands in a group when another student's or a known one equals it; what
    equals the released stub says nothing and stands in none.
    """
    labels = {fingerprint(source): label for label, source in reversed(list(known.items()))}
    skipped = {fingerprint(stub)} if stub else set()
    equal: defaultdict[str, list[str]] = defaultdict(list)
    left_out: list[Uncompared] = []
    for student, source in sorted(files.items()):
        try:
            equal[fingerprint(source)].append(student)
        except UncomparableError as error:
            left_out.append(Uncompared(exercise, student, str(error)))
    groups = [
        Alike(exercise, labels.get(print_, ""), tuple(students), _exact(files, students))
        for print_, students in equal.items()
        if print_ not in skipped and (print_ in labels or len(students) > 1)
    ]
    return sorted(groups, key=lambda group: (-len(group.students), group.students)), left_out


def _exact(files: Mapping[str, bytes], students: list[str]) -> bool:
    return len(students) > 1 and len({files[student] for student in students}) == 1


def fingerprint(source: bytes) -> str:
    """A hash that two files share when they are one program; UncomparableError says why none."""
    _check_bounds(source)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a stray backslash is not worth a line on stderr
            tree = ast.parse(source)
        text = ast.dump(bare(tree))
    except (SyntaxError, ValueError):
        raise UncomparableError("cannot be read") from None
    except (RecursionError, MemoryError):
        raise UncomparableError("nested too deeply") from None
    return hashlib.sha256(text.encode(errors="surrogatepass")).hexdigest()


def _check_bounds(source: bytes) -> None:
    """Refuse what the parser should not meet, from its tokens alone."""
    if len(source) > MOST_BYTES:
        raise UncomparableError("too large")
    try:
        counts = _Counts()
        for token in tokenize.tokenize(io.BytesIO(source).readline):
            counts.add(token)
    except (tokenize.TokenError, SyntaxError, UnicodeDecodeError, LookupError):
        raise UncomparableError("cannot be read") from None


class _Counts:
    """Running counts of tokens; `add` refuses the token that is one too many."""

    def __init__(self) -> None:
        self.tokens = self.statement = self.elifs = self.depth = 0

    def add(self, token: tokenize.TokenInfo) -> None:
        self.tokens += 1
        self.statement = 0 if token.type == tokenize.NEWLINE else self.statement + 1
        self.elifs += token.string == "elif"
        if token.type == tokenize.OP:
            self.depth += (token.string in "([{") - (token.string in ")]}")
        self.depth += (token.type == tokenize.INDENT) - (token.type == tokenize.DEDENT)
        if self.depth > DEEPEST:
            raise UncomparableError("nested too deeply")
        if self.statement > MOST_IN_A_STATEMENT or self.elifs > MOST_ELIFS:
            raise UncomparableError("a statement is too long")
        if self.tokens > MOST_TOKENS:
            raise UncomparableError("too large")


__all__ = ["Alike", "Comparison", "UncomparableError", "Uncompared", "compare", "fingerprint"]
