"""What a waiting instructor is told: how far, how fast, how long still."""

import io

import pytest

from autograder.batch.progress import Progress


class Terminal(io.StringIO):
    def __init__(self, live: bool) -> None:
        super().__init__()
        self._live = live

    def isatty(self) -> bool:
        return self._live


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def told(total: int, every_s: float, *, live: bool) -> str:
    """All that is written while `total` submissions take `every_s` seconds each."""
    stream, clock = Terminal(live), Clock()
    progress = Progress(total, stream, clock)
    for _ in range(total):
        clock.now += every_s
        progress.advance()
    return stream.getvalue()


def test_a_log_gets_a_line_now_and_then_and_one_at_the_end() -> None:
    assert told(12, 1.0, live=False).splitlines() == [
        "5/12 graded, 1.0/s, 7 s left",
        "10/12 graded, 1.0/s, 2 s left",
        "12/12 graded, 1.0/s, 0 s left",
    ]


def test_a_terminal_gets_one_line_that_moves() -> None:
    text = told(3, 0.5, live=True)
    assert text.count("\r") == 3
    assert text.count("\n") == 1
    assert text.endswith("\n")
    shown = [part.rstrip() for part in text.split("\r")[1:]]
    assert shown[0] == "1/3 graded, 2.0/s, 1 s left"


@pytest.mark.parametrize("live", [True, False])
def test_a_quick_class_is_told_once_and_in_plain_text(live: bool) -> None:
    text = told(500, 0.0, live=live)
    assert text.count("500/500 graded") == 1
    assert len(text) < 100
    assert "\x1b" not in text
    assert text.isascii()
