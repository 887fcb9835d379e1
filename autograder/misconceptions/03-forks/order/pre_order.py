"""A node is written down before its inputs

Explanation: You go from the root to the inputs and write a node down when you arrive at it. It has
to be written down when you leave it, once all of its inputs stand in the list.

Hint: Visit the inputs first, then append the node.
"""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order, stack = {}, [root]
    while stack:
        node = stack.pop()
        if node not in order:
            order[node] = True
            stack.extend(reversed(g[node]))
    return list(order)
