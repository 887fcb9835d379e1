"""The ways are walked from the root down, and each edge is counted on each of them."""


def count_edge_visits(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}

    def below(node):
        return sum(1 + below(each) for each in g[node])

    return below(root)
