"""Sorted by level: a node is one above the highest of its inputs, found by a queue."""

from collections import Counter, deque


def topological_order(g):
    users = {node: Counter() for node in g}
    for node, inputs in g.items():
        for each in inputs:
            users[each][node] += 1
    left = {node: len(inputs) for node, inputs in g.items()}
    level = dict.fromkeys(g, 0)
    queue = deque(node for node in g if not g[node])
    while queue:
        node = queue.popleft()
        for user, times in users[node].items():
            level[user] = max(level[user], level[node] + 1)
            left[user] -= times
            if not left[user]:
                queue.append(user)
    return tuple(sorted(g, key=lambda node: level[node]))
