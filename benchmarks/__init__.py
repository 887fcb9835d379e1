"""Measurements of the grader; `make bench` runs them."""
