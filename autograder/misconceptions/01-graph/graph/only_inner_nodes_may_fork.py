"""The leaves are not looked at

Explanation: A leaf may be used twice as well, such as a weight that is used by the prediction and
by the penalty.

Hint: Look at the uses of every node.
"""


def is_tree(g):
    uses = [name for inputs in g.values() for name in inputs if g[name]]
    return len(uses) == len(set(uses))
