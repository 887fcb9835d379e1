"""A leaf is listed once for every use

Explanation: The uses are counted where nodes are asked for. A leaf that is used three times is one
leaf.

Hint: Go through the nodes of the dict, not through the input lists.
"""


def leaves(g):
    return [name for inputs in g.values() for name in inputs if not g[name]] or list(g)
