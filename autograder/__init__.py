"""Grades a course on backpropagation: jailed, reproducible, and able to name the mistake."""

__version__ = "0.1.0"
