"""Nodes are counted in place of ways

Explanation: You counted the nodes from start to the root. Several ways may lead over the same
nodes, and several nodes may lie on one way.

Hint: The ways from a node are the sum, over its uses, of the ways from there.
"""


def count_paths(g, start):
    above, new = {start}, [start]
    while new:
        node = new.pop()
        fresh = [other for other in g if node in g[other] and other not in above]
        above |= set(fresh)
        new += fresh
    return len(above)
