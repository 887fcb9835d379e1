"""What counts as a lower mark: no number of it may fall unseen."""

from typing import Any

import pytest
from msgspec.structs import replace

from autograder.batch.regrade import is_lower
from autograder.batch.regrade_log import Mark

MARK = Mark(
    state="graded", points=5, max_points=10, final_points=4, excused=False,
    exercises={"a": 3, "b": 2},
)  # fmt: skip
FALLS: dict[str, tuple[dict[str, Any], bool]] = {
    "nothing": ({}, False),
    "points": ({"points": 4}, True),
    "what counts": ({"final_points": 3}, True),
    "one exercise of two": ({"points": 6, "exercises": {"a": 2, "b": 4}}, True),
    "an exercise is gone": ({"exercises": {"a": 5}}, True),
    "the share": ({"max_points": 11}, True),
    "all rise": ({"points": 6, "final_points": 5, "exercises": {"a": 4, "b": 2}}, False),
    "excused": ({"final_points": None, "excused": True}, False),
}


@pytest.mark.parametrize("case", FALLS)
def test_a_mark_is_lower_when_any_of_its_numbers_falls(case: str) -> None:
    change, falls = FALLS[case]
    assert is_lower(MARK, replace(MARK, **change)) is falls


def test_a_missing_mark_is_never_a_higher_one() -> None:
    missing = replace(MARK, points=None, final_points=None, exercises={"a": None, "b": None})
    assert not is_lower(missing, MARK)
