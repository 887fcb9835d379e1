"""A search that lists every node once, however many ways lead to it."""


def consumers_of(g, n):
    found = {}
    new = [n]
    for node in new:
        fresh = [other for other in g if node in g[other] and other not in found]
        found |= dict.fromkeys(fresh)
        new += fresh
    return list(found)
