"""The page of all misconceptions: docs/misconceptions.md, whose lists are made from the tables.

Made by `python -m autograder.diagnose.bank_page`; what stands outside its marks is hand-written.
"""

import re
from pathlib import Path

from autograder.course import Course, load_course
from autograder.diagnose.counterexample import describe, size_of
from autograder.diagnose.table_file import Mistake, load
from autograder.diagnose.tables import TABLE, Bench, benches

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path("docs/misconceptions.md")
BEGIN, END = "<!-- begin: {0} -->", "<!-- end: {0} -->"

# The drawn examples: exercise and misconception.
DRAWN = (("value", "sum_assigns"), ("value", "each_use_walks_on"), ("chain", "skips_the_product"))


def page(course: Course, text: str) -> str:
    """The page with its lists and examples made anew; ValueError where a marker is missing."""
    found = {bench.exercise.id: bench for bench in benches(course)}
    text = _between(text, "list", "\n".join(_section(bench) for bench in found.values()))
    return _between(text, "examples", "\n".join(_example(found[e], m) for e, m in DRAWN))


def _between(text: str, name: str, content: str) -> str:
    begin, end = BEGIN.format(name), END.format(name)
    pattern = re.compile(f"{re.escape(begin)}.*?{re.escape(end)}", re.DOTALL)
    if len(pattern.findall(text)) != 1:
        raise ValueError(f"{PAGE}: {begin} and {end} are needed once each")
    return pattern.sub(lambda _: f"{begin}\n{content}\n{end}", text)


def _section(bench: Bench) -> str:
    rows = [_row(mistake) for mistake in load(bench.folder / TABLE).mistakes]
    head = [
        f"\n### {bench.assignment}: {bench.exercise.id}\n",
        "| misconception | smallest case | size |",
        "| --- | --- | --- |",
    ]
    return "\n".join([*head, *rows])


def _row(mistake: Mistake) -> str:
    case = mistake.smallest.entry if mistake.smallest else None
    names = ", ".join(f"`{name}`" for name in (mistake.id, *mistake.also))
    shown = f"`{case.name}`" if case else "none is known"
    return (
        f"| {_cell(mistake.title)} ({names}) | {_cell(shown)} | {size_of(case) if case else ''} |"
    )


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _example(bench: Bench, name: str) -> str:
    """A misconception's smallest case as a student is shown it."""
    mistake = next(each for each in load(bench.folder / TABLE).mistakes if each.id == name)
    case = mistake.smallest
    if case is None:
        raise ValueError(f"{bench.exercise.id}: {name} has no smallest case to draw")
    found = describe(case.entry, case.wrong, case.right, bench.picture(case.entry))
    told = f"{found.statement}: got {found.got}, right is {found.want}"
    return f"\n{mistake.title} (`{name}`):\n\n```text\n{told}\n\n{found.text.rstrip()}\n```"


def main() -> None:
    """Write the page."""
    path = ROOT / PAGE
    path.write_text(page(load_course(ROOT), path.read_text()))


if __name__ == "__main__":
    main()
