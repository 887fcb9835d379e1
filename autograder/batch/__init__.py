"""Many submissions: processes, progress, and what is missing or changed done again."""
