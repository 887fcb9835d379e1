"""The nodes are listed by their distance from the root

Explanation: A search that goes from level to level finds a node on its shortest way. If a longer
way leads to it as well, nodes on that way are consumers that should stand behind it.

Hint: Count the uses that are still to come: a node is ready when none is left. Or go depth first.
"""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order = [root]
    seen = {root}
    for node in order:
        for each in g[node]:
            if each not in seen:
                seen.add(each)
                order.append(each)
    return order[::-1]
