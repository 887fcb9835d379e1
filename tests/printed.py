"""Numbers that students read: the texts, the equations in them, and the tables of claims.

An equation between plain numbers, such as `2 * 3 + 4 = 10` or `[1 + 2, 3] = [3, 3]`, is computed
where it stands. What else is printed is claimed in `claims/<assignment>.toml`:

    [[claim]]
    place = "hints of relu"         # or "relu" for its docstrings, or a cell of the notebook
    says = "With d_out = [-4, 3] the answer is [0, 3]."
    holds = "relu_backward([-4, 3], [-1, 0.5]) == [0, 3]"

`says` has to stand in that place, `holds` has to be true where the solutions are, after `given` if
the table has it, and each number of `says` has to be a number of `holds`. `[[free]]` entries are
numbers that claim nothing, with a reason. 0, 1 and 2 are words as often as numbers and need no
claim. Numbers of visible tests are what the solutions give, which `references/` holds.
"""

import ast
import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from autograder.course import Assignment, load_course

ROOT = Path(__file__).parent.parent
CLAIMS = Path(__file__).parent / "claims"
COURSE = load_course(ROOT)

ROUNDING = 6e-5  # four digits behind the point are printed where there are more

_EQUALS = re.compile(r"(?<![=!<>])=(?!=)")
_LEFT = re.compile(r"[\d\s.,+\-*/()\[\]]*$")
_RIGHT = re.compile(r"[\d\s.,+\-*/()\[\]]*")
_OPENS = re.compile(r"[,.:;(\s]*$")  # what may stand in front of an expression that is cut off
NUMBER = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?(?:e-?\d+)?(?!\w)")

WORDS = ("0", "1", "2")

_OPERATORS: dict[type, Any] = {
    ast.Add: np.add,
    ast.Sub: np.subtract,
    ast.Mult: np.multiply,
    ast.Div: np.true_divide,
    ast.Pow: np.power,
}


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a text says, and the formula that gives its numbers."""

    place: str
    says: str
    holds: str


class Free(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of a text that claim nothing."""

    place: str
    says: str
    why: str


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The claims of an assignment, and the source that `holds` stands on."""

    claim: tuple[Claim, ...]
    free: tuple[Free, ...] = ()
    given: str = ""

    @property
    def known(self) -> tuple[Claim | Free, ...]:
        """All phrases with numbers that are accounted for."""
        return (*self.claim, *self.free)


class Equation(NamedTuple):
    """Two sides of an equals sign, as they stand, and where."""

    left: str
    right: str
    start: int
    end: int

    @property
    def holds(self) -> bool:
        """Whether both sides are the same number, or the same list of numbers."""
        one, other = value(self.left), value(self.right)
        return np.shape(one) == np.shape(other) and np.allclose(one, other, ROUNDING, ROUNDING)


def texts(assignment: Assignment) -> Iterator[tuple[str, str]]:
    """The place and the text of all that is printed for students of an assignment."""
    folder = ROOT / "solutions" / assignment.id
    for exercise in assignment.exercises:
        yield exercise.id, _docstrings(folder / exercise.file_name)
        yield f"tests of {exercise.id}", _docstrings(folder / f"tests/test_{exercise.file_name}")
        yield f"hints of {exercise.id}", "\n".join(exercise.hints)
    notebook = json.loads((folder / f"{assignment.id}.ipynb").read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "markdown":
            yield cell["id"], "".join(cell["source"])


def _docstrings(path: Path) -> str:
    """All docstrings of a file: the handout, and what stands below each name."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
    return "\n".join(
        ast.get_docstring(each) or "" for each in nodes if isinstance(each, documented)
    )


def claims(assignment: Assignment) -> Table:
    """The table of an assignment."""
    return msgspec.toml.decode((CLAIMS / f"{assignment.id}.toml").read_bytes(), type=Table)


def equations(text: str) -> Iterator[Equation]:
    """All equations between plain numbers in a text."""
    for sign in _EQUALS.finditer(text):
        left = _suffix(_LEFT.search(text, 0, sign.start()), text)
        right = _prefix(_RIGHT.match(text, sign.end()))
        if left and right:
            yield Equation(left, right, sign.start() - len(left), sign.end() + len(right))


def value(expression: str) -> Any:
    """What plain arithmetic on numbers and lists gives; ValueError for anything else."""
    try:
        return _value(ast.parse(" ".join(expression.split()), mode="eval").body)
    except SyntaxError:
        raise ValueError(expression) from None


def _value(node: ast.expr) -> Any:
    if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
        return float(node.value)
    if isinstance(node, ast.List):
        return np.array([_value(item) for item in node.elts])
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return -_value(node.operand)
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        return _OPERATORS[type(node.op)](_value(node.left), _value(node.right))
    raise ValueError("no plain arithmetic")


def _is_value(expression: str) -> bool:
    try:
        value(expression)
    except ValueError:
        return False
    return True


def _suffix(match: re.Match[str] | None, text: str) -> str:
    """The longest end of the match that is an expression and not the rest of a longer one."""
    if match is None:
        return ""
    whole = match.group()
    named = not whole[:1].isspace() and re.search(r"\w$", text[: match.start()])
    starts = [] if named else [0]
    starts = [*starts, *(found.end() for found in re.finditer(r"[\s(,.]", whole))]
    for start in starts:
        before = whole[:start] or text[: match.start()][-1:]
        cut = not before.strip() or _OPENS.search(before) is not None or before[-1].isalpha()
        operator = before.rstrip()[-1:] in tuple("*+-/)]")
        minus = whole[start:].lstrip().startswith("- ")  # of a name that stands before it
        if cut and not operator and not minus and _is_value(whole[start:]):
            return whole[start:]
    return ""


def _prefix(match: re.Match[str] | None) -> str:
    """The longest beginning of the match that is an expression, if nothing continues it."""
    whole = match.group() if match else ""
    after = match.string[match.end() :][:1] if match else ""
    if after and (after in "@_" or after.isalpha()) and not whole[-1:].isspace():
        return ""
    for end in range(len(whole), 0, -1):
        rest = whole[end:].strip()
        if _is_value(whole[:end]) and (not rest or rest[0] in ".,):]"):
            return whole[:end].rstrip(". ")
    return ""


def numbers(text: str) -> list[str]:
    """The numbers of a text, without their signs."""
    return [found.group().rstrip(",") for found in NUMBER.finditer(text)]


def unclaimed(text: str, known: Iterable[str]) -> list[str]:
    """The numbers of a text that stand in no equation and in none of the known phrases."""
    spans = [(each.start, each.end) for each in equations(text)]
    for phrase in known:
        pattern = r"\s+".join(re.escape(word) for word in phrase.split())
        spans += [found.span() for found in re.finditer(pattern, text)]
    free = (found for found in NUMBER.finditer(text) if found.group().rstrip(",") not in WORDS)
    return [
        found.group().rstrip(",")
        for found in free
        if not any(start <= found.start() < end for start, end in spans)
    ]
