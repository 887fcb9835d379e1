"""Hidden numbers: drawn from the instructor's key, the same for the same file, else unguessable."""

import functools
import hashlib
import hmac
import math
import random
from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

Item = TypeVar("Item")
Array = NDArray[np.float64]

EIGHTHS = 8
LARGEST = 64  # in eighths: numbers up to 8, exact in any order of summation
LARGEST_SMALL = 24  # in eighths: up to 3, where an exponential is involved
LARGEST_WHOLE = 8
SIZES = (2, 3, 4, 5, 6)


def seed(key: bytes, assignment: str, exercise: str, probe: str, file_sha256: str) -> bytes:
    """The secret start of one probe's numbers for one state of a student's file."""
    message = "\0".join((assignment, exercise, probe, file_sha256)).encode()
    return hmac.new(key, message, hashlib.sha256).digest()


class Draw:
    """Numbers for one probe. All are multiples of 1/8 and none is 0, 1 or -1.

    Within a probe no two numbers have the same magnitude until all have been used, so that
    an answer made from the wrong one shows.
    """

    def __init__(self, start: bytes) -> None:
        self._random = random.Random(start).random
        self._used: set[int] = set()
        self._fresh: dict[tuple[int, int], list[int]] = {}  # what is left of each range

    def number(self) -> float:
        """One number of magnitude 1/8 to 8."""
        return self._eighths(LARGEST)

    def numbers(self, count: int) -> list[float]:
        """`count` numbers of magnitude 1/8 to 8."""
        return [self.number() for _ in range(count)]

    def small(self, count: int) -> list[float]:
        """`count` numbers of magnitude 1/8 to 3, for tanh, sigmoid and exp."""
        return [self._eighths(LARGEST_SMALL) for _ in range(count)]

    def positive(self, count: int) -> list[float]:
        """`count` numbers above 0, up to 8."""
        return [abs(value) for value in self.numbers(count)]

    def whole(self, count: int) -> list[int]:
        """`count` whole numbers (int) of magnitude 2 to 8."""
        return [int(self._eighths(LARGEST_WHOLE * EIGHTHS, EIGHTHS)) for _ in range(count)]

    def array(self, *shape: int) -> Array:
        """An array of that shape with entries of magnitude 1/8 to 8."""
        return self._filled(shape, LARGEST)

    def small_array(self, *shape: int) -> Array:
        """An array of that shape with entries of magnitude 1/8 to 3."""
        return self._filled(shape, LARGEST_SMALL)

    def d_out(self, *shape: int) -> Any:
        """An incoming gradient: a number without a shape, else an array that is not uniform."""
        return self.array(*shape) if shape else self.number()

    def sizes(self, count: int) -> list[int]:
        """`count` different sizes from 2 to 6."""
        return self.shuffled(SIZES)[:count]

    def choice(self, items: Sequence[Item]) -> Item:
        """One of the items."""
        return items[self._below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> list[Item]:
        """The items in a drawn order."""
        rest = list(items)
        return [rest.pop(self._below(len(rest))) for _ in range(len(items))]

    def _below(self, bound: int) -> int:
        return int(self._random() * bound)

    def _filled(self, shape: tuple[int, ...], largest: int) -> Array:
        numbers = [self._eighths(largest) for _ in range(math.prod(shape))]
        return np.array(numbers).reshape(shape)

    def _eighths(self, largest: int, step: int = 1) -> float:
        allowed = _magnitudes(largest, step)
        fresh = self._fresh.get((largest, step))
        if fresh is None:
            fresh = [each for each in allowed if each not in self._used]
            self._fresh[largest, step] = fresh
        left = fresh or allowed
        magnitude = left[self._below(len(left))]
        self._use(magnitude)
        return (magnitude if self._random() < 0.5 else -magnitude) / EIGHTHS

    def _use(self, magnitude: int) -> None:
        if magnitude not in self._used:
            self._used.add(magnitude)
            for fresh in self._fresh.values():
                if magnitude in fresh:
                    fresh.remove(magnitude)


@functools.cache
def _magnitudes(largest: int, step: int) -> tuple[int, ...]:
    """Those from step to largest, in eighths, but for 1."""
    return tuple(k for k in range(step, largest + 1, step) if k != EIGHTHS)
