"""Waits for what a worker writes, as long as it may take."""

import os
import select
import time
from collections.abc import Callable

FIRST_LOOK_S = 0.25
LOOK_S = 0.1
CHUNK = 1 << 16


class Watch:
    """Reads from a worker within a wall-clock deadline and a limit of its CPU time.

    CPU time decides, since it is the same on a busy machine; it is looked at only once a call
    takes long enough to notice. What came beyond the bytes asked for stays in `ahead`.
    """

    def __init__(
        self,
        fd: int,
        deadline: float,
        cpu_limit: float | None,
        cpu_s: Callable[[], float],
        ahead: bytearray,
    ) -> None:
        self._fd = fd
        self._ahead = ahead
        self._deadline = deadline
        self._cpu_limit = cpu_limit
        self._cpu_s = cpu_s
        self._cpu_at_first: float | None = None
        self._next_look = time.monotonic() + FIRST_LOOK_S
        self._poller = select.poll()
        self._poller.register(fd, select.POLLIN)

    def read(self, count: int) -> bytes:
        """Exactly `count` bytes; TimeoutError or, at the worker's end, BrokenPipeError."""
        while len(self._ahead) < count:
            self._wait()
            try:
                part = os.read(self._fd, CHUNK)
            except BlockingIOError:
                continue
            if not part:
                raise BrokenPipeError
            self._ahead += part
        found = bytes(self._ahead[:count])
        del self._ahead[:count]
        return found

    def _wait(self) -> None:
        """Until there is something to read; who sends a little now and then is looked at too."""
        while True:
            now = time.monotonic()
            if now >= self._deadline:
                raise TimeoutError
            if now >= self._next_look:
                self._look_at_cpu()
                self._next_look = now + LOOK_S
            until = min(self._deadline, self._next_look)
            if self._poller.poll(max(1, 1000 * (until - now))):
                return

    def _look_at_cpu(self) -> None:
        if self._cpu_limit is None:
            return
        used = self._cpu_s()
        if self._cpu_at_first is None:
            self._cpu_at_first = used
        elif used - self._cpu_at_first > self._cpu_limit:
            raise TimeoutError
