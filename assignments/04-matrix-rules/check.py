"""Check your work.

    python check.py                  all exercises of this folder
    python check.py NAME             one exercise in full: NAME is its file's, without .py
    python check.py NAME --hint      a first hint; --hint 2 and --hint 3 say more
    python check.py --watch          checks again whenever you save; Ctrl-C ends it
    python check.py --ci             tells GitHub: notes on your lines, a summary, result.json

This runs the visible tests in the folder tests/. The hidden ones decide the points.
"""
# ruff: noqa: E402

from __future__ import annotations

import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
if __name__ == "__main__":
    # A random.py among the exercises must not hide Python's own random from the imports below.
    sys.path[:] = [entry for entry in sys.path if os.path.abspath(entry) != HERE]

import _thread
import argparse
import difflib
import importlib.util
import json
import linecache
import queue
import re
import signal
import subprocess
import textwrap
import threading
import time
import traceback
import types
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import asdict, dataclass, field, replace
from io import StringIO
from pathlib import Path
from typing import Any

FOLDER = Path(HERE)
TESTS = os.path.join(HERE, "tests")
KIT = ("cells.py", "check.py", "ci.py", "close.py", "draw.py", "mistakes.py")
SCHEMA = "backprop-course/assignment/v1"
AGAIN = "copy it from the assignment again"
COLOURS = {"done": "32", "failing": "31", "broken": "31", "untouched": "33"}
WIDE = 92  # letters in a line of text
LIMIT = 20.0  # seconds for the checks of an exercise
NAMING = 15.0  # seconds in which a mistake may be named
GIVEN_UP = "which mistake this is was not found out in time: run it again when less else runs"
LATE = 2.0  # seconds in which a hanging test may say where it hangs, before it is ended
SPELT = {  # errors that beginners meet; the others keep Python's own words
    SystemExit: "the code calls exit(), which ends Python",
    EOFError: "the code asks for input(), and nobody types here",
    RecursionError: "the code calls itself too many times (RecursionError)",
}


@dataclass(frozen=True)
class Exercise:
    """What assignment.json tells of an exercise."""

    id: str
    title: str
    functions: list[str]
    points: int
    hints: list[str]
    graphs: list[str]


@dataclass(frozen=True)
class Check:
    """One visible test, or what keeps an exercise's tests from running. Line 0 is no line."""

    title: str
    outcome: str  # passed | failed | todo | broken
    reason: str = ""
    expected: str = ""
    got: str = ""
    file: str = ""
    line: int = 0
    code: str = ""
    printed: str = ""


@dataclass(frozen=True)
class Mistake:
    """A known mistake that explains all that is wrong in an exercise.

    `case` is the smallest case that shows it, in words; the others are its graph, drawn.
    """

    id: str
    title: str
    explanation: str
    hint: str
    case: str = ""
    tree: str = ""
    svg: str = ""
    mermaid: str = ""


@dataclass(frozen=True)
class Result:
    """One exercise after a run."""

    exercise: Exercise
    checks: tuple[Check, ...]
    notes: tuple[str, ...]
    mistake: Mistake | None = None
    seconds: float = 0.0

    @property
    def state(self) -> str:
        """Done, failing, untouched or broken."""
        outcomes = {check.outcome for check in self.checks}
        if "broken" in outcomes or not outcomes:
            return "broken"
        return {"passed": "done", "todo": "untouched"}.get("".join(outcomes), "failing")

    @property
    def faults(self) -> list[Check]:
        """The checks that neither passed nor wait for code."""
        return [check for check in self.checks if check.outcome in ("failed", "broken")]


@dataclass
class Found:
    """What a run finds out about an exercise, as it goes on."""

    checks: list[Check]
    mistake: Mistake | None = None
    notes: list[str] = field(default_factory=list)
    seconds: float = 0.0


def load_assignment() -> tuple[str, list[Exercise]]:
    """The heading and the exercises of this folder. SystemExit says what is wrong with it."""
    fields = Exercise.__annotations__
    try:
        found = json.loads((FOLDER / "assignment.json").read_text(encoding="utf-8"))
        known = [Exercise(**{name: row[name] for name in fields}) for row in found["exercises"]]
        if found["schema"] == SCHEMA:
            return f"{found['id']}: {found['title']}", known
    except (OSError, ValueError, KeyError, TypeError):
        pass
    print(f"assignment.json is missing or damaged: {AGAIN}", file=sys.stderr)
    raise SystemExit(2)


