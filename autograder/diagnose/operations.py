"""Which operators and methods of a class an entry uses, and whether the class has them."""

from collections.abc import Iterable

from autograder.diagnose.sketch import Entry, Move
from autograder.jail.inside.values import Object
from autograder.jail.inside.worker import OPERATORS

UNARY = frozenset(("neg", "pos", "abs"))
WALKS = frozenset(("backward", "zero_grad"))


def uses(entry: Entry) -> frozenset[str]:
    """The names of the operators and methods that an entry's steps ask for."""
    return frozenset(name for move in entry.moves if (name := _used(move)))


def calls(entry: Entry, file: str) -> frozenset[str]:
    """The functions and classes of a file that an entry calls."""
    return frozenset(str(move.args[1]) for move in entry.moves if _calls(move, file))


def _calls(move: Move, file: str) -> bool:
    return move.op == "call" and move.args[0] == file


def _used(move: Move) -> str:
    if move.op in OPERATORS:
        return move.op
    return str(move.args[2]) if move.op == "method" else ""


def size(entry: Entry) -> tuple[int, int]:
    """How many operations an entry has, and how many walks over them."""
    used = [name for move in entry.moves if (name := _used(move))]
    walks = sum(name in WALKS for name in used)
    return len(used) - walks, walks


def trials(entries: Iterable[Entry]) -> list[Entry]:
    """For each operator and method that entries use: itself on a number or two, and no more."""
    entries = list(entries)
    made = (move for entry in entries for move in entry.moves if _makes(move))
    first = next(made, None)
    if first is None:
        return []
    names = sorted(frozenset().union(*map(uses, entries)))
    return [_trial(name, first) for name in names]


def _makes(move: Move) -> bool:
    return move.op == "call" and str(move.args[1])[:1].isupper()


def _trial(name: str, made: Move) -> Entry:
    file, kind = made.args[:2]
    leaves = [Move("call", (file, kind, number)) for number in (0.5, 0.25)]
    if name not in OPERATORS:
        last = Move("method", (file, Object(0), name))
    elif name in UNARY:
        last = Move(name, (Object(0),))
    else:
        last = Move(name, (Object(0), 2 if name == "pow" else Object(1)))
    return Entry(name, (*leaves, last), ())


def suggested(failing: Iterable[Entry]) -> frozenset[str] | None:
    """The fewest operators and methods from which failing entries with one walk are built.

    None where no such entry fails: then graphs that are walked once are not what is wrong.
    """
    sets = [uses(entry) - WALKS for entry in failing if _is_plain(entry)]
    fewest = [each for each in sets if not any(other < each for other in sets)]
    return frozenset().union(*fewest) if fewest else None


def _is_plain(entry: Entry) -> bool:
    walks = [move.args[2] for move in entry.moves if move.op == "method" and move.args[2] in WALKS]
    return walks == ["backward"] and len(entry.moves) <= 30
