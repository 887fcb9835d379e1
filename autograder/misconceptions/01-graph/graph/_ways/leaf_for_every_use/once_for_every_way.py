"""The graph is walked from the root, and a leaf is listed whenever it is met."""


def leaves(g):
    def below(node):
        return [leaf for name in g[node] for leaf in below(name)] if g[node] else [node]

    return below(root(g))
