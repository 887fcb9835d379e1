"""Progress: n/N, rate and time left; a moving line on a terminal, few lines elsewhere."""

import time
from collections.abc import Callable
from typing import TextIO

EVERY_S = 5.0
AT_ONCE_S = 0.1


class Progress:
    """Counts finished submissions and says so now and then."""

    def __init__(
        self, total: int, stream: TextIO, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._total = total
        self._stream = stream
        self._clock = clock
        self._live = stream.isatty()
        self._started = clock()
        self._told = self._started
        self._done = 0

    def advance(self) -> None:
        """One more submission is finished."""
        self._done += 1
        now = self._clock()
        every = AT_ONCE_S if self._live else EVERY_S
        if now - self._told >= every or self._done == self._total:
            self._told = now
            self._tell(now - self._started)

    def _tell(self, elapsed: float) -> None:
        rate = self._done / max(elapsed, 1e-3)
        left = (self._total - self._done) / rate
        text = f"{self._done}/{self._total} graded, {rate:.1f}/s, {left:.0f} s left"
        last = self._done == self._total
        if self._live:
            self._stream.write(f"\r{text:<60}" + ("\n" if last else ""))
        else:
            self._stream.write(f"{text}\n")
        self._stream.flush()
