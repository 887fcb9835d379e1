"""Gives every worker the same heap, so that objects get the same addresses in every run.

Python orders a set of plain objects by their addresses. With random addresses off, those of a
worker are decided by the gaps that process 1 left in its heap, and in which order. So all gaps
are filled once in process 1, and the few that its own work leaves again in each worker, up to
the end of a pool: what comes next lies in fresh pools.
"""

import gc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import repeat

POOL_BYTES, POOL_HEAD = 16 << 10, 48  # of CPython's allocator for small objects
SIZE_OF_OBJECT, SIZE_OF_FLOAT, HEAD_OF_BYTES = 16, 32, 33

# Floats last: the numbers made here to look at addresses are as large.
SIZES = (16, *range(48, 257, 16), SIZE_OF_FLOAT)
MOST = 50_000
FEW = 100  # more gaps than process 1 leaves of any size while it obeys orders


def fill_gaps() -> list[object]:
    """Fill every gap for small objects; they stay filled as long as the result is kept."""
    gc.collect()
    return [list(_until_a_fresh_pool_is_full(size)) for size in SIZES]


def fill_few_gaps() -> list[object]:
    """Fill the gaps that came since, each size up to the end of a pool.

    All that is made on the way is kept as well, since it may sit in a gap.
    """
    gc.collect()
    kept: list[object] = []
    sizes = iter(SIZES)
    kept.append(sizes)
    for size in sizes:
        make = _maker(size)
        some = repeat(None, FEW)
        kept += (make, some)
        for _ in some:
            kept.append(make())
        place = (id(kept[-1]) % POOL_BYTES - POOL_HEAD) // size
        rest = repeat(None, _blocks(size) - 1 - place)
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


def _until_a_fresh_pool_is_full(size: int) -> Iterator[object]:
    """Things of one size, until they fill a pool that was empty: then no other has a gap."""
    make, full = _maker(size), _blocks(size)
    run, expected = -MOST, 0
    for _ in repeat(None, MOST):
        thing = make()
        place = id(thing)
        if place % POOL_BYTES == POOL_HEAD:
            run = 0
        elif place != expected:
            run = -MOST
        run, expected = run + 1, place + size
        yield thing
        if run == full:
            return
