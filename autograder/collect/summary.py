"""What came of collecting, as a table and sentences for a terminal."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from zoneinfo import ZoneInfo

from autograder.collect import stamps
from autograder.collect.deciding import WAYS
from autograder.collect.store import Stored
from autograder.text import plain

MOST_ABSENT = 10
UNKNOWN_TIME = "the time of receipt is unknown, so lateness is not counted: state it with --time"


class Line(NamedTuple):
    """One student: what was stored, or the sentence why nothing was."""

    student: str
    stored: Stored | None
    trouble: str = ""

    @property
    def problems(self) -> list[str]:
        """Sentences about files that came in and could not be taken."""
        if self.stored is None:
            return [self.trouble]
        told = list(self.stored.receipt.problems.values())
        return told if self.stored.receipt.time else [*told, UNKNOWN_TIME]


class Summary(NamedTuple):
    """A class: a line for each student, who is not on the roster, troubles of whole sources."""

    lines: list[Line]
    ghosts: list[str]
    troubles: list[str]
    absent: list[str]

    @property
    def has_problem(self) -> bool:
        """Whether anything needs an instructor's eye."""
        return bool(self.ghosts or self.troubles or any(line.problems for line in self.lines))

    def text(self, zone: ZoneInfo) -> str:
        """The table, then a sentence for each problem, then the counts; ASCII."""
        lines = [*self._table(zone), *self._sentences(), self._counts()]
        return "".join(f"{plain(line)}\n" for line in lines)

    def _table(self, zone: ZoneInfo) -> Iterator[str]:
        if not self.lines:
            return
        head = ("student", "state", "received", "by", "counts because")
        rows = [head, *(_row(line, zone) for line in self.lines)]
        widths = [max(len(row[column]) for row in rows) for column in range(4)]
        for row in rows:
            cells = [cell.ljust(width) for cell, width in zip(row, widths, strict=False)]
            yield "  ".join([*cells, row[4]]).rstrip()
        yield f"Times are shown in {zone}; they come from {self._clocks()}."

    def _clocks(self) -> str:
        """How the times of receipt are known, each way once."""
        told = [line.stored.receipt.time_from for line in self.lines if line.stored]
        return (
            ", and ".join(dict.fromkeys(text.partition(", line ")[0] for text in told)) or "nowhere"
        )

    def _sentences(self) -> Iterator[str]:
        for line in self.lines:
            notes = line.stored.notes if line.stored else ()
            for sentence in (*line.problems, *notes):
                yield f"{line.student}: {sentence.rstrip('.')}."
        yield from self.ghosts
        yield from self.troubles
        if self.absent:
            more = f" and {len(self.absent) - MOST_ABSENT} more"
            names = ", ".join(self.absent[:MOST_ABSENT])
            told = names + (more if len(self.absent) > MOST_ABSENT else "")
            yield f"Nothing was handed in by {told}."

    def _counts(self) -> str:
        states = [line.stored.state if line.stored else "" for line in self.lines]
        problems = sum(bool(line.problems) for line in self.lines) + len(self.troubles)
        counts = [
            f"{states.count(name)} {name}" for name in ("collected", "newer kept", "unchanged")
        ]
        return ", ".join(
            [*counts, f"{problems} with problems", f"{len(self.ghosts)} not on the roster"]
        )


def _row(line: Line, zone: ZoneInfo) -> Sequence[str]:
    if line.stored is None:
        return (plain(line.student), "problem", "", "", "")
    receipt = line.stored.receipt
    at = stamps.shown(receipt.when, zone) if receipt.when else "unknown"
    return plain(line.student), line.stored.state, at, WAYS[receipt.kind], receipt.why
