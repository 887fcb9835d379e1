"""All functions work on a set of edges, and the tree is looked for there as well."""


def inputs_of(g, n):
    return sorted(set(g[n]))


def consumers_of(g, n):
    return [node for node, inputs in g.items() if n in inputs]


def is_tree(g):
    edges = {(name, node) for node, inputs in g.items() for name in inputs}
    return len(edges) == len({name for name, _ in edges})
