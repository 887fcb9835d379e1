"""Every sentence a student reads about a failed probe, in the course's words.

Nothing here may tell an expected value, a hidden input, or a place on the grading machine.
"""

import re
import signal
from collections.abc import Collection

from autograder.course import Exercise, Limits
from autograder.grade.raised import PYTHON, failed_import, raised, uncompiled
from autograder.jail.faults import StudentFault
from autograder.kit.close import Mismatch
from autograder.report import ProbeResult
from autograder.submission import near_misses
from autograder.text import nearest, plain

TIMEOUTS_ALLOWED = 2

_DEFINED = re.compile(rb"^[ \t]*(?:def|class)[ \t]+([A-Za-z_]\w*)|^([A-Za-z_]\w*)[ \t]*=", re.M)

_OPERATORS = {
    "add": "+", "sub": "-", "mul": "*", "truediv": "/", "pow": "**", "neg": "unary -",
    "pos": "unary +", "iadd": "+=", "isub": "-=", "imul": "*=", "itruediv": "/=", "ipow": "**=",
}  # fmt: skip
_SPELT = {**_OPERATORS, **{name: f"computing .{name}" for name in ("data", "grad", "dot")}}

NOT_RUN_TIMEOUTS = f"not run, since {TIMEOUTS_ALLOWED} checks before it did not finish in time"
NOT_RUN_SUBMISSION = "not run, since the time for this submission was used up"
NOT_RUN_FILE = "not run, since there is no file that can be run"
GRADER_ERROR = "not graded: a problem of the grader, not of this work; no mark is lost"
CHANGED_ARGUMENT = "an argument is no longer what it was before the call: change a copy instead"
PLAIN_FAILURE = "what came back does not hold what the title says"
VAGUE = ("is not right", "are not right", PLAIN_FAILURE)  # says no more than that a probe failed


KINDS = {
    "value": "plain values",
    "gate": "where the gate is open and closed",
    "shape": "shapes",
    "number": "kinds of numbers",
    "fork": "values that are used more than once",
    "graph": "whole graphs",
    "composition": "the parts put together",
    "purity": "arguments that must stay as they are",
    "effort": "how much work is done",
    "depth": "deep graphs",
    "repeat": "a second backward pass",
}


def unnamed(lost: Collection[ProbeResult]) -> str:
    """What is said of failed probes that no known mistake explains, without a guess.

    It is the one fault that all of them show; else which sorts of checks fail.
    """
    kinds = {probe.kind for probe in lost}
    told = {probe.message for probe in lost}
    if len(told) == 1 and not (only := told.pop()).endswith(VAGUE):
        return only
    listed = ", ".join(KINDS[kind] for kind in KINDS if kind in kinds)
    return f"No mistake that we know explains this; what fails: {listed}."


def withdrawn(reason: str) -> str:
    """What is said of a check that turned out to be wrong."""
    return f"withdrawn: {reason}; the points are given to all"


def untouched(file_name: str, ignored: tuple[str, ...]) -> str:
    """What is said of a file as it was released: the work may be in a copy that was not read."""
    near = near_misses(file_name, ignored)
    if not near:
        return ""
    return f"{file_name} is as it was released; '{near[0]}' beside it was not read: rename it."


def missing_file(file_name: str, ignored: tuple[str, ...]) -> str:
    """Why an exercise has no file, and which other file was probably meant."""
    near = near_misses(file_name, ignored)
    if not near:
        return f"{file_name} was not handed in."
    found = ", ".join(f"'{plain(name, 60)}'" for name in near[:3])
    inside = all(name.endswith(f"/{file_name}") for name in near)
    what = "it" if len(near) == 1 else "the right one"
    advice = f"move {what} to the top folder" if inside else f"rename {what} to {file_name}"
    return f"{file_name} was not handed in; found {found}: {advice}."


