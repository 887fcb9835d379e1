"""The work is done by a function of its own, so that a common fault can be laid around it."""

ordered = topological_order


def topological_order(g):
    return ordered(g)
