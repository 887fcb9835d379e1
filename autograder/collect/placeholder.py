"""Stands where a student handed in no notebook: nbgrader passes over folders without one."""

from typing import Final

CONTENT: Final = (
    b'{"cells": [], "metadata": {"not_handed_in": true}, "nbformat": 4, "nbformat_minor": 5}\n'
)


def notebook_name(assignment: str) -> str:
    """The file name of an assignment's notebook."""
    return f"{assignment}.ipynb"
