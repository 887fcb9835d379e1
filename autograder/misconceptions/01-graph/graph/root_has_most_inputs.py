"""The root is taken to be the node with most inputs

Explanation: How many inputs a node has tells nothing about its place. o = tanh(n) has one.

Hint: The root is the one node that stands in no input list.
"""


def root(g):
    return max(g, key=lambda node: len(g[node]))
