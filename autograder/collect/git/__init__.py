"""Collects from git repositories: which commit counts, fetched and read without a checkout."""
