"""Two contributions are expected, no more and no less

Explanation: Your code takes two entries of the list, whatever its length. A value may be used once,
or five times.

Hint: Use a loop over the list, which works for any number of entries.
"""


def accumulate(contributions):
    return contributions[0] + contributions[1]