# What can be told without running anything.


def file_names() -> list[str]:
    """The names in the folder as they are written, also where the system ignores case."""
    return sorted(os.listdir(FOLDER))


def look_alikes(name: str) -> list[str]:
    """Files renamed by a browser or by hand: `relu (1).py`, `Relu.py`, `relu.py.txt`."""
    stems = {file: re.split(r"[^a-z_]", file.lower())[0].rstrip("_") for file in file_names()}
    return [file for file, stem in stems.items() if stem == name and file != f"{name}.py"]


def missing_file(name: str) -> list[Check]:
    """The check that stands for a file that is not there, or none."""
    title, files = f"{name}.py loads", file_names()
    if f"{name}.py" not in files:
        own = [file for file in files if file.endswith(".py") and file not in KIT]
        near = look_alikes(name) or difflib.get_close_matches(f"{name}.py", own, 1, 0.8)
        advice = f"; rename {near[0]!a}" if near else f": {AGAIN}"
        return [Check(title, "broken", f"there is no {name}.py here{advice}", file=f"{name}.py")]
    if not os.path.isfile(os.path.join(TESTS, f"test_{name}.py")):
        return [Check(title, "broken", f"tests/test_{name}.py is missing: {AGAIN}")]
    return []


def notes_on(name: str) -> Iterator[str]:
    """What a student should know beside the results."""
    if f"{name}.py" in file_names():
        for file in look_alikes(name):
            yield f"{file!a} is not read, only {name}.py is"


def shadowing_files() -> list[str]:
    """Files that hide a module of Python's own, numpy or pytest from the student's imports."""
    known = {*sys.stdlib_module_names, "numpy", "pytest"}
    return [file for file in file_names() if file.endswith(".py") and file[:-3] in known]


# Running. The tests run in a second Python, so that no loop and no exit() ends this one.


def run(exercises: Sequence[Exercise], limit: float) -> list[Result]:
    """Check the exercises. One that stops the second Python is left out of the next round."""
    found = {each.id: Found(missing_file(each.id)) for each in exercises}
    todo = [name for name in found if not found[name].checks]
    while todo:
        culprit = run_once(todo, limit, found)
        todo = [name for name in todo if culprit and name != culprit and not found[name].checks]
    return [result_of(each, found[each.id]) for each in exercises]


def result_of(exercise: Exercise, found: Found) -> Result:
    """What was found, with what should be known beside it."""
    notes = (*notes_on(exercise.id), *found.notes)
    return Result(exercise, tuple(found.checks), notes, found.mistake, found.seconds)


def run_once(names: list[str], limit: float, found: dict[str, Found]) -> str | None:
    """Run to the end (None) or until an exercise stops the second Python (its id)."""
    last = {"exercise": names[0], "title": f"{names[0]}.py loads"}
    reason = "Python itself ended here: by os._exit(), or for want of memory"
    began = time.monotonic()
    for event in events(names, limit):
        now = time.monotonic()
        found[last["exercise"]].seconds += now - began
        began = now
        if event is None:
            reason = hanging(limit)
        elif not event["exercise"]:
            return None
        elif "check" in event:
            found[event["exercise"]].checks.append(Check(**event["check"]))
        elif "mistake" in event:
            found[event["exercise"]].mistake = Mistake(**event["mistake"])
        elif "note" in event:
            found[event["exercise"]].notes.append(event["note"])
        last = event or last
    if not last.get("stops"):
        found[last["exercise"]].checks.append(Check(last["title"], "failed", reason))
    return last["exercise"]


