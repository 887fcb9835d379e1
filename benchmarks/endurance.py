"""A large class graded by the real command: flat memory, an even pace, and 50 kills on the way.

Run as `python -m benchmarks.endurance [SUBMISSIONS [KILLS]]`. The class is that of the other
benchmarks. First it is graded undisturbed, and the memory of the command, its graders and their
jails is watched. Then a small part is graded again and again killed with SIGKILL, one process at a
time, until the last run is left alone: its reports must be those of the undisturbed run.
"""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from autograder.key import DEMO_SECRET, VARIABLE
from benchmarks.alike import differences
from benchmarks.room import BUILD, ROOT, RULES, students
from benchmarks.watching import Sample, growth, look, pace, tree

SUBMISSIONS, KILLS = 10_000, 50
KILLED_CLASS = 96
PERIOD = 48  # after so many submissions the class begins again
MOST = 1.1
LOOK_S = 0.25
JAIL = 3  # generations below the command: a grader, its jail, and process 1 in there


class Ended(NamedTuple):
    """An undisturbed run.

    `memory` is the peak of the second half by that of the first, `pace` the processor time for a
    submission in the last tenth by that in the first, `seconds` go by the clock.
    """

    submissions: int
    memory: float
    pace: float
    seconds: float


class Command:
    """`autograder grade` on a class, as it runs."""

    def __init__(self, submissions: Path, out: Path, *, is_told: bool = False) -> None:
        self.out = out / RULES
        words = ("grade", str(submissions), "-A", RULES, "--out", str(out), "-j", "2")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "autograder.cli", *words],
            cwd=ROOT,
            env={**os.environ, VARIABLE: DEMO_SECRET},
            stdout=subprocess.DEVNULL,
            stderr=None if is_told else subprocess.DEVNULL,
        )

    @property
    def pid(self) -> int:
        """The number of the command's own process."""
        return self._process.pid

    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def wait(self) -> int:
        """Its exit status."""
        return self._process.wait()

    def tree(self) -> list[int]:
        """The command, its graders, and the processes of their jails but for the workers in them.

        A worker is there for a moment, and ends in many ways; grading takes that into account.
        """
        return list(tree(self.pid, JAIL))


def make_class(folder: Path, count: int) -> Path:
    """So many submissions as nbgrader lays them out, each file a link to the bundled one."""
    shutil.rmtree(folder, ignore_errors=True)
    for number, source in enumerate(islice(students(), count)):
        place = folder / f"s{number:05}" / RULES
        place.mkdir(parents=True)
        for path in source.glob("*.py"):
            os.link(path, place / path.name)
    return folder


def endure(submissions: Path, out: Path) -> Ended:
    """Grade a class without disturbing it, and watch."""
    shutil.rmtree(out, ignore_errors=True)
    count = len(list(submissions.iterdir()))
    start = time.monotonic()
    command = Command(submissions, out, is_told=True)
    samples: list[Sample] = []
    while command.running() and (done := _written(command.out)) < count:
        samples.append(look(done, command.tree()))
        time.sleep(LOOK_S)
    if status := command.wait():
        raise RuntimeError(f"the command ended with status {status}")
    return Ended(count, growth(samples), pace(samples, PERIOD), time.monotonic() - start)


def kill_and_resume(submissions: Path, out: Path, kills: int, seed: int = 0) -> int:
    """Grade a class, killing one of the run's processes at a time; how often it had to be started.

    Victims are drawn from the command, its graders and their jails. They die evenly spread over
    the class, however fast it is graded: RuntimeError when it was done before all of them had.
    """
    shutil.rmtree(out, ignore_errors=True)
    count = len(list(submissions.iterdir()))
    chosen = random.Random(seed)
    starts = made = 0
    while made < kills:
        command = Command(submissions, out)
        starts += 1
        while command.running() and made < kills:
            time.sleep(chosen.uniform(0.02, 0.2))
            if _written(command.out) * (kills + 1) >= made * count:
                made += _kill_one(command, chosen)
        if command.wait() == 0 and made < kills:
            raise RuntimeError(f"the class was graded after {made} of {kills} kills")
    if Command(submissions, out).wait():
        raise RuntimeError("the last run did not give every mark")
    return starts + 1


def _kill_one(command: Command, chosen: random.Random) -> bool:
    """Kill one process, the command itself now and then; whether there was one."""
    tree = command.tree()
    if len(tree) < 3:  # still starting
        return False
    victim = tree[0] if chosen.random() < 0.2 else chosen.choice(tree[1:])
    try:
        os.kill(victim, signal.SIGKILL)
    except ProcessLookupError:
        return False
    return True


def _written(reports: Path) -> int:
    try:
        return sum(name.endswith(".json") for name in os.listdir(reports))
    except FileNotFoundError:
        return 0


def main() -> None:
    """Endure, kill, compare; exit status 1 when something is not as it should be."""
    given = [int(word) for word in sys.argv[1:]]
    count, kills = (given + [SUBMISSIONS, KILLS][len(given) :])[:2]
    place = BUILD / "endurance"
    ended = endure(make_class(place / "class", count), place / "undisturbed")
    sys.stdout.write(
        f"{ended.submissions} submissions in {ended.seconds:.0f} s; second half's peak memory "
        f"{ended.memory:.3f} of the first's; last tenth's processor time "
        f"{ended.pace:.3f} of the first's\n"
    )
    part = make_class(place / "part", min(count, KILLED_CLASS))
    endure(part, place / "part-undisturbed")
    starts = kill_and_resume(part, place / "part-killed", kills)
    wrong = differences(place / "part-undisturbed", place / "part-killed")
    sys.stdout.write(f"{kills} kills, {starts} starts; differing files: {wrong or 'none'}\n")
    if wrong or ended.memory > MOST or ended.pace > MOST:
        sys.exit(1)


if __name__ == "__main__":
    main()
