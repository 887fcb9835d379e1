"""Repositories for students on GitHub: the released files, their CI, and nothing else."""