def events(names: list[str], limit: float) -> Iterator[dict[str, Any] | None]:
    """What the second Python tells, line by line; None when an exercise is over its time."""
    drop = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTHONPATH", "GITHUB_", "ACTIONS_")
    env = {key: os.environ[key] for key in os.environ if not key.startswith(drop)}
    env |= {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-P", __file__, "--second-python", str(limit), *names]
    quiet = subprocess.DEVNULL
    python = subprocess.Popen(command, stdin=quiet, stdout=subprocess.PIPE, stderr=quiet, env=env)
    lines: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=forward, args=(python.stdout, lines.put), daemon=True).start()
    at, until = "", time.monotonic() + limit + LATE
    try:
        while line := lines.get(timeout=max(0.0, until - time.monotonic())):
            event = json.loads(line)
            if event["exercise"] != at or "stops" in event:
                time_given = max(limit, NAMING) if "stops" in event else limit
                at, until = event["exercise"], time.monotonic() + time_given + LATE
            yield event
    except queue.Empty:
        yield None
    finally:
        python.kill()
        python.wait()


def forward(lines: Iterable[bytes], put: Callable[[bytes], None]) -> None:
    """Hand every line on, and an empty one at the end."""
    for line in lines:
        put(line)
    put(b"")


def hanging(limit: float) -> str:
    """The sentence for a test that does not end."""
    why = "does a loop never end, or the work double at every step?"
    return f"no answer within {limit:g} seconds: {why}"


# The second Python.


def second_python(limit: float, names: list[str]) -> None:
    """Load the exercises and run their visible tests; all that happens is a line on stdout.

    A test that hangs is interrupted where that can be done, so that its mistake may be named, and
    this Python then ends without having come to the end.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)  # what a hanging test is stopped by
    pipe = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what students print is kept by pytest only
    import numpy  # noqa: F401 - numpy and pytest first, then the folder: see the top
    import pytest

    sys.path.insert(0, HERE)
    functions = {each.id: each.functions for each in load_assignment()[1]}
    reporter = Reporter(lambda line: os.write(pipe, line), limit)
    loaded = [name for name in names if reporter.load(name, functions[name])]
    options = ["--noconftest", "-pno:cacheprovider", "-pno:warnings", "--capture=sys", "-oaddopts="]
    options += ["--continue-on-collection-errors", "--assert=plain", f"--rootdir={HERE}"]
    files = [os.path.join(TESTS, f"test_{name}.py") for name in loaded]
    if files:
        reporter.testing = True
        pytest.main([*options, *files], plugins=[reporter])
    reporter.name_mistakes()
    if not reporter.stopped:
        reporter.emit("", "end")


class Reporter:
    """The pytest plugin: a line when something begins, another when it is checked."""

    def __init__(self, write: Callable[[bytes], object], limit: float) -> None:
        self.write, self.limit = write, limit
        self.exercise = self.title = ""
        self.testing = self.stopped = False
        self.clock = threading.Timer(limit, self.expire)
        self.check = Check("", "passed")
        self.failing: list[str] = []

    def emit(self, exercise: str, title: str, check: Check | None = None, **more: object) -> None:
        """Write one line; the clock starts anew with every exercise."""
        if exercise != self.exercise:
            self.start_clock(self.limit, self.expire)
        self.exercise, self.title = exercise, title
        if check and check.outcome == "failed" and exercise not in self.failing:
            self.failing.append(exercise)
        if check:
            fields = asdict(replace(check, title=title))
            more["check"] = {name: printable(value) for name, value in fields.items()}
        self.write(json.dumps({"exercise": exercise, "title": title, **more}).encode() + b"\n")

    def start_clock(self, seconds: float, act: Callable[[], object]) -> None:
        """Do something after some seconds, in place of what the clock was set to."""
        self.clock.cancel()
        self.clock = threading.Timer(seconds, act)
        self.clock.daemon = True
        self.clock.start()

    def name_mistakes(self) -> None:
        """Say of every failing exercise which known mistake it makes, if one explains it all."""
        if not self.failing:
            return
        from mistakes import name_mistake

        for name in self.failing:
            self.emit(name, "names the mistake", stops=True)  # to hang here fails no check
            self.start_clock(NAMING, self.give_up)
            with redirect_stdout(StringIO()):
                mistake = name_mistake(name, sys.modules[name])
            if mistake:
                self.emit(name, "names the mistake", stops=True, mistake=mistake)

    def give_up(self) -> None:
        """Say that no mistake was named for want of time, and end this Python."""
        self.emit(self.exercise, self.title, stops=True, note=GIVEN_UP)
        os._exit(3)

    def expire(self) -> None:
        """Tell where the exercise hangs; end the test, or this Python where that cannot be done."""
        frame = sys._current_frames()[threading.main_thread().ident or 0]
        places = [(at.f_code.co_filename, line) for at, line in traceback.walk_stack(frame)]
        check = Check("", "failed", hanging(self.limit), **innermost(HERE, places[::-1]))
        self.emit(self.exercise, self.title, check, stops=True)
        if not self.testing:
            os._exit(3)
        self.stopped = True
        self.start_clock(LATE, lambda: os._exit(3))
        _thread.interrupt_main()

    def load(self, name: str, functions: list[str]) -> bool:
        """Load a student's file and look for its functions."""
        title = f"{name}.py loads"
        self.emit(name, title)
        try:
            module = load_module(name)
        except BaseException as error:
            self.emit(name, title, replace(explain(error, name), outcome="broken"))
            return False
        for function in functions:
            if not hasattr(module, function):
                reason = f"{name}.py has no {function}{did_you_mean(function, vars(module))}"
                self.emit(name, title, Check("", "broken", reason, file=f"{name}.py"))
                return False
        return True

    def pytest_collectstart(self, collector: Any) -> None:
        """A test file loads."""
        if collector.nodeid.endswith(".py"):
            self.emit(exercise_of(collector), f"tests/{collector.path.name} loads")

    def pytest_exception_interact(self, node: Any, call: Any, report: Any) -> None:
        """A test file that does not load; failing tests are told elsewhere."""
        if report.when == "collect":
            error = call.excinfo.value.__cause__ or call.excinfo.value
            check = replace(explain(error, exercise_of(node)), outcome="broken")
            self.emit(exercise_of(node), f"tests/{node.path.name} loads", check)

    def pytest_runtest_setup(self, item: Any) -> None:
        """A test begins."""
        self.emit(exercise_of(item), title_of(item))

    def pytest_runtest_makereport(self, item: Any, call: Any) -> None:
        """Keep what happened; None lets pytest make its own report too."""
        error = call.excinfo and call.excinfo.value
        self.check = explain(error, exercise_of(item)) if error else Check("", "passed")

    def pytest_runtest_logreport(self, report: Any) -> None:
        """A test is over, or what prepares it failed."""
        if report.when == "call" or report.failed:
            self.emit(self.exercise, self.title, replace(self.check, printed=report.capstdout))


