"""The last input of a node is visited first, as a stack has it."""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order, seen, stack = [], set(), [(root, False)]
    while stack:
        node, inputs_done = stack.pop()
        if inputs_done or node in seen:
            order.append(node)
        else:
            seen.add(node)
            stack.append((node, True))
            stack.extend((each, False) for each in g[node])
    return order
