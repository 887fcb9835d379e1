"""An edge is visited again for each way over it

Explanation: You added up the edges of all ways. A backward pass waits at a node until all
contributions are there, and then crosses each of its edges once.

Hint: Count the edges of the graph: every entry of every input list is one.
"""


def count_edge_visits(g):
    return sum(count_paths(g, node) * len(inputs) for node, inputs in g.items())
