"""Only the leaves are looked at

Explanation: A value in the middle of the graph may be used twice as well, and then the graph is no
tree.

Hint: Look at the uses of every node.
"""


def is_tree(g):
    uses = [name for inputs in g.values() for name in inputs if not g[name]]
    return len(uses) == len(set(uses))
