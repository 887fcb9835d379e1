"""Measures the grader against its peers and against itself, both sides in turn on this machine.

Run as `python -m benchmarks [SUBMISSIONS [ROUNDS]]`. Ratios and medians in seconds go into
build/bench.json, and a table is printed. The peers get an environment of their own under
build/peers, which is made at the first run and needs the network.
"""

import json
import sys

from benchmarks import (
    against_floor,
    against_micrograd,
    against_nbgrader,
    against_otter,
    against_pytest,
    check_py,
    on_dask,
    scaling,
)
from benchmarks.room import BUILD, Measured, bench

SUBMISSIONS, ROUNDS = 48, 3
RESULT = BUILD / "bench.json"

# In the order of the table, with what each ratio should be: at least, or at most.
COMPARISONS = (
    (against_nbgrader, {"nbgrader_1": ">= 10", "nbgrader_2": ">= 15"}),
    (against_otter, {"otter": ""}),
    (against_pytest, {"pytest": ">= 3"}),
    (against_floor, {"floor": "<= 2", "floor_first": ""}),
    (scaling, {"scale_2": ">= 1.5"}),
    (on_dask, {"dask_2": ">= 1.5"}),
    (against_micrograd, {"micrograd": ">= 1.8"}),
    (check_py, {"check": "<= 1.3"}),
)


def main() -> None:
    """Measure everything, write the result, print the table."""
    given = [int(word) for word in sys.argv[1:]]
    submissions, rounds = (given + [SUBMISSIONS, ROUNDS][len(given) :])[:2]
    found: list[Measured] = []
    aims: dict[str, str] = {}
    for comparison, wanted in COMPARISONS:
        aims |= wanted
        for measured in comparison.measure(bench(submissions), rounds):
            found.append(measured)
            sys.stdout.write(_row(measured, aims[measured.name]))
            sys.stdout.flush()
    BUILD.mkdir(exist_ok=True)
    RESULT.write_text(json.dumps(_record(found), indent=2) + "\n")
    sys.stdout.write(f"written to {RESULT.relative_to(BUILD.parent)}\n")


def _row(measured: Measured, aim: str) -> str:
    """One line: the ratio, what it should be, seconds of both sides, what they are."""
    name, theirs, ours, told = measured
    return f"{name:<11}{measured.ratio:8.2f} {aim:<7}{theirs:9.4f} s /{ours:8.4f} s   {told}\n"


def _record(found: list[Measured]) -> dict[str, object]:
    return {
        "ratios": {each.name: round(each.ratio, 3) for each in found},
        "medians": {each.name: [round(each.theirs, 5), round(each.ours, 5)] for each in found},
    }


if __name__ == "__main__":
    main()
