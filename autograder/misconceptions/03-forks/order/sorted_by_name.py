"""The nodes are sorted by name

Explanation: a before b looks like an order, but names say nothing about what is computed from
what.

Hint: Only the inputs of a node tell what has to come before it.
"""


def ordered(g):
    return sorted(g)
