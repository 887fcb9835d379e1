"""Depth first by recursion, with the limit raised for long chains."""

import sys

sys.setrecursionlimit(100_000)


def topological_order(g):
    order = {}

    def visit(node):
        if node not in order:
            for each in g[node]:
                visit(each)
            order[node] = None

    for node in g:
        visit(node)
    return list(order)
