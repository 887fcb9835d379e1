"""Mistakes get their names however they are written, and never a wrong one."""

import pytest

from tests.diagnosis_lab import Case, named, style_cases


@pytest.mark.parametrize("case", list(style_cases()), ids=str)
def test_a_mistake_in_another_style_is_named(case: Case) -> None:
    assert named(case) == case.mistake
