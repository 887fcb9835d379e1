"""A leaf that is used more than once is left out

Explanation: A leaf is a node without inputs. How many consumers it has plays no part.

Hint: Test whether the input list of the node is empty, and nothing else.
"""


def leaves(g):
    used = [name for inputs in g.values() for name in inputs]
    return [node for node, inputs in g.items() if not inputs and used.count(node) <= 1]