def load_module(name: str) -> types.ModuleType:
    """Run a student's file from its source: no stale .pyc, no other module of that name."""
    path = FOLDER / f"{name}.py"
    module = sys.modules[name] = types.ModuleType(name)
    module.__file__ = str(path)
    try:
        with redirect_stdout(StringIO()):
            exec(compile(path.read_bytes(), str(path), "exec"), vars(module))
    except BaseException:
        del sys.modules[name]
        raise
    return module


def exercise_of(node: Any) -> str:
    """The exercise that a test, or a file of tests, belongs to."""
    return str(node.path.stem).removeprefix("test_")


def title_of(item: Any) -> str:
    """The first line of the test's docstring, and which case of it."""
    text: str = item.function.__doc__ or item.name.removeprefix("test_").replace("_", " ")
    case = f" [{item.callspec.id}]" if hasattr(item, "callspec") else ""
    return text.strip().splitlines()[0] + case


# An exception in the course's words.


def explain(error: Any, exercise: str) -> Check:
    """The check that an exception stands for; its title is still to come."""
    frames = traceback.walk_tb(error.__traceback__)
    places = [(frame.f_code.co_filename, line) for frame, line in frames]
    if isinstance(error, SyntaxError):
        places.append((error.filename or "", error.lineno or 0))
    own, test = innermost(HERE, places), innermost(TESTS, places)
    if isinstance(error, NotImplementedError):
        if own.get("file", f"{exercise}.py") == f"{exercise}.py":
            return Check("", "todo")
        return Check("", "failed", f"it needs {own['file']}, which is not written yet", **own)
    if hasattr(error, "fault"):  # a Mismatch of close.py
        reason = f"{error.where}: {error.reason}" if error.where else error.reason
        return Check("", "failed", reason, *error.texts(), **test)
    if isinstance(error, AssertionError) and not own:
        return Check("", "failed", str(error).partition("\n")[0] or "this does not hold", **test)
    return Check("", "failed", in_words(error), **(own or test))


