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
            {"tanh_assigns"},
            {"walks_every_path", "sum_assigns", "breadth_first"},
        ),  # one never ends
        (
            "06-verify",
            "bug_hunt",
            {"compared_absolutely"},
            {"d_out_of_ones", "d_out_is_uniform", "last_point_decides", "sums_compared"},
        ),
        (
            "05-mlp",
            "hidden_bias",
            {"rounds_like_the_bias"},
            {"gate_dropped", "gate_open_at_zero", "mean_in_the_loss", "penalty_missing_backward"},
        ),
        ("01-graph", "graph", set(), {"root_is_listed_first", "only_leaves_may_fork"}),
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
