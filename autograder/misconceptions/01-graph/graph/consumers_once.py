"""A consumer is listed once however often it uses the node

Explanation: You asked of every node whether n is among its inputs, not how often. In x * x the
product uses x twice.

Hint: Go through the entries of every input list, and note the node for each entry that is n.
"""


def consumers_of(g, n):
    return [node for node, inputs in g.items() if n in inputs]