def in_words(error: Any) -> str:
    """An exception in one sentence."""
    kind, text = type(error), str(error).partition("\n")[0]
    if "null bytes" in text or "codec can't decode" in text:
        return "the file is not saved as UTF-8 text"
    if isinstance(error, SyntaxError):
        if "<<<<<<<" in (error.text or ""):
            return "two versions of the file stand here side by side: a merge conflict"
        return f"this is not Python {sys.version_info[0]}.{sys.version_info[1]}: {error.msg}"
    if isinstance(error, OSError) and "reading from stdin" in text:
        kind = EOFError
    if isinstance(error, ModuleNotFoundError) and error.name == "torch":
        return "PyTorch is not installed here: python -m pip install torch"
    return SPELT.get(kind, f"the code stopped with {kind.__name__}: {text}")


def innermost(folder: str, places: list[tuple[str, int]]) -> dict[str, Any]:
    """The innermost place in a folder, the kit left aside, as fields of Check."""
    for path, line in reversed(places):
        if os.path.dirname(path) == folder and os.path.basename(path) not in KIT:
            file = Path(path).relative_to(FOLDER).as_posix()
            return {"file": file, "line": line, "code": linecache.getline(path, line).strip()}
    return {}


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """`; did you mean ...?` where a known name is much like this one."""
    near = difflib.get_close_matches(name, [other for other in known if other[:1] != "_"], 1)
    return f"; did you mean {near[0]}?" if near else ""


def printable(value: Any) -> Any:
    """Text in ASCII for every console, without control characters; other values as they are."""
    if not isinstance(value, str):
        return value
    kept = "".join(letter if letter.isprintable() or letter == "\n" else "?" for letter in value)
    return kept.encode("ascii", "backslashreplace").decode()


# Telling. Every front works from the results alone.


@dataclass(frozen=True)
class Front:
    """How one asks for a check, for a hint, and for the next hint, where this is read."""

    check: str
    hint: str
    more: str


TERMINAL = Front("python check.py {}", "--hint", "python check.py {} --hint {}")


def to_text(
    heading: str,
    results: list[Result],
    paint: Callable[[str, str], str],
    how: Front = TERMINAL,
) -> str:
    """All exercises with what failed first in each, then the next one in more detail."""
    lines = [heading, ""]
    for result in results:
        state, name = paint(f"{result.state:<9}", result.state), result.exercise.id
        lines.append(f"  {state}  {name:<17}  {summary(result)}".rstrip())
        if result.state == "failing":
            lines += [f"    {check.title}: {brief(check)}" for check in result.faults[:1]]
            lines += [f"    the mistake: {each.title}" for each in [result.mistake] if each]
        lines += [f"    note: {note}" for note in result.notes]
    open_ones = [result for result in results if result.state != "done"]
    lines += ["", *(details(open_ones[0], 1) if open_ones else ())]
    return "\n".join([*lines, *next_step(open_ones, how), *verdict(results)])


def one_to_text(result: Result, paint: Callable[[str, str], str]) -> str:
    """One exercise in full."""
    lines = [*heading_of(result, paint), *details(result, 9)]
    lines += next_step([result] if result.state != "done" else [])
    return "\n".join([*lines, *verdict([result])])


def heading_of(result: Result, paint: Callable[[str, str], str]) -> list[str]:
    """The exercise, its checks and what should be known beside them."""
    marks = {"passed": paint("ok", "done"), "todo": paint("--", "untouched")}
    lines = [f"{result.exercise.id}: {result.exercise.title} ({result.state})", ""]
    for check in result.checks:
        lines.append(f"  {marks.get(check.outcome, paint('no', 'failing'))}  {check.title}")
    return [*lines, *(f"  note: {note}" for note in result.notes), ""]


