"""The order of arrival is turned round

Explanation: You wrote down each node on arrival and turned the list round at the end. On a tree
that works. Where a node is also reached on a longer way, a node of that way ends up before it.

Hint: Write a node down when all of its inputs stand in the list, and turn nothing.
"""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order, stack = {}, [root]
    while stack:
        node = stack.pop()
        if node not in order:
            order[node] = True
            stack.extend(reversed(g[node]))
    return list(order)[::-1]
