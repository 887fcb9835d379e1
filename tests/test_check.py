"""check.py as a student meets it: a folder of exercises, the command, what it prints."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

KIT = Path(__file__).parents[1] / "autograder" / "kit"

VISIBLE = '''
"""Visible checks of {name}."""

from {name} import {name}_backward

from close import close


def test_doubles() -> None:
    """doubles the gradient"""
    assert {name}_backward(2.5) == close(5.0)


def test_zero() -> None:
    """keeps zero"""
    assert {name}_backward(0.0) == close(0.0)
'''

# One exercise for every way a submission can look; {name} stands for its own name.
RIGHT = "def {name}_backward(d_out):\n    return 2 * d_out\n"
SAMPLES = {
    "right": RIGHT,
    "talks": "print('at import')\n" + RIGHT + "print('\\x1b[31mred')\n",
    "escapes": "def {name}_backward(d_out):\n    raise ValueError('\\x1b[31mrouge foncé')\n",
    "untouched": "def {name}_backward(d_out):\n    # TODO\n    raise NotImplementedError\n",
    "wrong": "def {name}_backward(d_out):\n    print('got', d_out)\n    return d_out\n",
    "nothing": "def {name}_backward(d_out):\n    2 * d_out\n",
    "half": "def {name}_backward(d_out):\n    if d_out:\n        raise NotImplementedError\n"
    "    return 0.0\n",
    "divides": "def {name}_backward(d_out):\n    return 2 * d_out / 0\n",
    "recurses": "def {name}_backward(d_out):\n    return {name}_backward(d_out)\n",
    "asks": "def {name}_backward(d_out):\n    return float(input('d_out? '))\n",
    "exits": "def {name}_backward(d_out):\n    raise SystemExit\n",
    "arguments": "def {name}_backward():\n    return 2.0\n",
    "unicode": "def {name}_backward(d_out):\n    return 'd\u00e9riv\u00e9e'  # \u2202\n",
    "misspelt": "def {name}_backwards(d_out):\n    return 2 * d_out\n",
    "syntax": "def {name}_backward(d_out)\n    return 2 * d_out\n",
    "merge": "<<<<<<< HEAD\n" + RIGHT + "=======\n>>>>>>> other\n",
    "imports": "import no_such_module\n" + RIGHT,
    "torchless": "raise ModuleNotFoundError('none', name='torch')  # as `import torch` does\n",
    "leaves": "import sys\n\nsys.exit()\n" + RIGHT,
    "asks_first": "name = input()\n" + RIGHT,
    "empty": "",
}
TOLD = {
    "right": ("done", "2 of 2 visible checks pass"),
    "talks": ("done", "2 of 2 visible checks pass"),
    "untouched": ("untouched", ""),
    "wrong": ("failing", "doubles the gradient: the value is not right"),
    "nothing": ("failing", "doubles the gradient: nothing came back: a `return` is missing"),
    "half": ("failing", "1 of 2 visible checks pass, 1 not written yet"),
    "divides": ("failing", "the code stopped with ZeroDivisionError: float division by zero"),
    "recurses": ("failing", "the code calls itself too many times (RecursionError)"),
    "asks": ("failing", "the code asks for input(), and nobody types here"),
    "exits": ("failing", "the code calls exit(), which ends Python"),
    "escapes": ("failing", r"the code stopped with ValueError: ?[31mrouge fonc\xe9"),
    "arguments": ("failing", "arguments_backward() takes 0 positional arguments but 1 was given"),
    "unicode": ("failing", "a string came back where a single number is asked for"),
    "misspelt": (
        "broken",
        "misspelt.py has no misspelt_backward; did you mean misspelt_backwards?",
    ),
    "syntax": ("broken", "syntax.py, line 1: this is not Python {python}: expected ':'"),
    "merge": ("broken", "merge.py, line 1: two versions"),
    "imports": (
        "broken",
        "imports.py, line 1: the code stopped with ModuleNotFoundError: No module",
    ),
    "torchless": ("broken", "PyTorch is not installed here: python -m pip install torch"),
    "leaves": ("broken", "leaves.py, line 3: the code calls exit(), which ends Python"),
    "asks_first": ("broken", "asks_first.py, line 1: the code asks for input()"),
    "empty": ("broken", "empty.py has no empty_backward"),
    "utf16": ("broken", "the file is not saved as UTF-8 text"),
    "missing": ("broken", "there is no missing.py here: copy it from the assignment again"),
    "renamed": ("broken", "there is no renamed.py here; rename 'renamed (1).py'"),
    "Cased": ("broken", "there is no Cased.py here; rename 'cased.py'"),
}


def make_folder(folder: Path, samples: dict[str, str], names: list[str]) -> Path:
    (folder / "tests").mkdir(parents=True)
    for file in KIT.iterdir():
        if file.is_file() and file.name != "__init__.py":
            shutil.copy(file, folder)
    for name, text in samples.items():
        (folder / f"{name}.py").write_text(text.replace("{name}", name), encoding="utf-8")
    for name in names:
        (folder / "tests" / f"test_{name}.py").write_text(VISIBLE.replace("{name}", name))
    exercises = [
        {
            "id": name,
            "title": f"The rule {name}",
            "functions": [f"{name}_backward"],
            "points": 10,
            "hints": ["Nudge.", "Rule." + " A word or two more." * 9, "Step."],
            "graphs": [],
            "probes": [{"title": "a probe", "kind": "value", "points": 10}],
        }
        for name in names
    ]
    record = {"schema": "backprop-course/assignment/v1", "id": "02-x", "title": "Local rules"}
    (folder / "assignment.json").write_text(json.dumps(record | {"exercises": exercises}))
    return folder


def check(folder: Path, *arguments: str, status: int = 0, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, "check.py", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "", **(env or {})},
        input=b"7\n",  # a student's input() must not read what is typed here
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == status, done.stderr.decode()
    text = (done.stdout + done.stderr).decode("ascii")
    assert "Traceback" not in text
    return text.replace("\r\n", "\n")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What check.py says of all samples at once, in a folder with everything in its way."""
    names = list(TOLD)
    folder = make_folder(tmp_path_factory.mktemp("class") / "d\u00e9riv\u00e9e", SAMPLES, names)
    (folder / "utf16.py").write_text(RIGHT, encoding="utf-16")
    (folder / "renamed (1).py").write_text(RIGHT.replace("{name}", "renamed"))
    (folder / "cased.py").write_text(RIGHT.replace("{name}", "Cased"))
    (folder / "right (2).py").write_text("an older one")
    (folder / "conftest.py").write_text("raise RuntimeError('a conftest of the student')")
    for name in ("random", "json", "queue", "numpy"):
        (folder / f"{name}.py").write_text("raise RuntimeError('this hides a module')")
    hostile = {"PYTEST_ADDOPTS": "--no-such-option", "PYTEST_PLUGINS": "no_such_plugin"}
    return check(folder, env=hostile | {"PYTHONIOENCODING": "ascii", "PYTHONPATH": str(folder)})


