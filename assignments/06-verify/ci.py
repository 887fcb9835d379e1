"""Tells GitHub what came of a check: on the student's lines, on one page, and for programs.

check.py --ci asks this file after a push. A file counts 1 where all its visible tests pass and 0
where not, so that the largest sum is the number of files, and nobody takes it for a mark.
"""

from __future__ import annotations

import ast
import base64
import json
import os
import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

STATUS = {"done": "pass", "failing": "fail", "untouched": "fail", "broken": "error"}
SIGNS = {"done": "passes", "failing": "fails", "untouched": "not begun", "broken": "cannot run"}
RESULT = "result.json"
MUST_PASS = "CHECKS_MUST_PASS"  # a setting of the repository: true turns failing tests red
FAILING = 3
LONGEST = 2000  # characters of one text
MOST_NOTED = 10  # errors that GitHub shows of one step
DECIDES = "visible tests only; the hidden ones decide the mark"

Results = Sequence[Any]  # check.py's own records


def tell(heading: str, text: str, results: Results, folder: Path, say: Callable[[str], Any]) -> int:
    """Write all that GitHub reads, and return the exit status: 0, or 3 where tests must pass."""
    for line in (*quoted(text), *notes(results, folder, os.environ), *notices(results)):
        say(line)
    append(os.environ.get("GITHUB_STEP_SUMMARY"), page(heading, results))
    append(os.environ.get("GITHUB_OUTPUT"), "".join(f"{line}\n" for line in outputs(results)))
    record = json.dumps(classic(results), indent=2)
    (folder / RESULT).write_text(record + "\n", encoding="utf-8")
    failing = any(result.state != "done" for result in results)
    return FAILING if failing and os.environ.get(MUST_PASS, "").lower() == "true" else 0


def append(path: str | None, text: str) -> None:
    """Add to one of the runner's files; outside of a runner there is none."""
    if path:
        with open(path, "a", encoding="utf-8") as stream:
            stream.write(text)


# For people: the log, the lines of a file, the page of a run.


def quoted(text: str) -> list[str]:
    """A text for the log in which nothing a student wrote is taken for a command."""
    token = secrets.token_hex(16)
    return [f"::stop-commands::{token}", text, f"::{token}::"]


def notes(results: Results, folder: Path, env: Mapping[str, str]) -> Iterator[str]:
    """An error on the first line that fails in every exercise that was begun."""
    failing = [result for result in results if result.faults]
    for result in failing[:MOST_NOTED]:
        check = result.faults[0]
        file, line = place(result, check, folder)
        mistake = f" The mistake: {result.mistake.title}." if result.mistake else ""
        where = f"file={within(folder, env)}{field(file)},line={line}"
        title = field(f"{result.exercise.id}: {check.title}")
        yield f"::error {where},title={title}::{data(check.reason + '.' + mistake)}"


def place(result: Any, check: Any, folder: Path) -> tuple[str, int]:
    """The student's line that a check is about: where it failed, or where the function begins."""
    name = f"{result.exercise.id}.py"
    if check.file and not check.file.startswith("tests/"):
        return check.file, max(check.line, 1)
    asked = [each for each in result.exercise.functions if re.search(rf"\b{each}\b", check.code)]
    wanted = (asked or result.exercise.functions or [""])[0]
    try:
        tree = ast.parse((folder / name).read_bytes())
    except (OSError, SyntaxError, ValueError):
        return name, 1
    named = (ast.FunctionDef, ast.ClassDef)
    found = [each for each in ast.walk(tree) if isinstance(each, named) and each.name == wanted]
    return name, min((each.lineno for each in found), default=1)


def within(folder: Path, env: Mapping[str, str]) -> str:
    """The folder as seen from the top of the repository, with a slash behind; empty at the top."""
    top = env.get("GITHUB_WORKSPACE")
    path = os.path.relpath(folder, top).replace(os.sep, "/") if top else "."
    return "" if path == "." or path.startswith("..") else f"{field(path)}/"


