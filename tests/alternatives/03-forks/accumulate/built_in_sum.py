"""Python's sum begins with 0, which makes a new array of the first contribution too."""


def accumulate(contributions):
    return sum(contributions)
