"""The list is taken apart into two names."""


def accumulate(contributions):
    one, other = contributions
    return one + other