def entry(text: str, name: str) -> str:
    """The lines of an exercise in the list: its own and the indented ones below."""
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.split()[1:2] == [name])
    end = next(i for i in range(start + 1, len(lines)) if not lines[i].startswith("    "))
    return "\n".join(lines[start:end])


@pytest.mark.parametrize("name", TOLD)
def test_every_kind_of_submission_is_told_in_the_courses_words(told: str, name: str) -> None:
    state, words = TOLD[name]
    found = entry(told, name)
    assert found.split()[0] == state
    assert words.format(python="{}.{}".format(*sys.version_info)) in found


def test_the_list_never_reads_as_marks(told: str) -> None:
    last = "The visible checks decide none of the 250 points, the hidden ones decide all."
    assert last in told.splitlines()


def test_the_first_unfinished_exercise_comes_next(told: str) -> None:
    assert "Next: untouched.py, then `python check.py untouched`" in told


def test_second_copies_and_hiding_names_are_told(told: str) -> None:
    assert "note: 'right (2).py' is not read, only right.py is" in entry(told, "right")
    assert "note: 'random.py' hides a module of that name" in told


def test_control_characters_never_reach_the_terminal(told: str) -> None:
    assert "\x1b" not in told


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    samples = {name: SAMPLES[name] for name in ("right", "wrong", "divides", "untouched")}
    return make_folder(tmp_path_factory.mktemp("small"), samples, list(samples))


def test_one_exercise_shows_both_answers_the_line_and_what_was_printed(folder: Path) -> None:
    assert check(folder, "wrong.py").splitlines() == [
        "wrong: The rule wrong (failing)",
        "",
        "  no  doubles the gradient",
        "  ok  keeps zero",
        "",
        "wrong: doubles the gradient",
        "    the value is not right",
        "    expected  5",
        "    got       2.5",
        "    tests/test_wrong.py, line 11:",
        "        assert wrong_backward(2.5) == close(5.0)",
        "    printed   got 2.5",
        "",
        "Next: wrong.py, then `python check.py wrong`; add --hint to see a hint.",
        "The visible checks decide none of the 10 points, the hidden ones decide all.",
    ]


