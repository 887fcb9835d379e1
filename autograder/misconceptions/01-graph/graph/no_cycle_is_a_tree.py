"""Every graph without a cycle counts as a tree

Explanation: No computation graph has a cycle. In a tree there is moreover only one way from each
node to the root.

Hint: Look for a value that is used twice.
"""


def is_tree(g):
    return True
