"""Brings submissions from where students leave them into nbgrader's folders, with receipts."""
