"""Gives every worker the same heap, so that objects get the same addresses in every run.

Python orders a set of plain objects by their addresses. With random addresses off, those of a
worker are decided by the gaps that process 1 left in its heap, and in which order. So all gaps
are filled once in process 1, and a pool of each size is begun that its own work stays within.
Each worker fills the first half of these pools: what comes next lies in order behind it.
"""

import gc
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise, repeat

POOL_BYTES, POOL_HEAD = 16 << 10, 48  # of CPython's allocator for small objects
SIZE_OF_OBJECT, SIZE_OF_FLOAT, HEAD_OF_BYTES = 16, 32, 33

# Floats last: the numbers made here to look at addresses are as large.
SIZES = (16, *range(48, 257, 16), SIZE_OF_FLOAT)
MOST = 50_000
BEGIN = 8  # a few gaps came while others were filled


def fill_gaps() -> list[object]:
    """Fill every gap for small objects, and begin a pool of each size; keep the result.

    A pool is given back when nothing is left in it, and the next one may be another: the things
    at its start keep it.
    """
    gc.collect()
    kept: list[object] = []
    for size in SIZES:
        _fill_pools(size, kept)
    for make in map(_maker, SIZES):
        kept += (make() for _ in repeat(None, BEGIN))
    return kept


def fill_few_gaps() -> list[object]:
    """Fill the gaps that came since, each size up to the middle of the pool that was begun.

    All that is made on the way is kept as well, since it may sit in a gap.
    """
    gc.collect()
    kept: list[object] = []
    sizes = iter(SIZES)
    kept.append(sizes)
    for size in sizes:
        make = _maker(size)
        some = repeat(None, _blocks(size) // 4)  # more than there are gaps
        kept += (make, some)
        for _ in some:
            kept.append(make())
        rest = repeat(None, _blocks(size) // 2 - 1 - _place(kept[-1], size))
        kept.append(rest)
        for _ in rest:
            kept.append(make())
    return kept


def _maker(size: int) -> Callable[[], object]:
    if size == SIZE_OF_OBJECT:
        return object
    return partial(float, "0.5") if size == SIZE_OF_FLOAT else partial(bytes, size - HEAD_OF_BYTES)


def _blocks(size: int) -> int:
    return (POOL_BYTES - POOL_HEAD) // size


def _place(thing: object, size: int) -> int:
    """The number of a thing's block in its pool."""
    return (id(thing) % POOL_BYTES - POOL_HEAD) // size


def _fill_pools(size: int, kept: list[object]) -> None:
    """Make things of one size until all pools for it are full."""
    make, full = _maker(size), _blocks(size)
    for _ in range(MOST // full):
        kept += (make() for _ in repeat(None, full))
        if _fill_a_pool(kept[-2 * full :], size):  # that was empty, so that no other had a gap
            break
    kept += [make() for _ in repeat(None, full - 1 - _place(kept[-1], size))]


def _fill_a_pool(things: Sequence[object], size: int) -> bool:
    """Whether somewhere in a row they fill a pool from its first block to its last."""
    run = 0
    for one, other in pairwise(things):
        run = run + 1 if id(other) == id(one) + size and (run or not _place(one, size)) else 0
        if run == _blocks(size) - 1:
            return True
    return False