def summary(result: Result) -> str:
    """What stands beside an exercise in the list."""
    outcomes = [check.outcome for check in result.checks]
    if result.state == "broken":
        return brief(result.faults[0]) if result.faults else "its tests did not run"
    if result.state == "untouched":
        return ""
    todo = f", {outcomes.count('todo')} not written yet" if "todo" in outcomes else ""
    return f"{outcomes.count('passed')} of {len(outcomes)} visible checks pass{todo}"


def brief(check: Check) -> str:
    """The reason in one line, with the place where it is a student's own."""
    own = check.line and not check.file.startswith("tests/")
    return f"{check.file}, line {check.line}: {check.reason}" if own else check.reason


def details(result: Result, most: int) -> Iterator[str]:
    """The known mistake, and what failed."""
    yield from mistake_lines(result)
    if result.mistake and result.mistake.tree:
        yield from (*textwrap.indent(result.mistake.tree, "    ").splitlines(), "")
    yield from fault_lines(result, most)


def fault_lines(result: Result, most: int) -> Iterator[str]:
    """What failed: the test's title, the reason, both answers, the line."""
    for check in result.faults[:most]:
        yield f"{result.exercise.id}: {check.title}"
        yield f"    {check.reason}"
        if check.expected:
            yield f"    expected  {check.expected}"
            yield f"    got       {check.got}"
        if check.line:
            yield f"    {check.file}, line {check.line}:"
            yield f"        {check.code}"
        for line in check.printed.splitlines()[:10]:
            yield f"    printed   {line}"
        yield ""


def mistake_lines(result: Result) -> list[str]:
    """The known mistake that explains what is wrong, if there is one."""
    if result.mistake is None:
        return []
    what = [f"The mistake: {result.mistake.title}.", result.mistake.explanation]
    if result.mistake.case:
        what.append(f"The smallest case: {result.mistake.case}.")
    return [*(line for text in what for line in textwrap.wrap(text, WIDE)), ""]


def next_step(open_ones: list[Result], how: Front = TERMINAL) -> list[str]:
    """What to do now."""
    if not open_ones:
        return [
            "All visible checks pass. Now read what the hidden ones look at: each file lists it."
        ]
    name = open_ones[0].exercise.id
    return [f"Next: {name}.py, then `{how.check.format(name)}`; add {how.hint} to see a hint."]


def verdict(results: list[Result]) -> list[str]:
    """How little this decides."""
    points = sum(result.exercise.points for result in results)
    return [f"The visible checks decide none of the {points} points, the hidden ones decide all."]


def hint_text(exercise: Exercise, number: int, how: Front = TERMINAL) -> str:
    """One hint, and how to see the next."""
    more = "\nMore: " + how.more.format(exercise.id, number + 1)
    text = f"Hint {number} for {exercise.id}: {exercise.hints[number - 1]}"
    text = textwrap.fill(text, WIDE, break_long_words=False, break_on_hyphens=False)
    return text + (more if number < len(exercise.hints) else "")


def painter(stream: Any) -> Callable[[str, str], str]:
    """Colours for a terminal that has them, unless NO_COLOR is set."""
    plain = "NO_COLOR" in os.environ or os.environ.get("TERM") == "dumb" or not stream.isatty()
    if plain or (os.name == "nt" and "WT_SESSION" not in os.environ):
        return lambda text, state: text
    return coloured


def coloured(text: str, state: str) -> str:
    """A word in the colour of a state."""
    return f"\x1b[{COLOURS[state]}m{text}\x1b[0m"


