"""The written answers of a notebook: which are there, and which are new since last time."""

import hashlib
from collections.abc import Mapping
from typing import NamedTuple

from autograder.nbgrader_bridge.gradebook import written_answers
from autograder.nbgrader_bridge.mend import Mended, Notebook, grade_id, source_of


class Answers(NamedTuple):
    """By the name of each written answer: whether it is new, None where there is none; its hash."""

    is_new: dict[str, bool | None]
    hashes: dict[str, str]


def answers_of(mended: Mended, released: Notebook, known: Mapping[str, str]) -> Answers:
    """The written answers of a notebook; `known` has the hashes of those seen before.

    Where a notebook was handed in and cannot be read, every answer waits for a person.
    """
    blank = {grade_id(cell): source_of(cell) for cell in released["cells"]}
    texts = {grade_id(cell): source_of(cell) for cell in mended.notebook["cells"]}
    found = Answers({}, {})
    for name in written_answers(released):
        text = mended.unread or texts[name]
        found.hashes[name] = hashlib.sha256(text.encode(errors="replace")).hexdigest()
        if not mended.unread and text.strip() in ("", blank[name].strip()):
            found.is_new[name] = None
        else:
            found.is_new[name] = known.get(name) != found.hashes[name]
    return found
