"""What a cell of the notebook tells about the saved files: as check.py, with the picture."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from autograder.course import Course
from tests.notebook_lab import GIVEN, planted

# Cells in one Python as in one kernel, each followed by a line that tells them apart.
CELLS = {
    "planted": 'check("relu")',
    "untouched": 'check("exp")',
    "unreadable": 'check("tanh")',
    "exits": 'check("add")',
    "saved": 'Path("relu.py").write_text(Path("relu.txt").read_text()); check("relu")',
    "all": "check()",
    "unknown": 'check("rleu")',
    "hint": 'check("relu", hint=2)',
    "no such hint": 'check("relu", hint=7)',
    "comes back": 'with trying("relu.py", 9): print("in time")',
    "never ends": 'with trying("relu.py", 0.3):\n    while True: pass',
    "too deep": 'with trying("relu.py"):\n    again = lambda: again()\n    again()',
    "stopped by hand": "try:\n    with trying('relu.py'): _thread.interrupt_main(); time.sleep(9)\n"
    "except KeyboardInterrupt: print('stopped')",
    "the kernel": 'print("relu" in sys.modules, sys.path == before)',
    "no list": 'Path("assignment.json").unlink(); check("relu")',
}
START = """import _thread, sys, time
before = list(sys.path)
from pathlib import Path
from cells import check, trying"""


@pytest.fixture(scope="module")
def folder(course: Course, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = planted(course, "02-local-rules", tmp_path_factory.mktemp("work"), relu="open_at_zero")
    shutil.copy(course.root / "solutions/02-local-rules/relu.py", made / "relu.txt")
    shutil.copy(GIVEN / "02-local-rules/exp.py", made)
    (made / "tanh.py").write_text("def tanh_backward(d_out, out)\n")
    (made / "add.py").write_text("raise SystemExit\n")
    return made


@pytest.fixture(scope="module")
def told(folder: Path) -> Callable[[str], str]:
    """What a cell printed."""
    source = "\n".join([START, *(f"{cell}\nprint('----')" for cell in CELLS.values())])
    done = subprocess.run(
        [sys.executable, "-c", source],
        cwd=folder,
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (
        done.stderr == "assignment.json is missing or damaged: copy it from the assignment again\n"
    )
    parts = dict(zip(CELLS, done.stdout.split("----\n"), strict=False))
    return parts.__getitem__


def test_a_planted_mistake_is_named_and_its_smallest_case_drawn(told: Callable[[str], str]) -> None:
    text = told("planted")
    assert text.startswith("relu: ReLU (failing)\n")
    assert "The mistake: The gate is open at exactly 0." in text
    assert "The smallest case: relu_backward(1, 0): got 1, right is 0." in text
    assert "`-- z  d_z = 1  <- first wrong gradient  <- expected 0" in text
    assert "expected  [0, 0, 2, 3, -2, 0]" in text
    assert 'Next: relu.py, then `check("relu")`; add hint=1 to see a hint.' in text
    assert "decide none of the 10 points" in text


def test_an_untouched_stub_is_told_what_comes_next(told: Callable[[str], str]) -> None:
    text = told("untouched")
    assert text.startswith("exp: Exponential (untouched)\n")
    assert "Next: exp.py" in text
    assert "no  " not in text


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("unreadable", "tanh.py, line 1"),
        ("exits", "the code calls exit(), which ends Python"),
        ("unknown", "there is no exercise 'rleu'; did you mean relu?"),
        ("hint", 'More: check("relu", hint=3)'),
        ("no such hint", 'name one exercise and a hint from 1 to 3: check("add", hint=2)'),
    ],
)
def test_nothing_ends_the_notebook(told: Callable[[str], str], cell: str, words: str) -> None:
    assert words in told(cell)


@pytest.mark.parametrize(
    ("cell", "words"),
    [
        ("comes back", "in time\n"),
        ("never ends", "relu.py: no answer within 0.3 seconds: does a loop never end, "),
        ("too deep", "the code calls itself too many times (RecursionError)\n"),
        ("stopped by hand", "stopped\n"),
    ],
)
def test_lines_that_do_not_come_back_are_told(
    told: Callable[[str], str], cell: str, words: str
) -> None:
    assert told(cell).startswith(words)


def test_a_file_saved_meanwhile_is_read_again(told: Callable[[str], str]) -> None:
    assert told("saved").startswith("relu: ReLU (done)\n")


def test_all_exercises_are_listed_without_a_name(told: Callable[[str], str]) -> None:
    text = told("all")
    assert "  done       relu " in text
    assert "  untouched  exp" in text
    assert 'Next: add.py, then `check("add")`; add hint=1 to see a hint.' in text


def test_the_kernel_stays_as_it_was(told: Callable[[str], str]) -> None:
    assert told("the kernel") == "False True\n"


def test_an_incomplete_folder_is_told_in_one_line(told: Callable[[str], str]) -> None:
    assert told("no list") == ""
