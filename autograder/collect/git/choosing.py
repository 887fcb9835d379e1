"""Which commit counts: the one asked for, else the last that was pushed before it was due."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo

from autograder.collect import stamps
from autograder.collect.deciding import SHORT
from autograder.collect.git.pushes import Push

IN_TIME: Final = "the last push before it was due"


class Chosen(NamedTuple):
    """A commit, why it counts, and sentences for the instructor."""

    push: Push
    why: str
    notes: tuple[str, ...] = ()


class Terms(NamedTuple):
    """Until when pushes count for a student; whether later ones are taken; how times are told."""

    due: datetime
    takes_late: bool
    zone: ZoneInfo


def choose(pushes: Sequence[Push], terms: Terms, is_untouched: Callable[[Push], bool]) -> Chosen:
    """The push that counts, of at least one, oldest first.

    Where nothing but the untouched stubs was pushed before it was due, the last push counts, late:
    a late policy is about such work.
    """
    last = pushes[-1]
    if last.time <= terms.due:
        return Chosen(last, IN_TIME)
    in_time = [push for push in pushes if push.time <= terms.due]
    late = f"pushed {stamps.shown(last.time, terms.zone)}, after it was due"
    if terms.takes_late:
        return Chosen(last, "the last push, late ones taken as well")
    if in_time and not is_untouched(in_time[-1]):
        told = f"{last.sha[:SHORT]} was {late}, and is not taken (--late takes it)"
        return Chosen(in_time[-1], IN_TIME, (told,))
    return Chosen(last, "the last push: nothing was handed in before it was due")
