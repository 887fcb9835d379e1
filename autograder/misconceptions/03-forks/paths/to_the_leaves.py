"""The ways are counted toward the leaves

Explanation: You followed the inputs. A way from start to the root goes from a node to one of its
consumers.

Hint: Look for the nodes that have start among their inputs.
"""


def count_paths(g, start):
    known = {}

    def ways(node):
        if node not in known:
            known[node] = sum(map(ways, g[node])) if g[node] else 1
        return known[node]

    return ways(start)
