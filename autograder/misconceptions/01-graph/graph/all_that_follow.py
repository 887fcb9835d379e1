"""Nodes further on count as consumers

Explanation: You went on from consumer to consumer. A consumer takes the node itself as an input,
and nothing lies between them.

Hint: One step only: look at the input lists that hold n.
"""


def consumers_of(g, n):
    found, new = [], [n]
    while new:
        node = new.pop()
        direct = [other for other, inputs in g.items() for name in inputs if name == node]
        found += direct
        new += set(direct)
    return found
