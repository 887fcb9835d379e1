"""A pass judged step by step: each result by what follows from the student's own before it.

So one mistake costs once: behind a wrong gradient the next ones are right if they are rightly
made of it. Where too many steps are wrong there is nothing to follow, and what is right counts.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

import numpy as np

from autograder.kit.close import compare

Steps = Mapping[str, Callable[[Mapping[str, Any]], Any]]  # name -> made of the ones before it

MOST_WRONG = 2


def right(steps: Steps) -> dict[str, Any]:
    """The right results by name."""
    made: dict[str, Any] = {}
    for name, step in steps.items():
        made[name] = step(made)
    return made


def following(got: Any, steps: Steps) -> dict[str, Any]:
    """The results to ask for: those that follow from the student's own, or the right ones.

    Args:
        got: What came back, a dict by name if it is one at all.
        steps: How each result is made.
    """
    wanted = right(steps)
    if not isinstance(got, dict):
        return wanted
    own = {name: _number(got[name]) for name in steps if is_usable(got.get(name), wanted[name])}
    carried = {name: step({**wanted, **own}) for name, step in steps.items()}
    wrong = [name for name in steps if compare(got.get(name), carried[name]) is not None]
    return carried if len(wrong) <= MOST_WRONG else wanted


def asked(names: Collection[str], got: Any, want: Mapping[str, Any]) -> Any:
    """`got` with all but the named entries put right; as it is where it is no dict."""
    if not isinstance(got, dict):
        return got
    missing = {name for name in names if name not in got}
    own = {name: got[name] for name in names if name not in missing}
    return {name: part for name, part in {**want, **own}.items() if name not in missing}


def is_usable(got: Any, want: Any) -> bool:
    """Whether one can compute on with it: a finite number or array of the right shape."""
    mismatch = compare(got, want)
    return mismatch is None or mismatch.fault == "value"


def _number(got: Any) -> Any:
    array = np.asarray(got, dtype=np.float64)
    return array if array.ndim else float(array)
