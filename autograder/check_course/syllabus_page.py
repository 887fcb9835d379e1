"""The page of the syllabus, docs/syllabus.md.

Run as `python -m autograder.check_course.syllabus_page`, which writes the page.
"""

from pathlib import Path

from autograder.check_course.syllabus import Item, load_items
from autograder.check_course.table import in_words

ROOT = Path(__file__).resolve().parents[2]
PAGE = Path("docs/syllabus.md")

INTRODUCTION = """# What the course teaches, and where

Made from `syllabus.toml` by `python -m autograder.check_course.syllabus_page`. Every place named
here is looked up by `autograder check-course`, which fails where one is missing.

*Sources*: D2L is "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive
into Deep Learning, *exercise 1* to *6* are that chapter's, *note* is the note on the direction
words of a computation graph, and *beyond* is what goes further. *Taught* names exercises, whose
handout is the text at the top of their file, and cells of notebooks as `assignment:cell`. *Graded*
names probes of the hidden suites, and written answers, which are marked by hand.
"""


def page(items: tuple[Item, ...]) -> str:
    """The page in Markdown."""
    rows = [
        f"| {item.text} | {item.source} | {in_words(item.taught)} | {in_words(item.graded)} |"
        for item in items
    ]
    head = ["| item | source | taught | graded |", "| --- | --- | --- | --- |"]
    return "\n".join([INTRODUCTION, *head, *rows, ""])


def main() -> None:
    """Write the page."""
    (ROOT / PAGE).write_text(page(load_items(ROOT)), encoding="utf-8")


if __name__ == "__main__":
    main()
