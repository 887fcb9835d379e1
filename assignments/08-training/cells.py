"""What the cells of the notebook call: lines that try your code, and checks of your saved files.

with trying("relu.py"): ...      runs some lines, and says so where a file is not written yet or
                                 does not come back
check("relu")                    what `python check.py relu` tells, with the picture
check("relu", hint=1)            a first hint; 2 and 3 say more
check()                          all exercises of this folder
"""

from __future__ import annotations

import _thread
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import check as checks
from draw import Drawing
from IPython.display import display

PATIENCE = 60.0  # seconds for the lines of a cell
NOTEBOOK = checks.Front('check("{}")', "hint=1", 'check("{}", hint={})')


@contextmanager
def trying(file: str, seconds: float = PATIENCE) -> Iterator[None]:
    """Run some lines on your code; say so where it is not written yet or does not come back."""
    over = threading.Event()

    def stop() -> None:
        over.set()
        _thread.interrupt_main()

    clock = threading.Timer(seconds, stop)
    clock.daemon = True
    # Where Python was started in the background nothing but this hears an interrupt.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    clock.start()
    try:
        yield
    except NotImplementedError:
        print(f"Still to do: {file}. Save it, then run this cell again.")
    except RecursionError as error:
        print(checks.brief(checks.explain(error, file.removesuffix(".py"))))
    except KeyboardInterrupt:
        if not over.is_set():
            raise
        print(f"{file}: {checks.hanging(seconds)}")
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        print("This cell needs torch: install it with `python -m pip install torch`.")
    finally:
        clock.cancel()
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)


def check(exercise: str = "", hint: int | None = None) -> None:
    """Check the saved file of an exercise, or of all; or show one of its hints.

    The tests run in a second Python, as those of `python check.py` do: whatever your code does, the
    notebook goes on, and what it holds stays as it is.
    """
    try:
        for part in told(exercise, hint):
            if isinstance(part, Drawing):
                display(part)
            else:
                print(part)
    except ValueError as wrong:
        print(wrong)
    except KeyboardInterrupt:
        print("Stopped.")
    except SystemExit:
        pass  # check.py has said why


def told(name: str, hint: int | None) -> Iterator[str | Drawing]:
    """Text and pictures, in their order; ValueError says what was wrong about the question."""
    if needed := checks.unmet():
        raise ValueError(needed)
    heading, known = checks.load_assignment()
    chosen = checks.choose([name] if name else [], known, refuse)
    if hint is None and name:
        yield from one(checks.run(chosen, checks.LIMIT)[0])
    elif hint is None:
        yield checks.to_text(heading, checks.run(chosen, checks.LIMIT), painted, NOTEBOOK)
    elif name and hint in range(1, len(chosen[0].hints) + 1):
        yield checks.hint_text(chosen[0], hint, NOTEBOOK)
    else:
        refuse(f'name one exercise and a hint from 1 to 3: check("{known[0].id}", hint=2)')


def one(result: checks.Result) -> Iterator[str | Drawing]:
    """One exercise: its checks, the mistake and its smallest graph, the first thing that fails."""
    mistake = result.mistake
    yield "\n".join([*checks.heading_of(result, painted), *checks.mistake_lines(result)]).rstrip()
    if mistake and mistake.svg:
        yield Drawing(mistake.svg, mistake.tree)
    open_ones = [] if result.state == "done" else [result]
    lines = [*checks.fault_lines(result, 1), *checks.next_step(open_ones, NOTEBOOK)]
    yield "\n".join(["", *lines, *checks.verdict([result])])


def painted(text: str, state: str) -> str:
    """Colours, which notebooks show as terminals do."""
    return text if "NO_COLOR" in os.environ else str(checks.coloured(text, state))


def refuse(words: str) -> NoReturn:
    """Stop with one sentence."""
    raise ValueError(words)
