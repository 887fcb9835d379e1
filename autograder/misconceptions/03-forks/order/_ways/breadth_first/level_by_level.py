"""The levels are turned round, and the nodes of a level are not."""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order, seen, level = [], {root}, [root]
    while level:
        order = level + order
        below = dict.fromkeys(each for node in level for each in g[node] if each not in seen)
        level = list(below)
        seen.update(below)
    return order
