"""One submission to its report: the suites replayed, marked, put in words."""