def test_an_error_shows_the_students_own_line(folder: Path) -> None:
    text = check(folder, "divides")
    assert "    divides.py, line 2:\n        return 2 * d_out / 0\n" in text


def test_a_finished_exercise_still_points_to_the_hidden_checks(folder: Path) -> None:
    text = check(folder, "right")
    assert "All visible checks pass. Now read what the hidden ones look at" in text
    assert "decide none of the 10 points" in text


@pytest.mark.parametrize(
    ("arguments", "words"), [([], "Nudge."), (["2"], "Rule."), (["3"], "Step.")]
)
def test_hints_come_one_at_a_time(folder: Path, arguments: list[str], words: str) -> None:
    text = check(folder, "right", "--hint", *arguments)
    assert max(map(len, text.splitlines())) <= 92
    assert words in text
    assert ("More: python check.py right --hint" in text) is (words != "Step.")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["wrogn"], "there is no exercise 'wrogn'; did you mean wrong?"),
        (["q"], "there is no exercise 'q'; there are: right, wrong, divides, untouched"),
        (["right", "--hint", "4"], "a hint from 1 to 3"),
        (["--hint"], "name one exercise"),
        (["--no-such"], "unrecognized arguments"),
    ],
)
def test_a_wrong_command_is_status_2_and_one_sentence(
    folder: Path, arguments: list[str], words: str
) -> None:
    assert words in check(folder, *arguments, status=2)


def test_a_python_without_pytest_is_told_what_to_install(folder: Path) -> None:
    command = [sys.executable, "-S", "check.py"]  # -S: without any installed package
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "-m pip install numpy pytest" in done.stderr


def test_a_folder_without_its_list_is_status_2(tmp_path: Path) -> None:
    shutil.copy(KIT / "check.py", tmp_path)
    assert "assignment.json is missing or damaged" in check(tmp_path, status=2)


STOPPED = {
    "loops": "def {name}_backward(d_out):\n    while True:\n        pass\n",
    "dies": "import os\n\n\ndef {name}_backward(d_out):\n    os._exit(0)\n",
    "loops_first": "while True:\n    {name} = 1\n",
    "dies_first": "import os\n\nos._exit(0)\n",
    "forges": "import os\n\nos.write(1, b'{}')\n" + RIGHT,
    "right": RIGHT,
}


def test_loops_and_exits_cost_only_their_own_exercise(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "a", STOPPED, list(STOPPED))
    text = check(folder, "--time-limit", "2")
    hangs = "no answer within 2 seconds: does a loop never end, or the work double at every step?"
    assert "doubles the gradient: loops.py, line " in entry(text, "loops")
    assert hangs in entry(text, "loops")
    assert "loops_first.py loads: loops_first.py, line " in entry(text, "loops_first")
    assert hangs in entry(text, "loops_first")
    assert "doubles the gradient: Python itself ended here" in entry(text, "dies")
    assert "dies_first.py loads: Python itself ended here" in entry(text, "dies_first")
    assert entry(text, "forges").split()[0] == entry(text, "right").split()[0] == "done"


NAMES = """
def name_mistake(exercise, module):
    return {"id": "it", "title": "A known one", "explanation": "Why.", "hint": "Look."}
"""


def test_a_mistake_is_named_where_a_test_hangs(tmp_path: Path) -> None:
    names = ["wrong", "loops", "right"]
    folder = make_folder(tmp_path / "a", SAMPLES | STOPPED, names)
    (folder / "mistakes.py").write_text(NAMES)
    text = check(folder, "--time-limit", "2")
    assert "no answer within 2 seconds" in entry(text, "loops")
    assert "the mistake: A known one" in entry(text, "loops")
    assert "the mistake: A known one" in entry(text, "wrong")
    assert entry(text, "right").split()[0] == "done"


def test_a_mistake_that_is_not_found_out_in_time_is_told(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "a", {"wrong": SAMPLES["wrong"]}, ["wrong"])
    (folder / "mistakes.py").write_text("def name_mistake(exercise, module):\n    while 1: pass\n")
    source = (folder / "check.py").read_text()
    (folder / "check.py").write_text(re.sub(r"NAMING = [\d.]+", "NAMING = 0.5", source))
    text = check(folder)
    assert "note: which mistake this is was not found out in time" in text
    assert "ok  keeps zero" in text


