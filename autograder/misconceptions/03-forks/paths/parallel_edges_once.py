"""Parallel edges count as one way

Explanation: You asked which nodes use a node, not how often. In x * x two ways lead from x to the
product, over the left and over the right input.

Hint: Count every entry of an input list: g[other].count(node) ways lead on to other.
"""


def count_paths(g, start):
    known = {}

    def ways(node):
        if node not in known:
            users = [other for other in g if node in g[other]]
            known[node] = sum(map(ways, users)) if users else 1
        return known[node]

    return ways(start)