def notices(results: Results) -> list[str]:
    """How many files pass, in the two forms that tools for classrooms look for."""
    done, most = points(results)
    report = json.dumps({"totalPoints": done, "maxPoints": most}, separators=(",", ":"))
    return [
        f"::notice title=Autograding complete ({DECIDES})::Points {done}/{most}",
        f"::notice title=Autograding report::{data(report)}",
    ]


def page(heading: str, results: Results) -> str:
    """The summary of a run, in Markdown: a table, then hints and graphs of what to do now."""
    done, most = points(results)
    worth = sum(result.exercise.points for result in results)
    lines = [
        f"## {plain(heading)}",
        "",
        f"{done} of {most} files pass all their visible tests. This decides 0 of {worth} points:",
        "the hidden tests draw other numbers, and each file lists what they look at.",
        "",
        "| exercise | state | visible tests | first that fails |",
        "| --- | --- | --- | --- |",
        *(row(result) for result in results),
        "",
    ]
    begun = [result for result in results if result.faults]
    next_one = [result for result in results if result.state == "untouched"][:1]
    for result in (*begun, *next_one):
        lines += help_for(result)
    return "\n".join(lines) + "\n"


def row(result: Any) -> str:
    """One exercise in the table."""
    first = result.faults[0] if result.faults else None
    told = f"{plain(first.title)}: {plain(first.reason)}" if first else ""
    passed = [check.outcome for check in result.checks].count("passed")
    count = f"{passed} of {len(result.checks)}" if result.state != "broken" else ""
    return f"| {plain(result.exercise.id)} | {SIGNS[result.state]} | {count} | {told} |"


def help_for(result: Any) -> Iterator[str]:
    """What is known about an exercise that is not done, a hint folded up, its graph."""
    exercise, mistake = result.exercise, result.mistake
    yield f"### {plain(exercise.id)}: {plain(exercise.title)}\n"
    if mistake:
        yield f"**{plain(mistake.title)}.** {plain(mistake.explanation)}\n"
    if mistake and mistake.case:
        yield f"The smallest case: {plain(mistake.case)}.\n"
    yield f"<details><summary>A hint</summary>\n\n{plain(exercise.hints[0])}\n"
    yield f"Two more: `python check.py {exercise.id} --hint 2`\n\n</details>\n"
    for graph in [mistake.mermaid] if mistake and mistake.mermaid else exercise.graphs:
        yield f"```mermaid\n{graph}\n```\n"


# For programs.


def points(results: Results) -> tuple[int, int]:
    """How many files pass, and how many there are."""
    return [result.state for result in results].count("done"), len(results)


def classic(results: Results) -> dict[str, Any]:
    """The record that the actions of GitHub Classroom read, whole numbers only."""
    states = [STATUS[result.state] for result in results]
    status = next((each for each in ("error", "fail") if each in states), "pass")
    return {
        "version": 1,
        "status": status,
        "max_score": len(results),
        "tests": [test(result) for result in results],
    }


def test(result: Any) -> dict[str, Any]:
    """One exercise as one test: its point only when every visible test passes."""
    told = [f"{check.title}: {check.reason}" for check in result.faults]
    return {
        "name": result.exercise.id,
        "status": STATUS[result.state],
        "score": int(result.state == "done"),
        "max_score": 1,
        "message": "\n".join(told or [SIGNS[result.state]])[:LONGEST],
        "test_code": "",
        "filename": "",
        "line_no": 0,
        "duration": round(result.seconds, 3),
    }


def outputs(results: Results) -> Iterator[str]:
    """The step's outputs: `ex-relu=` and the record of relu alone, in base64."""
    for result in results:
        record = json.dumps(classic([result])).encode()
        yield f"ex-{result.exercise.id}={base64.b64encode(record).decode()}"


# Text that nobody takes for more than text.


def data(text: str) -> str:
    """A message of a workflow command."""
    return text[:LONGEST].replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def field(text: str) -> str:
    """A property of a workflow command."""
    return data(text).replace(":", "%3A").replace(",", "%2C")


def plain(text: str) -> str:
    """Text in Markdown and its tables: on one line, every sign that means more as its number."""
    line = " ".join(text[:LONGEST].split())
    return re.sub(r"[^\w\s.,;?()'/=+-]", lambda found: f"&#{ord(found[0])};", line)
