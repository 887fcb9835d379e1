"""Edges are counted in place of ways

Explanation: You added up the edges between start and the root. Three edges followed by three edges
are nine ways, since each of the first three goes on in three ways.

Hint: The ways from a node are the sum, over its uses, of the ways from there.
"""


def count_paths(g, start):
    above, new = set(), [start]
    while new:
        node = new.pop()
        above.add(node)
        new += [other for other in g if node in g[other] and other not in above]
    return max(1, sum(each in above for node in above for each in g[node]))
