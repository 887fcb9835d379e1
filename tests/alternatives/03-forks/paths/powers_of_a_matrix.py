"""Entry (start, root) of I + A + A^2 + ..., where A counts the edges."""

import numpy as np


def adjacency(g):
    place = {node: number for number, node in enumerate(g)}
    edges = np.zeros((len(g), len(g)), dtype=np.int64)
    for node, inputs in g.items():
        for each in inputs:
            edges[place[each], place[node]] += 1
    return edges, place


def count_paths(g, start):
    edges, place = adjacency(g)
    at = np.zeros(len(g), dtype=np.int64)
    at[place[start]] = 1
    root = int(np.flatnonzero(edges.sum(axis=1) == 0)[0])
    total = 0
    for _ in g:
        total += at[root]
        at = at @ edges
    return total


def count_edge_visits(g):
    return adjacency(g)[0].sum()
