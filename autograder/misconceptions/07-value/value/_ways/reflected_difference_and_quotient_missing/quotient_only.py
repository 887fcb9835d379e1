"""Only the quotient is missing."""


class Value:
    __rtruediv__ = None
