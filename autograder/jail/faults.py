"""How a student's code can fail to answer."""

from typing import Literal

Cause = Literal[
    "unwritten", "missing", "compile", "import",  # plain: a second run would say the same
    "raised", "answer", "timeout", "exit", "frame",
]  # fmt: skip
PLAIN: frozenset[str] = frozenset({"unwritten", "missing", "compile", "import"})


class StudentFault(Exception):  # noqa: N818 - the fault is in the student's code
    """The student's code did not answer: why, the exception's kind, and the line in their file.

    `name` is the function, method or attribute that was asked for; `status` the exit status.
    """

    def __init__(
        self,
        cause: Cause,
        *,
        kind: str = "",
        file: str = "",
        line: int = 0,
        name: str = "",
        status: int | None = None,
    ) -> None:
        super().__init__(cause)
        self.cause: Cause = cause
        self.kind = kind
        self.file = file
        self.line = line
        self.name = name
        self.status = status


class SuiteError(Exception):
    """A hidden suite is written wrongly: the grader's fault, never the student's."""