def mismatch(problem: Mismatch, kind: str) -> str:
    """Why an answer to a probe of this kind was refused, without a number of it."""
    if kind == "purity":
        return CHANGED_ARGUMENT
    # What a suite compares as a list is what came of several calls.
    where = re.sub(r"^item (\d+ of \d+)", r"case \1", problem.where)
    reason = problem.reason.replace("an array of bool", "an array of True and False")
    reason = re.sub(r"^an object came", "an object that is no plain data came", reason)
    if reason.startswith("None came back"):
        reason = "None stands where a number is asked for"
        if problem.got is None:
            reason = "nothing came back: a `return` is missing"
    return f"{where}: {reason}" if where else reason


def fault(problem: StudentFault, exercise: Exercise, source: bytes, limits: Limits) -> str:
    """Why no answer came back."""
    name = _SPELT.get(problem.name, plain(problem.name, 60)) or exercise.id
    file = plain(problem.file, 60) or exercise.id
    match problem.cause:
        case "unwritten":
            return f"{name} is not written yet: its TODO still raises NotImplementedError"
        case "missing":
            return _missing(plain(problem.name, 60), f"{file}.py", exercise, source)
        case "answer":
            return f"the answer of {name} is too large to send: {limits.reply_kb} KB are allowed"
        case "timeout":
            return (
                f"{name} did not finish: {limits.call_cpu_s:g} s of computing and "
                f"{limits.call_wall_s:g} s in all are allowed, loading the file included"
            )
        case "exit":
            return f"{name} {_ended(problem.status)}"
        case "frame":
            return f"{name} gave back something that is no answer at all"
    place = f"{file}.py, line {problem.line}" if problem.line else f"{file}.py"
    own = source if file == exercise.id else b""
    return f"{place}: {_error(problem, name, own, limits)}"


def _error(problem: StudentFault, name: str, source: bytes, limits: Limits) -> str:
    """What an exception of the student's code means."""
    line = _line(source, problem.line)
    if problem.cause == "compile":
        return uncompiled(problem.kind, line)
    if problem.kind in ("ImportError", "ModuleNotFoundError"):
        return failed_import(problem.kind, line)
    if problem.cause == "import":
        return f"when loaded, the file {raised(problem.kind, line, limits)}"
    if problem.kind == "TypeError" and not problem.line:
        return f"{_uncalled(name, problem.name, source)} (TypeError)"
    return f"{name} {raised(problem.kind, line, limits)}"


def _line(source: bytes, number: int) -> str:
    lines = source.splitlines()
    return lines[number - 1].decode(errors="replace") if 0 < number <= len(lines) else ""


def _missing(name: str, where: str, exercise: Exercise, source: bytes) -> str:
    """Why a name was not found, and which other name of the file was probably meant."""
    defined = {(match[1] or match[2]).decode() for match in _DEFINED.finditer(source)}
    if name in defined and name not in exercise.functions:
        return f"what came back has no {name}: is it a plain number, or None for want of a return?"
    folded = {other.lower(): other for other in defined - {name}}
    near = nearest(name.lower(), folded)
    return f"{where} has no {name}" + (f"; did you mean {folded[near]}?" if near else "")


def _uncalled(name: str, asked: str, source: bytes) -> str:
    """Why a call failed before it reached a line of the file."""
    if asked in _OPERATORS:
        return f"{name} does not work with these operands: a method for it is missing"
    if re.search(rb"\bdef[ \t]+%s\b" % re.escape(asked.encode()), source):
        return f"{name} does not take the arguments that its stub names"
    return f"{name} cannot be called as its stub says"


def _ended(status: int | None) -> str:
    if status is None:
        return "could not be called, since the program had ended before"
    if status >= 0:
        return "ended the program: graded code may not end it"
    names = {number.value: number.name for number in signal.Signals}
    return f"crashed the program (signal {names.get(-status, -status)})"


__all__ = [
    "GRADER_ERROR",
    "NOT_RUN_FILE",
    "NOT_RUN_SUBMISSION",
    "NOT_RUN_TIMEOUTS",
    "PLAIN_FAILURE",
    "PYTHON",
    "TIMEOUTS_ALLOWED",
    "fault",
    "mismatch",
    "missing_file",
]
