"""The roster: who is in the course, and whose work a name on a submission is."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from autograder import places
from autograder.collect.tables import Row, TableError, fold, read_table

LONGEST_NAME = 200  # in bytes, so that files named after a student can be written

COLUMNS: Final = {
    "id": (
        "student id", "sid", "id number", "idnumber", "student number", "matriculation number",
        "matrikelnummer", "orgdefinedid", "number",
    ),
    "sis": ("sis user id",),
    "login": (
        "username", "user name", "user", "login id", "sis login id", "netid", "uid", "account",
        "benutzername", "kennung",
    ),
    "email": ("e mail", "mail", "email address", "e mail address", "mail address", "e mailadresse"),
    "name": ("full name", "student name", "student", "display name", "fullname"),
    "first": ("first name", "given name", "firstname", "vorname", "forename"),
    "last": ("last name", "surname", "family name", "lastname", "nachname"),
    "github": (
        "github username", "github user", "github login", "github account", "github handle",
    ),
    "repository": ("repo", "repository url", "student repository url"),
    "lms": ("lms id", "canvas id", "canvas user id", "moodle id", "participant", "identifier"),
}  # fmt: skip
KEYS: Final = ("id", "login", "email")

_CANVAS_MAXIMA = "Points Possible"  # a row of Canvas's gradebook that is nobody
_WORD = re.compile(r"\w+")


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the roster; empty texts where a column or a cell is empty."""

    line: int
    id: str = ""
    login: str = ""
    email: str = ""
    name: str = ""
    github: str = ""
    repository: str = ""
    lms: str = ""

    @property
    def folder(self) -> str:
        """What nbgrader's folders are named: the login, or else the id, or else the e-mail."""
        return self.login or self.id or self.email


class Claim(NamedTuple):
    """What a submission says of whose it is: keys (id, login, e-mail), a name, a platform's id."""

    text: str
    keys: tuple[str, ...] = ()
    name: str = ""
    number: str = ""


class Roster(NamedTuple):
    """Everybody in the course, in the order of the file."""

    path: Path
    people: tuple[Person, ...]

    def by_key(self, key: str) -> Person | None:
        """The one whose id, login or e-mail this is, whatever its case."""
        wanted = fold(key)
        if not wanted:
            return None
        return next(
            (each for each in self.people if wanted in {fold(getattr(each, k)) for k in KEYS}), None
        )

    def owner(self, claim: Claim) -> Person | str:
        """Whose submission it is, or the sentence that says why nobody's."""
        for key in claim.keys:
            if (found := self.by_key(key)) is not None:
                return found
        numbered = [each for each in self.people if claim.number and each.lms == claim.number]
        if len(numbered) == 1:
            return numbered[0]
        named = [each for each in self.people if claim.name and is_named(each.name, claim.name)]
        if len(named) == 1:
            return named[0]
        if named:
            lines = _lines([each.line for each in named])
            return (
                f"{self.path.name}, {lines}, all fit the name {claim.name!r}: "
                "give the platform's id of each in a column 'lms'"
            )
        return self._nobody(claim)

    def _nobody(self, claim: Claim) -> str:
        """Says that somebody is missing, and names the id that lost its zeros, if one did."""
        if claim.number:
            name = f"the name {claim.name!r}" if claim.name else "this name"
            return f"nobody on {self.path.name} has {name}, or {claim.number} in a column 'lms'"
        bare = {key.lstrip("0") for key in claim.keys} - {""}
        near = next((each for each in self.people if each.id.lstrip("0") in bare), None)
        hint = f"; line {near.line} has the id {near.id!r}, is it the same?" if near else ""
        return f"nobody on {self.path.name}{hint}"


def usual_roster(root: Path) -> Roster | None:
    """The roster of a course in a folder, as `load_roster` reads it; None where there is none."""
    path = root / places.ROSTER
    return load_roster(path) if path.exists() else None


def load_roster(path: Path) -> Roster:
    """Read a roster.

    Raises:
        TableError: it cannot be read, has none of the columns id, login and email, a row names
            nobody, or two rows have the same id, login or e-mail; the sentence names the lines.
    """
    table = read_table(path, COLUMNS)
    if not {*KEYS, "sis"} & set(table.columns):
        raise TableError(path, "no column is called id, login or email", 1)
    people = tuple(_person(row) for row in table.rows if row.cells.get("name") != _CANVAS_MAXIMA)
    for person in people:
        if reason := unusable(person.folder):
            raise TableError(path, reason, person.line)
    for sentence in _duplicates(people):
        raise TableError(path, sentence)
    if not people:
        raise TableError(path, "nobody is on it")
    return Roster(path, people)


def unusable(folder: str) -> str:
    """Why a text cannot name a student's folder; empty when it can."""
    if not folder:
        return "neither id nor login nor e-mail is given"
    try:
        size = len(folder.encode())
    except UnicodeEncodeError:
        return "the name of the student's folder is not text"
    if size > LONGEST_NAME:
        return f"{folder[:40]!r}... is too long to name a folder"
    if folder.startswith(".") or not folder.isprintable() or set(folder) & set('/\\:*?"<>|'):
        return f"{folder!r} cannot name a folder"
    return ""


def is_named(name: str, told: str) -> bool:
    """Whether two spellings are one name: word order, case, accents and blanks do not matter."""
    return bool(_spellings(told)) and _spellings(told)[0] in _spellings(name)


@lru_cache(maxsize=1 << 14)
def _spellings(name: str) -> tuple[str, ...]:
    """A name as platforms squeeze it into file names, from each of its words on."""
    words = _WORD.findall(name.replace("_", " "))
    return tuple(_squashed(words[first:] + words[:first]) for first in range(len(words)))


def _squashed(words: list[str]) -> str:
    """Words without blanks and accents, in lower case."""
    parts = unicodedata.normalize("NFKD", "".join(words)).casefold()
    return "".join(char for char in parts if not unicodedata.combining(char))


def _person(row: Row) -> Person:
    cells = dict(row.cells)
    if "sis" in cells:  # Canvas calls its own number ID, and the university's SIS User ID
        cells["lms"], cells["id"] = cells.get("id", ""), cells.pop("sis")
    first, last = cells.pop("first", ""), cells.pop("last", "")
    name = cells.pop("name", "") or f"{first} {last}".strip()
    lms = cells.pop("lms", "").rpartition(" ")[2]
    return Person(line=row.line, name=name, lms=lms, **cells)


def _duplicates(people: tuple[Person, ...]) -> Iterator[str]:
    """What two rows share that only one may have."""
    labels = {"id": "id", "login": "login", "email": "e-mail", "lms": "platform's id"}
    for key, label in labels.items():
        yield from _shared(people, key, label)
    called: dict[str, int] = {}
    for person in people:
        for value in {fold(getattr(person, key)) for key in KEYS} - {""}:
            if (line := called.setdefault(value, person.line)) != person.line:
                yield f"{_lines([line, person.line])} can both be called {value!r}: change one"


def _shared(people: tuple[Person, ...], key: str, label: str) -> Iterator[str]:
    lines: dict[str, list[int]] = {}
    for person in people:
        if value := fold(getattr(person, key)):
            lines.setdefault(value, []).append(person.line)
    for value, found in lines.items():
        if len(found) > 1:
            yield f"{_lines(found)} have the same {label} {value!r}: leave one, then run this again"


def _lines(numbers: list[int]) -> str:
    return f"lines {', '.join(map(str, numbers[:-1]))} and {numbers[-1]}"
