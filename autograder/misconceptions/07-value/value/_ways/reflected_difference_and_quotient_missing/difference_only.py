"""Only the difference is missing."""


class Value:
    __rsub__ = None
