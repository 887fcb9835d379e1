"""A backward pass in which all local gradients are 1: what arrives is the number of ways."""


def count_paths(g, start):
    waiting = dict.fromkeys(g, 0)
    for inputs in g.values():
        for each in inputs:
            waiting[each] += 1
    (root,) = [node for node in g if not waiting[node]]
    ways = dict.fromkeys(g, 0) | {root: 1}
    ready = [root]
    while ready:
        node = ready.pop()
        for each in g[node]:
            ways[each] += ways[node]
            waiting[each] -= 1
            if not waiting[each]:
                ready.append(each)
    return ways[start]


def count_edge_visits(g):
    visits = 0
    for inputs in g.values():
        for _ in inputs:
            visits += 1
    return visits
