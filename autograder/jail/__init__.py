"""The only place where a student's code runs. Knows nothing of courses, suites or marks."""
