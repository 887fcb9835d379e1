"""Nodes are counted in place of edges

Explanation: A backward pass stops once at each node, but it computes a contribution for every
edge.

Hint: Count the entries of all input lists.
"""


def count_edge_visits(g):
    return len(g)
