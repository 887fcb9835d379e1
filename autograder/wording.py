"""Every sentence a student reads about a failed probe, in the course's words.

Nothing here may tell an expected value, a hidden input, or a place on the grading machine.
"""

import platform
import re
import signal

from autograder.course import Exercise, Limits
from autograder.jail.faults import StudentFault
from autograder.kit.close import Mismatch
from autograder.submission import near_misses
from autograder.text import nearest, plain

PYTHON = ".".join(platform.python_version_tuple()[:2])
TIMEOUTS_ALLOWED = 2

_DEFINED = re.compile(rb"^[ \t]*(?:def|class)[ \t]+([A-Za-z_]\w*)|^([A-Za-z_]\w*)[ \t]*=", re.M)

_OPERATORS = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "pow": "**", "neg": "unary -",
    "pos": "unary +", "iadd": "+=", "isub": "-=", "imul": "*=", "itruediv": "/=", "ipow": "**=",
}  # fmt: skip

_RAISED = {
    "MemoryError": "ran out of memory: {memory_mb} MB are allowed",
    "RecursionError": "went deeper than Python's recursion limit",
    "PermissionError": "tried something that graded code may not do (files, processes, network)",
    "ModuleNotFoundError": "imports a module that is not here: there is Python {python} and numpy",
    "ImportError": "imports a name that is not here: there is Python {python} and numpy",
    "EOFError": "asks for input, and nobody is there to type it",
    "SystemExit": "ends the program: graded code may not call exit()",
}

NOT_RUN_TIMEOUTS = f"not run, since {TIMEOUTS_ALLOWED} checks before it did not finish in time"
NOT_RUN_SUBMISSION = "not run, since the time for this submission was used up"
NOT_RUN_FILE = "not run, since the file cannot be read"
GRADER_ERROR = "not graded: a problem of the grader, not of this work; no mark is lost"
PLAIN_FAILURE = "what came back does not hold what the title says"


def missing_file(file_name: str, ignored: tuple[str, ...]) -> str:
    """Why an exercise has no file, and which other file was probably meant."""
    near = near_misses(file_name, ignored)
    if not near:
        return f"{file_name} was not handed in."
    found = ", ".join(f"'{name}'" for name in near)
    return f"{file_name} was not handed in; found {found}: rename it to {file_name}."


def mismatch(problem: Mismatch) -> str:
    """Why an answer was refused, without a number of it."""
    return f"{problem.where}: {problem.reason}" if problem.where else problem.reason


def fault(problem: StudentFault, exercise: Exercise, source: bytes, limits: Limits) -> str:
    """Why no answer came back."""
    name = _OPERATORS.get(problem.name, plain(problem.name, 60)) or exercise.id
    where = f"{plain(problem.file, 60) or exercise.id}.py"
    place = f"{where}, line {problem.line}" if problem.line else where
    match problem.cause:
        case "unwritten":
            return f"{name} is not written yet: its TODO still raises NotImplementedError"
        case "missing":
            return _missing(name, where, source)
        case "compile":
            return f"{place}: {_uncompiled(problem.kind)}"
        case "import":
            return f"{place}: loading the file {_raised(problem.kind, limits)}"
        case "raised":
            return f"{place}: {name} {_raised(problem.kind, limits)}"
        case "answer":
            return f"the answer of {name} is too large to send: {limits.reply_kb} KB are allowed"
        case "timeout":
            return (
                f"{name} did not finish: {limits.call_cpu_s:g} s of computing "
                f"and {limits.call_wall_s:g} s in all are allowed"
            )
        case "exit":
            return f"{name} {_ended(problem.status)}"
        case "frame":
            return f"{name} gave back something that is no answer at all"


def _missing(name: str, where: str, source: bytes) -> str:
    defined = {
        (match.group(1) or match.group(2)).decode() for match in _DEFINED.finditer(source)
    } - {name}
    near = nearest(name, defined)
    return f"{where} has no {name}" + (f"; did you mean {near}?" if near else "")


def _uncompiled(kind: str) -> str:
    if kind == "TabError":
        return "tabs and spaces are mixed in the indentation"
    if kind == "IndentationError":
        return "the indentation is not right"
    if kind in ("MemoryError", "RecursionError"):
        return f"Python {PYTHON} gives up on this file: it is nested too deeply"
    return f"Python {PYTHON} cannot read this line ({kind})"


def _raised(kind: str, limits: Limits) -> str:
    known = _RAISED.get(kind)
    if known is None:
        return f"raised {kind}"
    return f"{known.format(memory_mb=limits.memory_mb, python=PYTHON)} ({kind})"


def _ended(status: int | None) -> str:
    if status is None:
        return "could not be called, since the program had ended before"
    if status >= 0:
        return f"ended the program (exit status {status}): graded code may not end it"
    names = {number.value: number.name for number in signal.Signals}
    return f"crashed the program (signal {names.get(-status, -status)})"
