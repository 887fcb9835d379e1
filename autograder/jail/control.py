"""The grader's end of a jail's control socket: orders to process 1, obeyed one after the other."""

import select
import socket

from autograder.jail.inside import zygote
from autograder.jail.worker import JailError

ANSWER_S = 20.0
MOST_BYTES = 256


class Control:
    """Sends orders at once and reads their answers when one is needed."""

    def __init__(self, ours: socket.socket) -> None:
        self._socket = ours
        self._unanswered: list[bytes] = []

    def order(self, order: bytes, *limits: int, descriptor: int | None = None) -> None:
        """Send an order, with a descriptor if one belongs to it."""
        data = zygote.ORDER.pack(order, *(limits or (0, 0, 0)))
        try:
            if descriptor is None:
                self._socket.send(data)
            else:
                socket.send_fds(self._socket, [data], [descriptor])
        except OSError as error:
            raise JailError("the jail has ended") from error
        self._unanswered.append(order)

    def answer(self) -> tuple[int, int]:
        """Exit status and CPU time in the answer to the last order; JailError when one failed."""
        code = amount = 0
        while self._unanswered:
            try:
                answer = self.receive(ANSWER_S)
            except OSError as error:
                raise JailError("the jail has ended") from error
            if len(answer) != zygote.ANSWER.size:
                raise JailError("the jail has ended")
            kind, code, amount, _ = zygote.ANSWER.unpack(answer)
            if self._unanswered.pop(0) == zygote.FORK and kind != zygote.CHILD:
                raise JailError("the jail could not fork")
        return code, amount

    def receive(self, seconds: float) -> bytes:
        """The next message, empty when the jail has ended; JailError when none comes."""
        poller = select.poll()
        poller.register(self._socket, select.POLLIN)
        if not poller.poll(seconds * 1000):
            raise JailError(f"the jail did not answer within {seconds:g} s")
        return self._socket.recv(MOST_BYTES)

    def close(self) -> None:
        """Hang up; process 1 ends at that."""
        self._socket.close()
