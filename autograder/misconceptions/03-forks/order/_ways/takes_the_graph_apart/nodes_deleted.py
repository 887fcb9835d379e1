"""Nodes that are done are deleted from the dict."""


def ordered(g):
    order = []
    while g:
        for node in list(g):
            if g.keys().isdisjoint(g[node]):
                del g[node]
                order.append(node)
    return order