def test_a_reader_that_leaves_early_is_no_error(folder: Path) -> None:
    command = [sys.executable, "-u", "check.py", "wrong"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, cwd=folder, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


@pytest.mark.slow
def test_a_hang_that_blocks_python_is_ended_as_well(tmp_path: Path) -> None:
    blocks = "import re\n\n\ndef {name}_backward(d_out):\n    re.match('(a+)+b', 'a' * 60)\n"
    folder = make_folder(tmp_path / "a", {"blocks": blocks, "right": RIGHT}, ["blocks", "right"])
    text = check(folder, "--time-limit", "2")
    assert "no answer within 2 seconds" in entry(text, "blocks")
    assert entry(text, "right").split()[0] == "done"


def test_an_unwritten_file_that_another_needs_is_named(tmp_path: Path) -> None:
    uses = (
        "from core import core_backward\n\n\ndef {name}_backward(d):\n    return core_backward(d)\n"
    )
    samples = {"core": SAMPLES["untouched"], "uses": uses}
    text = check(make_folder(tmp_path / "a", samples, list(samples)))
    assert "it needs core.py, which is not written yet" in entry(text, "uses")


def test_a_test_file_that_does_not_load_is_told(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "a", {"right": RIGHT}, ["right"])
    (folder / "close.py").unlink()
    text = check(folder, "right")
    assert "tests/test_right.py loads" in text
    assert "No module named 'close'" in text


def test_an_exercise_without_tests_is_never_done(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "a", {"right": RIGHT}, ["right"])
    (folder / "tests" / "test_right.py").write_text("")
    assert "right: The rule right (broken)" in check(folder, "right")


def test_a_stale_pyc_is_never_run(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "a", {"right": RIGHT}, ["right"])
    file = folder / "right.py"
    env = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run([sys.executable, "-c", "import right"], cwd=folder, env=env, check=True)
    assert list(folder.rglob("right*.pyc"))
    stat = file.stat()
    file.write_text(file.read_text().replace("2 *", "3 *"))
    os.utime(file, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    assert "(failing)" in check(folder, "right")


def test_checking_leaves_nothing_behind(tmp_path: Path) -> None:
    folder = make_folder(tmp_path / "a", {"right": RIGHT}, ["right"])
    before = sorted(folder.rglob("*"))
    check(folder)
    assert sorted(folder.rglob("*")) == before


def test_bare_pytest_runs_the_same_tests(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "right"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert "2 passed" in done.stdout


@pytest.fixture(params=["with watchfiles", "without"])
def watching(
    tmp_path: Path, request: pytest.FixtureRequest
) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    samples = {"wrong": SAMPLES["wrong"], "untouched": SAMPLES["untouched"]}
    folder = make_folder(tmp_path / "a", samples, list(samples))
    env = dict(os.environ)
    if request.param == "without":
        (tmp_path / "watchfiles.py").write_text("raise ImportError\n")
        env["PYTHONPATH"] = str(tmp_path)
    command = [sys.executable, "-u", "check.py", "--watch"]
    process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True, env=env)
    patience = threading.Timer(60, process.kill)
    patience.start()
    yield folder, process
    patience.cancel()
    process.kill()
    process.wait()


def until(process: subprocess.Popen[str], words: str) -> str:
    text = ""
    for line in process.stdout or ():
        text += line
        if words in line:
            return text
    raise AssertionError(text)


def test_watch_checks_again_on_save_and_ends_on_ctrl_c(
    watching: tuple[Path, subprocess.Popen[str]],
) -> None:
    folder, process = watching
    assert "failing    wrong" in until(process, "the hidden ones decide all")
    (folder / "wrong.py").write_text(RIGHT.replace("{name}", "wrong"))
    assert "done       wrong" in until(process, "the hidden ones decide all")
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=10) == 0
    assert process.stdout is not None
    assert process.stdout.read() == "\n"


@pytest.mark.slow
def test_checking_takes_little_more_than_bare_pytest(tmp_path: Path) -> None:
    names = [f"rule{number}" for number in range(9)]
    folder = make_folder(tmp_path / "a", dict.fromkeys(names, RIGHT), names)

    def fastest(*command: str) -> float:
        times = []
        for _ in range(5):
            start = time.perf_counter()
            subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, check=True)
            times.append(time.perf_counter() - start)
        return min(times)

    assert fastest("check.py") <= 1.3 * fastest("-m", "pytest", "-q")
