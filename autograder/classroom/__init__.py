"""Repositories for students on GitHub: the released files, their CI, and nothing else."""

from autograder.classroom.build import build

__all__ = ["build"]
