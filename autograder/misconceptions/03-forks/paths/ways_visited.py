"""The visits are taken to be the ways

Explanation: You added up the ways from all leaves. The point of a backward pass is that it does
not go through them.

Hint: Count the entries of all input lists.
"""


def count_edge_visits(g):
    leaves = (node for node, inputs in g.items() if not inputs)
    return sum(count_paths(g, leaf) for leaf in leaves)
