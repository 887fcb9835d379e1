"""scale_2: one grader process against two."""

from contextlib import closing

from benchmarks.ours import local
from benchmarks.room import Bench, Measured, in_turn


def measure(bench: Bench, rounds: int) -> list[Measured]:
    """Seconds per submission of one process and of two."""
    with closing(local(bench, 1)) as one, closing(local(bench, 2)) as two:
        alone, both = in_turn(rounds, one.seconds, two.seconds)
    return [Measured("scale_2", alone, both, "1 grader process / 2")]
