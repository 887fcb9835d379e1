"""What passes all visible tests is listed for the maintainer."""

import sys

import pytest

from autograder.check_course.survivors import survivors
from autograder.course import Course


@pytest.mark.parametrize(
    ("assignment", "exercise", "passing", "failing"),
    [
        ("02-local-rules", "relu", {"changes_d_out"}, {"gate_dropped", "gate_inverted"}),
        (
            "07-value",
            "value",
            {"breadth_first"},
            {"walks_every_path", "sum_assigns"},
        ),  # one never ends
        ("06-verify", "bug_hunt", {"too_tolerant"}, {"d_out_of_ones", "right_ones_listed"}),
    ],
)
def test_a_mistake_survives_where_no_visible_test_shows_it(
    assignment: str, exercise: str, passing: set[str], failing: set[str], course: Course
) -> None:
    unit = course.assignment(assignment)
    before = dict(sys.modules)
    passed, count = survivors(course, unit, unit.exercise(exercise))
    assert passing <= set(passed)
    assert not failing & set(passed)
    assert len(passed) < count
    assert exercise not in sys.modules or before.get(exercise) is sys.modules[exercise]
