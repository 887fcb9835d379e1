"""A tree is taken to be a graph in which no node has more than two inputs

Explanation: How many inputs an operation has does not matter, and x * x has two. What matters is
how often a value is used.

Hint: Count the uses of each value.
"""


def is_tree(g):
    return all(len(inputs) <= 2 for inputs in g.values())
