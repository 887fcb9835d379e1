"""Parallel edges are visited as one

Explanation: x * x has two edges from x to the product, and each of them brings a contribution: x
and x again.

Hint: Count the entries of an input list without making it a set.
"""


def count_edge_visits(g):
    return sum(len(set(inputs)) for inputs in g.values())
