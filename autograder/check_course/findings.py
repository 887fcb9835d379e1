"""What a check says: the file, what is wrong there, and what to do about it."""

from typing import NamedTuple


class Finding(NamedTuple):
    """One thing to put right; `file` is a path from the repository's root."""

    file: str
    problem: str
    remedy: str

    def __str__(self) -> str:
        return f"{self.file}: {self.problem}, {self.remedy}"
