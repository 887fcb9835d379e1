"""The grader's own faults: no student's mark may come of them."""

import traceback
from typing import NamedTuple

from autograder.errors import UserError
from autograder.jail.worker import JailError


class Fault(NamedTuple):
    """A fault of ours: one sentence for the instructor's terminal, and all there is to know."""

    sentence: str
    trace: str
    passing: bool = False  # of the machine, and not of a suite: another try may end well


def fault_of(error: Exception) -> Fault:
    """What to say of an exception that is no fault of the student's."""
    trace = "".join(traceback.format_exception(error))
    known = isinstance(error, UserError)
    told = str(error) if known else f"a bug of the grader: {error!r}"
    return Fault(told, trace, isinstance(error, JailError))
