"""A node that was visited before is appended again

Explanation: You keep a set of visited nodes, but the append stands outside of the test and runs
once for every use.

Hint: Indent the append, so that it belongs to the if.
"""


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
            stack.extend((each, False) for each in reversed(g[node]))
    return order
