"""A node is listed once for every way to it

Explanation: A node that is used twice was visited twice and stands in the list twice. Sixty lines
x = x + x would never end.

Hint: Keep a set of the nodes that were visited, and pass by those that are in it.
"""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order, stack = [], [(root, False)]
    while stack:
        node, inputs_done = stack.pop()
        if inputs_done:
            order.append(node)
        else:
            stack.append((node, True))
            stack.extend((each, False) for each in reversed(g[node]))
    return order
