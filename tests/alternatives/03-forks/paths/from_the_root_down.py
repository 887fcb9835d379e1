"""A memo by functools, from the root toward start."""

from functools import cache


def count_paths(g, start):
    @cache
    def ways(node):
        return int(node == start) + sum(ways(each) for each in g[node])

    used = {each for inputs in g.values() for each in inputs}
    return next(ways(node) for node in g if node not in used)


def count_edge_visits(g):
    return len([each for inputs in g.values() for each in inputs])
