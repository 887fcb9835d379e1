"""Marks of a class for other programs: one file for each format, all from the same records."""
