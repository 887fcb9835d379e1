"""Parts of a class: who belongs to which follows from the name alone, on any machine."""

import hashlib
import re
from collections.abc import Iterable
from typing import NamedTuple

from autograder.errors import UserError


class ShardError(UserError):
    """A part of the class is not given as i/n."""


class Shard(NamedTuple):
    """The `number`-th (from 1) of `parts` parts of a class."""

    number: int
    parts: int

    def holds(self, student: str) -> bool:
        """Whether a student belongs to this part; each belongs to exactly one of the parts."""
        # Python's own hash of a text differs from process to process.
        digest = hashlib.sha256(student.encode()).digest()
        return int.from_bytes(digest) % self.parts == self.number - 1

    def of(self, students: Iterable[str]) -> list[str]:
        """The students of this part, in the order given; there may be none."""
        return [student for student in students if self.holds(student)]


def parse_shard(text: str) -> Shard:
    """The part that a text such as "2/8" stands for; ShardError when it stands for none."""
    found = re.fullmatch(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})", text)
    if found is None or int(found[1]) > int(found[2]):
        raise ShardError(
            f"--shard {text!r} is no part of a class: write i/n with i from 1 to n, such as 2/8"
        )
    return Shard(int(found[1]), int(found[2]))
