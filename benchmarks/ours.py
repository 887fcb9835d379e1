"""The grader's own seconds per submission, in local processes or on a Dask cluster."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing

from autograder.batch.executor import Executor, Graded
from autograder.batch.pool import Pool
from autograder.batch.processes import Processes
from autograder.submission import Submission
from benchmarks.room import Bench, handed_in


class Workforce:
    """Graders that are kept from one measurement to the next, warm."""

    def __init__(self, bench: Bench, executor: Executor, graders: int) -> None:
        self._executor = executor
        self._pool = Pool(bench.setup, _Kept(executor))
        self._class = handed_in(bench.rules, bench.submissions)
        self._warm_up = handed_in(bench.rules, 1) * (2 * graders)
        self._list(iter(self._warm_up))

    def seconds(self) -> float:
        """Seconds per submission of the class."""
        start = time.perf_counter()
        self._list(iter(self._class))
        return (time.perf_counter() - start) / len(self._class)

    def close(self) -> None:
        """End the graders."""
        self._executor.close()

    def _list(self, submissions: Iterator[Submission]) -> list[Graded]:
        with closing(self._pool.grade(submissions)) as found:
            return list(found)


class _Kept:
    """An executor that a pool does not close."""

    def __init__(self, executor: Executor) -> None:
        self.has_room = executor.has_room
        self.give = executor.give
        self.answers = executor.answers
        self.close: Callable[[], None] = lambda: None


def local(bench: Bench, processes: int) -> Workforce:
    """So many grader processes."""
    return Workforce(bench, Processes(bench.setup, processes), processes)
