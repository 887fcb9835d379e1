"""The root is looked for among the leaves

Explanation: You think of a tree that grows upward, with the root where it begins. Here the root is
the output, and the leaves are where the data comes in.

Hint: Leaves have no inputs, the root has no consumers.
"""


def root(g):
    return next(node for node, inputs in g.items() if not inputs)


def leaves(g):
    used = {name for inputs in g.values() for name in inputs}
    return [node for node in g if node not in used]