# The command.


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command: 0 after a check, whatever it found; 2 where the command is wrong.

    With --ci: 1 where GitHub could not be told, 3 where tests fail that CHECKS_MUST_PASS asks for.
    """
    options, parser = parse(arguments)
    if needed := unmet():
        parser.error(needed)
    heading, known = load_assignment()
    chosen = choose(options.exercises, known, parser.error)
    if options.hint is not None:
        if len(options.exercises) != 1 or not 1 <= options.hint <= len(chosen[0].hints):
            name = known[0].id
            parser.error(f"name one exercise and a hint from 1 to 3: check.py {name} --hint 2")
        print(hint_text(chosen[0], options.hint))
        return 0
    if options.ci:
        return tell_github(heading, chosen, options.time_limit)
    try:
        for number, moment in enumerate(saves() if options.watch else [""]):
            print(f"\n---- saved, {moment} ----\n" if number else "", end="")
            show(heading, chosen, options.time_limit)
    except KeyboardInterrupt:
        print()
    return 0


def unmet() -> str:
    """What this Python lacks to run the tests, in one sentence; empty where it lacks nothing."""
    if sys.version_info < (3, 11):  # noqa: UP036 - students start it with what they have
        return f"Python 3.11 or later is needed, this is {sys.version.split()[0]}"
    lacking = [name for name in ("numpy", "pytest") if importlib.util.find_spec(name) is None]
    names = " ".join(lacking)
    return f"please install first: {sys.executable} -m pip install {names}" if lacking else ""


def parse(arguments: Sequence[str] | None) -> tuple[argparse.Namespace, argparse.ArgumentParser]:
    """The command line."""
    shape = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("check.py", description=__doc__, formatter_class=shape)
    parser.add_argument("exercises", nargs="*", metavar="exercise", help="all, where none is named")
    parser.add_argument("--hint", nargs="?", type=int, const=1, metavar="N", help="show hint N")
    parser.add_argument("--watch", action="store_true", help="check again on every save")
    parser.add_argument("--ci", action="store_true", help="tell GitHub what came of it")
    parser.add_argument(
        "--time-limit",
        type=float,
        default=LIMIT,
        metavar="S",
        help=f"seconds for each exercise ({LIMIT:g})",
    )
    return parser.parse_args(arguments), parser


def choose(names: list[str], known: list[Exercise], error: Callable[[str], Any]) -> list[Exercise]:
    """The exercises named, in the course's order; all where none is."""
    ids = [each.id for each in known]
    wanted = [name.removesuffix(".py") for name in names]
    for name in wanted:
        if name not in ids:
            meant = did_you_mean(name, ids) or f"; there are: {', '.join(ids)}"
            error(f"there is no exercise {name!a}{meant}")
    return [each for each in known if not names or each.id in wanted]


def show(heading: str, chosen: list[Exercise], limit: float) -> None:
    """Check and print."""
    paint, results = painter(sys.stdout), run(chosen, limit)
    many = len(chosen) > 1
    print(to_text(heading, results, paint) if many else one_to_text(results[0], paint))
    for file in shadowing_files():
        print(f"note: {file!a} hides a module of that name from your code: rename it")
    sys.stdout.flush()


def tell_github(heading: str, chosen: list[Exercise], limit: float) -> int:
    """Check and let ci.py tell; what goes wrong then is no student's fault."""
    try:
        results = run(chosen, limit)
        text = to_text(heading, results, lambda words, state: words)
        status: int = load_module("ci").tell(heading, text, results, FOLDER, print)
    except Exception as error:
        told = printable(f"{type(error).__name__}: {error}".partition("\n")[0])
        print(f"::error title=check.py::your work was not checked, by a fault of ours: {told}")
        status = 1
    sys.stdout.flush()
    return status


def saves() -> Iterator[str]:
    """The time now, and again after every save of a Python file here, during a check too."""
    before: dict[str, int] = {}
    for _ in moments():
        if (now := save_times()) != before:
            before = now
            yield time.strftime("%H:%M:%S")


def moments() -> Iterator[object]:
    """When to look for a save: watchfiles knows, where it is installed."""
    yield None
    try:
        from watchfiles import watch
    except ImportError:
        while True:
            time.sleep(0.5)
            yield None
    yield from watch(FOLDER, rust_timeout=500, yield_on_timeout=True)


def save_times() -> dict[str, int]:
    """When every Python file here was saved last, in nanoseconds."""
    entries = [entry for folder in (HERE, TESTS) for entry in os.scandir(folder)]
    return {each.path: each.stat().st_mtime_ns for each in entries if each.name.endswith(".py")}


def main_to_a_pipe() -> int:
    """The command, also where whoever reads it stops reading, as `head` does."""
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 0
    return status


if __name__ == "__main__":
    if sys.argv[1:2] == ["--second-python"]:
        second_python(float(sys.argv[2]), sys.argv[3:])
    else:
        raise SystemExit(main_to_a_pipe())
