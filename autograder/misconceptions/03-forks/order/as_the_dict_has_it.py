"""The nodes come back as the dict lists them

Explanation: The order in which the dict lists its nodes is arbitrary. In your own experiments you
may have written the leaves first.

Hint: Only the inputs of a node tell what has to come before it.
"""


def ordered(g):
    return list(g)
