"""A mask comes back where unit numbers are asked for

Explanation: One True or False for each unit says the same, but the answer is a list of numbers.

Hint: np.flatnonzero turns a mask into the numbers of the units where it is True.
"""


def dead_units(z):
    return (z <= 0).tolist()


def zero_columns(h):
    return (h == 0).tolist()
