"""The last input of a node is visited first, as a stack has it."""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order, stack = {}, [root]
    while stack:
        node = stack.pop()
        if node not in order:
            order[node] = True
            stack.extend(g[node])
    return list(order)[::-1]
